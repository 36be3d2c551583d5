import type { StepWords } from './en.js';

/** Italian texts for files, payments and codes. */
export const it: StepWords = {
  files: {
    choose: 'Scegli un file',
    replace: 'Scegli un altro file',
    remove: 'Rimuovi il file',
    sending: 'Caricamento…',
    isThere: 'Caricato: {name}',
    takes: '{types}, fino a {n} MB.',
    type: 'Tipo di file non supportato. Carica {types}.',
    large: 'Il file supera i {n} MB.',
    damaged: 'Il file è danneggiato o incompleto. Scegline un altro.',
    document: 'Documento',
  },
  deposit: {
    submit: 'Vai al pagamento',
    waits: 'Siamo in attesa del pagamento. Se hai lasciato la pagina prima di finire, puoi riprendere da lì.',
    go: 'Vai alla pagina di pagamento',
    leaving: 'Ti portiamo alla pagina di pagamento…',
  },
  adults: {
    title: 'Link per gli altri adulti',
    lead: 'Ogni adulto ha la propria lista. Invia a ciascuno il suo link. Nessuno vede i dati che hai inserito.',
    done: 'Fatto',
    waiting: 'Non ancora fatto',
    copy: 'Copia link',
    copied: 'Link copiato.',
    link: 'Link per {name}',
    none: 'Il tuo host ha revocato questo link.',
  },
  codes: {
    send: 'Invia codice',
    again: 'Invia di nuovo il codice',
    sent: 'Abbiamo inviato un codice a {to}. Scade tra {n} minuti.',
    label: 'Codice',
    confirm: 'Conferma',
    confirmed: 'Confermato',
    wrong: 'Codice errato o scaduto.',
    notSent: 'Non siamo riusciti a inviare il codice. Controlla il dato inserito e riprova tra un minuto.',
    noMobile: 'Possiamo inviare codici solo a un numero di cellulare. Inseriscine uno e riprova.',
    tooMany: 'Hai richiesto troppi codici. Riprova più tardi.',
    needed: '{field}: conferma con il codice che ti inviamo.',
  },
};

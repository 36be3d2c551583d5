import type { JourneyWords } from './en.js';

export const it: JourneyWords = {
  host: {
    label: 'Il tuo host',
    contact: 'Domande? Contatta {name}',
    contactHost: 'Domande? Contatta il tuo host',
    privacy: 'Informativa sulla privacy',
  },
  arrival: {
    instructions: 'Istruzioni per il check-in',
    calendar: 'Aggiungi al calendario',
    event: 'Soggiorno: {place}',
    agreement: 'Scarica il contratto firmato',
    signed: 'Firmato il {date}',
  },
  consent: {
    why: 'Finalità',
    kept: 'Periodo di conservazione',
    other: 'La tua scelta',
    documentTitle: 'Lettura del documento',
    documentWhy:
      'Leggiamo dalle foto il tuo nome, la data di nascita e il numero del documento e li confrontiamo con la prenotazione. Il tuo host vede le foto e il risultato.',
    documentOther:
      'Non devi per forza caricare qui il tuo documento. Puoi chiedere al tuo host di controllarlo in un altro modo.',
    faceTitle: 'Conferma che sei tu',
    faceWhy:
      'Se scegli il selfie, misuriamo il tuo volto nel selfie e nella foto del documento per vedere se è la stessa persona. Queste misure sono dati biometrici. Scegliendo il selfie dai il tuo consenso esplicito.',
    faceMovement:
      'Ti chiediamo anche di girare la testa e misuriamo il tuo volto in alcuni fotogrammi, per assicurarci che davanti alla fotocamera non ci sia una foto. In alternativa può controllare una persona.',
    faceOther: 'In alternativa una persona può controllare il tuo documento. Richiede più tempo, ma non ti penalizza.',
    checkTitle: 'Autorizza questa verifica',
    checkOther: 'Puoi rifiutare. Salta questo passaggio e avvisa il tuo host, che deciderà senza la verifica.',
    behaviorTitle: 'Aiuta a individuare le frodi (facoltativo)',
    behaviorWhy:
      'Se dai il consenso, misuriamo quanto tempo dedichi a ogni passaggio e contiamo in quanti campi di nome, contatto, indirizzo e documento incolli del testo. Non registriamo mai ciò che scrivi o incolli. Conserviamo anche il fuso orario del tuo browser e un identificativo casuale che permette di riconoscere questo dispositivo in altre prenotazioni con questo host. Il tuo host vede il risultato come indizio.',
    behaviorKept: '{time} dopo il soggiorno. L’identificativo resta in questo browser finché non togli la spunta.',
    behaviorOther:
      'Puoi continuare senza dare il consenso. Non cambia nulla e non ti penalizza. Togli la spunta quando vuoi e cancelliamo ciò che abbiamo misurato.',
    behaviorAgree: 'Do il mio consenso',
    pictures: 'Foto: {time}.',
    picturesNone: 'Le foto vengono cancellate subito dopo la lettura.',
    data: 'Dati: {time} dopo il soggiorno.',
    face: 'Misure: {time}.',
    framesKept: 'Fotogrammi: cancellati subito dopo il controllo.',
    faceNone: 'Misure: al massimo un giorno.',
    result: 'Risultato: {time}.',
  },
  declined: {
    title: 'Il tuo soggiorno non è stato approvato',
    text: 'Il tuo host ha deciso di non accettare questa prenotazione. Qui non devi fare altro. Se hai domande o pensi che ci sia un errore, contatta il tuo host.',
    checks: 'Verifiche che hai accettato',
    about:
      'Questa pagina non mostra i risultati né se hanno influito sulla decisione. Chiedilo al tuo host, e chiedi anche una copia. Segnala al tuo host ciò che è sbagliato o riguarda un’altra persona.',
    us: 'Negli Stati Uniti, se la decisione si basa sul rapporto di un’agenzia di informazioni sui consumatori (consumer reporting agency), per esempio un’agenzia di credito, il Fair Credit Reporting Act ti dà il diritto di sapere quale agenzia lo ha fornito, di ottenerne una copia gratuita dall’agenzia entro 60 giorni e di contestare ciò che è inesatto o incompleto.',
    rights: 'I tuoi diritti secondo questa legge (consumerfinance.gov, in inglese)',
  },
  refusal: {
    go: 'Continua senza questa verifica',
    title: 'Non hai accettato questa verifica',
    text: 'Non la eseguiamo. Il tuo host vede che l’hai saltata: deciderà senza oppure te la chiederà di nuovo.',
    back: 'Accetta comunque',
  },
  signing: {
    hint: 'Firma come {name}.',
    differs:
      'Questo non è il nome della prenotazione ({name}). Firma solo se hai l’autorizzazione a firmare per questa prenotazione.',
  },
  prefilled: 'Abbiamo inserito i dati che ci hai già fornito. Controllali.',
};

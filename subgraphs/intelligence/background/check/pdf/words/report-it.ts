import type { ReportWords } from './report-en.js';

export const it: ReportWords = {
  title: 'Verifica dei precedenti',
  confidential: 'riservato',
  created: (time) => `creato il ${time}`,
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  test: 'Test',
  testData: 'Modalità di test: solo con dati inclusi e importati.',
  verdicts: {
    CLEARED: {
      word: 'Nulla da segnalare',
      text: 'Tutte le fonti applicabili sono state consultate. Nessuna corrispondenza.',
    },
    REVIEW: {
      word: 'Da rivedere',
      text: 'Serve una revisione manuale: ci sono corrispondenze, oppure una fonte non è stata consultata per intero.',
    },
    FAILED: {
      word: 'Non riuscita',
      text: 'Nessuna fonte è stata consultata: questa verifica non dice nulla sulla persona.',
    },
  },
  notFullySearched: (sources) => `Non consultate per intero: ${sources}.`,
  person: 'Persona verificata',
  labels: { name: 'Nome', born: 'Nascita', address: 'Indirizzo', gender: 'Sesso', phone: 'Telefono', email: 'Email' },
  searched: 'Fonti consultate',
  sources: {
    watchlist: 'Watchlist mondiali',
    sex_offenders: 'Registri di autori di reati sessuali',
    adverse_media: 'Notizie sfavorevoli',
    evictions: 'Cause di sfratto',
  },
  states: {
    notApplicable: 'Non pertinente',
    notSearched: 'Non consultata',
    incomplete: 'Incompleta',
    found: 'Trovato',
    noResults: 'Nessun risultato',
    noConcerns: 'Nulla da segnalare',
  },
  asOf: (source, date) => `${source}, dati del ${date}.`,
  reasons: {
    name_missing: 'Manca il nome o il cognome.',
    date_of_birth_missing: 'Manca la data di nascita.',
    state_missing: 'Manca lo Stato degli USA.',
    united_states_only: 'I dati coprono solo gli Stati Uniti.',
    state_switched_off: 'Le impostazioni escludono questo Stato, dove la legge limita l’uso di questi dati.',
    no_records_imported: 'Nessun dato importato.',
    no_provider: 'Nessun fornitore configurato.',
    name_too_short: 'Il nome è troppo corto per la ricerca.',
    provider_failed: 'Il fornitore non ha risposto dopo vari tentativi.',
    a_provider_failed: 'Uno dei fornitori non ha risposto.',
    search_failed: 'La ricerca non è riuscita dopo vari tentativi. Cercare la persona di propria mano.',
    source_removed: 'Questa fonte non è più disponibile.',
  },
  reason: (code) => `Motivo: ${code}.`,
  unknown: 'sconosciuto',
  about: 'Informazioni sulla verifica',
  period: (id, from, to) => `Verifica ${id}, dal ${from} al ${to}.`,
  legal:
    'Le corrispondenze si basano sul nome e sugli altri dati forniti e possono riguardare un’altra persona. Verificarle prima di agire e rispettare la legge locale: alcuni usi di registri e atti giudiziari sono vietati.',
};

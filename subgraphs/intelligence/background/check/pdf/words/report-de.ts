import type { ReportWords } from './report-en.js';

export const de: ReportWords = {
  title: 'Hintergrundprüfung',
  confidential: 'vertraulich',
  created: (time) => `erstellt ${time}`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  test: 'Test',
  testData: 'Testmodus: nur aus mitgelieferten und importierten Daten.',
  verdicts: {
    CLEARED: { word: 'Unbedenklich', text: 'Alle zutreffenden Quellen wurden durchsucht. Keine Treffer.' },
    REVIEW: {
      word: 'Zu prüfen',
      text: 'Manuelle Prüfung nötig: Es gibt Treffer, oder eine Quelle konnte nicht vollständig durchsucht werden.',
    },
    FAILED: {
      word: 'Fehlgeschlagen',
      text: 'Keine Quelle konnte durchsucht werden. Diese Prüfung sagt nichts über die Person aus.',
    },
  },
  notFullySearched: (sources) => `Nicht vollständig durchsucht: ${sources}.`,
  person: 'Geprüfte Person',
  labels: {
    name: 'Name',
    born: 'Geboren',
    address: 'Adresse',
    gender: 'Geschlecht',
    phone: 'Telefon',
    email: 'E-Mail',
  },
  searched: 'Durchsuchte Quellen',
  sources: {
    watchlist: 'Weltweite Watchlists',
    sex_offenders: 'Sexualstraftäterregister',
    adverse_media: 'Negativmeldungen',
    evictions: 'Räumungsverfahren',
  },
  states: {
    notApplicable: 'Entfällt',
    notSearched: 'Nicht durchsucht',
    incomplete: 'Unvollständig',
    found: 'Gefunden',
    noResults: 'Keine Treffer',
    noConcerns: 'Unbedenklich',
  },
  asOf: (source, date) => `${source}, Stand: ${date}.`,
  reasons: {
    name_missing: 'Vor- oder Nachname fehlt.',
    date_of_birth_missing: 'Das Geburtsdatum fehlt.',
    state_missing: 'Der US-Bundesstaat fehlt.',
    united_states_only: 'Die Daten decken nur die USA ab.',
    state_switched_off:
      'Ihre Einstellungen schließen diesen Bundesstaat aus. Dort schränkt das Gesetz die Nutzung dieser Daten ein.',
    no_records_imported: 'Es sind keine Daten importiert.',
    no_provider: 'Es ist kein Anbieter eingerichtet.',
    name_too_short: 'Der Name ist zu kurz für eine Suche.',
    provider_failed: 'Der Anbieter hat nach mehreren Versuchen nicht geantwortet.',
    a_provider_failed: 'Einer von mehreren Anbietern hat nicht geantwortet.',
    search_failed: 'Die Suche ist nach mehreren Versuchen fehlgeschlagen. Suchen Sie selbst nach der Person.',
    source_removed: 'Diese Quelle gibt es nicht mehr.',
  },
  reason: (code) => `Grund: ${code}.`,
  unknown: 'unbekannt',
  about: 'Über diese Prüfung',
  period: (id, from, to) => `Prüfung ${id}, ${from} bis ${to}.`,
  legal:
    'Treffer beruhen auf dem Namen und den übrigen Angaben und können eine andere Person betreffen. Prüfen Sie sie, bevor Sie handeln, und beachten Sie das örtliche Recht: Manche Nutzungen von Registern und Gerichtsakten sind verboten.',
};

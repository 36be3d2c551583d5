/** Languages of notifications: those of the dashboard. */
export type NotificationLanguage = 'en' | 'de' | 'fr' | 'es' | 'it';

/** Texts of a notification. Sentences end with a period; a subject goes without it. */
export interface NewsWords {
  review: string;
  reviews: (count: number) => string;
  webhook: (kind: string) => string;
  data: (kind: string) => string;
  jobs: string;
  /** First message in a team chat. */
  greeting: string;
  /** Names of webhooks and lookups by key, for the middle of a sentence. */
  kinds: Readonly<Record<string, string>>;
}

const en: NewsWords = {
  review: 'A reservation needs a review.',
  reviews: (count) => `${count} reservations need a review.`,
  webhook: (kind) => `The webhook for ${kind} events is failing.`,
  data: (kind) => `Data for ${kind} checks is too old.`,
  jobs: 'Background jobs failed.',
  greeting: 'Notifications of your guest screening will appear here.',
  kinds: {},
};

const de: NewsWords = {
  review: 'Eine Reservierung muss geprüft werden.',
  reviews: (count) => `${count} Reservierungen müssen geprüft werden.`,
  webhook: (kind) => `Der Webhook „${kind}“ ist fehlerhaft.`,
  data: (kind) => `Die Daten sind zu alt: ${kind}.`,
  jobs: 'Hintergrundaufträge sind fehlgeschlagen.',
  greeting: 'Hier erscheinen die Benachrichtigungen Ihres Gäste-Screenings.',
  kinds: {
    account: 'Konto',
    guest_portal: 'Gästeportal',
    listing: 'Unterkunft',
    messaging: 'Nachrichten',
    reservation: 'Reservierung',
    screening: 'Screening',
    phone: 'Telefonnummern',
    mx: 'Mailserver',
    ip: 'IP-Standort',
    ip_threats: 'IP-Bedrohungen',
    whois: 'Domain-Registrierungen',
    company: 'Unternehmen',
    address: 'Orte',
    breaches: 'Datenlecks',
    social: 'Konten in sozialen Netzwerken',
    sex_offenders: 'Sexualstraftäterregister',
    evictions: 'Räumungen',
    news: 'Presse',
    watchlist: 'Sanktionslisten und Watchlists',
    credit: 'Bonität',
  },
};

const fr: NewsWords = {
  review: 'Une réservation est à examiner.',
  reviews: (count) => `${count} réservations sont à examiner.`,
  webhook: (kind) => `Le webhook «\u202f${kind}\u202f» est en échec.`,
  data: (kind) => `Des données sont trop anciennes\u00a0: ${kind}.`,
  jobs: 'Des tâches de fond ont échoué.',
  greeting: 'Les notifications du contrôle de vos voyageurs s’afficheront ici.',
  kinds: {
    account: 'Compte',
    guest_portal: 'Portail voyageur',
    listing: 'Logement',
    messaging: 'Messagerie',
    reservation: 'Réservation',
    screening: 'Contrôle',
    phone: 'numéros de téléphone',
    mx: 'serveurs de messagerie',
    ip: 'localisation IP',
    ip_threats: 'menaces IP',
    whois: 'enregistrements de domaines',
    company: 'entreprises',
    address: 'lieux',
    breaches: 'fuites de données',
    social: 'comptes sur les réseaux sociaux',
    sex_offenders: 'registres de délinquants sexuels',
    evictions: 'expulsions',
    news: 'presse',
    watchlist: 'sanctions et listes de surveillance',
    credit: 'crédit',
  },
};

const es: NewsWords = {
  review: 'Una reserva requiere revisión.',
  reviews: (count) => `${count} reservas requieren revisión.`,
  webhook: (kind) => `El webhook «${kind}» está fallando.`,
  data: (kind) => `Hay datos demasiado antiguos: ${kind}.`,
  jobs: 'Han fallado tareas en segundo plano.',
  greeting: 'Aquí aparecerán los avisos de la evaluación de sus huéspedes.',
  kinds: {
    account: 'Cuenta',
    guest_portal: 'Portal del huésped',
    listing: 'Alojamiento',
    messaging: 'Mensajería',
    reservation: 'Reserva',
    screening: 'Evaluación',
    phone: 'teléfonos',
    mx: 'servidores de correo',
    ip: 'ubicación por IP',
    ip_threats: 'amenazas por IP',
    whois: 'registros de dominios',
    company: 'empresas',
    address: 'lugares',
    breaches: 'filtraciones de datos',
    social: 'cuentas en redes sociales',
    sex_offenders: 'registros de delincuentes sexuales',
    evictions: 'desahucios',
    news: 'noticias',
    watchlist: 'sanciones y listas de vigilancia',
    credit: 'solvencia',
  },
};

const it: NewsWords = {
  review: 'Una prenotazione è da rivedere.',
  reviews: (count) => `${count} prenotazioni sono da rivedere.`,
  webhook: (kind) => `Il webhook “${kind}” non funziona.`,
  data: (kind) => `Ci sono dati troppo vecchi: ${kind}.`,
  jobs: 'Alcune operazioni in background non sono riuscite.',
  greeting: 'Qui compariranno le notifiche dello screening degli ospiti.',
  kinds: {
    account: 'Account',
    guest_portal: 'Portale ospiti',
    listing: 'Alloggio',
    messaging: 'Messaggistica',
    reservation: 'Prenotazione',
    screening: 'Screening',
    phone: 'numeri di telefono',
    mx: 'server di posta',
    ip: 'posizione IP',
    ip_threats: 'minacce IP',
    whois: 'registrazioni di domini',
    company: 'società',
    address: 'località',
    breaches: 'violazioni di dati',
    social: 'account social',
    sex_offenders: 'registri di autori di reati sessuali',
    evictions: 'sfratti',
    news: 'notizie',
    watchlist: 'sanzioni e watchlist',
    credit: 'credito',
  },
};

const WORDS: Readonly<Record<NotificationLanguage, NewsWords>> = { en, de, fr, es, it };

/** The texts in a language, in English by default. */
export const newsWords = (language: NotificationLanguage | null): NewsWords => WORDS[language ?? 'en'];

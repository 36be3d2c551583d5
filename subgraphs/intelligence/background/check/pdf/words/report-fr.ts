import type { ReportWords } from './report-en.js';

export const fr: ReportWords = {
  title: 'Vérification des antécédents',
  confidential: 'confidentiel',
  created: (time) => `créé le ${time}`,
  page: (page, pages) => `Page ${page} sur ${pages}`,
  test: 'Test',
  testData: 'Mode test : uniquement à partir des données intégrées et importées.',
  verdicts: {
    CLEARED: {
      word: 'Rien à signaler',
      text: 'Toutes les sources applicables ont été consultées. Aucune correspondance.',
    },
    REVIEW: {
      word: 'À examiner',
      text: 'Examen manuel nécessaire : il y a des correspondances, ou une source n’a pas pu être entièrement consultée.',
    },
    FAILED: {
      word: 'Échec',
      text: 'Aucune source n’a pu être consultée : cette vérification ne dit rien de la personne.',
    },
  },
  notFullySearched: (sources) => `Pas entièrement consultées : ${sources}.`,
  person: 'Personne vérifiée',
  labels: { name: 'Nom', born: 'Naissance', address: 'Adresse', gender: 'Sexe', phone: 'Téléphone', email: 'E-mail' },
  searched: 'Sources consultées',
  sources: {
    watchlist: 'Listes de surveillance mondiales',
    sex_offenders: 'Registres de délinquants sexuels',
    adverse_media: 'Presse négative',
    evictions: 'Procédures d’expulsion',
  },
  states: {
    notApplicable: 'Sans objet',
    notSearched: 'Non consultée',
    incomplete: 'Incomplète',
    found: 'Trouvé',
    noResults: 'Aucun résultat',
    noConcerns: 'Rien à signaler',
  },
  asOf: (source, date) => `${source}, données du ${date}.`,
  reasons: {
    name_missing: 'Prénom ou nom manquant.',
    date_of_birth_missing: 'Date de naissance manquante.',
    state_missing: 'État américain manquant.',
    united_states_only: 'Les données ne couvrent que les États-Unis.',
    state_switched_off: 'Vos paramètres excluent cet État, où la loi limite l’utilisation de ces données.',
    no_records_imported: 'Aucune donnée importée.',
    no_provider: 'Aucun prestataire configuré.',
    name_too_short: 'Le nom est trop court pour une recherche.',
    provider_failed: 'Le prestataire n’a pas répondu après plusieurs tentatives.',
    a_provider_failed: 'L’un des prestataires n’a pas répondu.',
    search_failed: 'La recherche a échoué après plusieurs tentatives. Recherchez la personne vous-même.',
    source_removed: 'Cette source n’est plus disponible.',
  },
  reason: (code) => `Motif : ${code}.`,
  unknown: 'inconnu',
  about: 'À propos de cette vérification',
  period: (id, from, to) => `Vérification ${id}, du ${from} au ${to}.`,
  legal:
    'Les correspondances reposent sur le nom et les autres informations fournies, et peuvent concerner une autre personne. Vérifiez-les avant d’agir et respectez la loi locale : certaines utilisations des registres et des dossiers judiciaires sont interdites.',
};

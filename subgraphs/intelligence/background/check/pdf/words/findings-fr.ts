/** Printed by `npm run messages` from the dashboard's words. */
export const fr: Readonly<Record<string, string>> = {
  'finding.alias': 'alias : {name}',
  'finding.also_known_as': 'Aussi connue sous les noms {names}.',
  'finding.born': 'naissance : {date}',
  'finding.cleared':
    'Écartée : la pièce d’identité confirme la date de naissance {date}, et la liste indique {dates| ou }.',
  'finding.eviction_case': 'Procédure d’expulsion',
  'finding.eviction_case_number': 'Procédure d’expulsion {number}',
  'finding.eviction_filed':
    'Déposée le {date}. Trouvée par le nom seulement : vérifiez qu’il s’agit de la même personne.',
  'finding.other_birth_date':
    'Date de naissance différente : {date} a été déclarée, la liste indique {dates| ou }. Aucune pièce d’identité ne confirme la date déclarée.',
  'finding.register':
    'Ces informations viennent d’un registre public. Elles peuvent être périmées ou concerner un homonyme. Quiconque s’en sert pour menacer, harceler ou blesser quelqu’un, ou d’une manière interdite par la loi de l’État, s’expose à des poursuites.',
  'finding.score': '{percent} % de ressemblance',
};

/** Printed by `npm run messages` from the dashboard's words. */
export const it: Readonly<Record<string, string>> = {
  'finding.alias': 'alias: {name}',
  'finding.also_known_as': 'Noto anche come {names}.',
  'finding.born': 'nascita: {date}',
  'finding.cleared':
    'Esclusa: il documento d’identità conferma la data di nascita {date}, la lista indica {dates| o }.',
  'finding.eviction_case': 'Causa di sfratto',
  'finding.eviction_case_number': 'Causa di sfratto {number}',
  'finding.eviction_filed':
    'Depositata il {date}. Trovata solo in base al nome: verificare che si tratti della stessa persona.',
  'finding.other_birth_date':
    'Data di nascita diversa: è stata indicata {date}, la lista riporta {dates| o }. Nessun documento d’identità conferma la data indicata.',
  'finding.register':
    'Queste informazioni provengono da un registro pubblico. Possono essere superate o riguardare un’altra persona con lo stesso nome. Chi le usa per minacciare, molestare o danneggiare qualcuno, o in un modo vietato dalla legge dello Stato, può essere perseguito.',
  'finding.score': '{percent}% di corrispondenza',
};

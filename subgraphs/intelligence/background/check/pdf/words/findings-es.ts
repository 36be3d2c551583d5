/** Printed by `npm run messages` from the dashboard's words. */
export const es: Readonly<Record<string, string>> = {
  'finding.alias': 'alias: {name}',
  'finding.also_known_as': 'También se le conoce como {names}.',
  'finding.born': 'nacimiento: {date}',
  'finding.cleared':
    'Descartada: el documento de identidad confirma la fecha de nacimiento {date}, y la lista indica {dates| o }.',
  'finding.eviction_case': 'Caso de desahucio',
  'finding.eviction_case_number': 'Caso de desahucio {number}',
  'finding.eviction_filed':
    'Presentado el {date}. Encontrado solo por el nombre: compruebe que se trata de la misma persona.',
  'finding.other_birth_date':
    'Fecha de nacimiento distinta: se indicó {date} y la lista dice {dates| o }. Ningún documento de identidad confirma la fecha indicada.',
  'finding.register':
    'Esta información procede de un registro público. Puede estar desactualizada o referirse a otra persona con el mismo nombre. Quien la use para amenazar, acosar o hacer daño a alguien, o de una forma que prohíba la ley estatal, puede ser procesado.',
  'finding.score': '{percent} % de coincidencia',
};

/** Legal forms that mark a company when they end a name. */
const FORMS = new Set([
  'ab',
  'ag',
  'aps',
  'as',
  'bv',
  'co',
  'company',
  'corp',
  'corporation',
  'gbr',
  'gmbh',
  'inc',
  'kg',
  'limited',
  'llc',
  'llp',
  'ltd',
  'ltda',
  'nv',
  'ohg',
  'oy',
  'plc',
  'pty',
  'sarl',
  'sas',
  'spa',
  'srl',
  'ug',
]);

function words(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\./g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}

/** Words of a name in a fixed order, without initials: equal for most spellings of the same name. Null if empty. */
export function nameWordsKey(name: string | null): string | null {
  const found = words(name ?? '').filter((word) => [...word].length > 1 || /\p{Script=Han}/u.test(word));
  return found.sort().join(' ') || null;
}

/** Whether a name ends in a legal form of a company. */
export function isCompanyName(name: string | null): boolean {
  const found = words(name ?? '');
  return found.length > 1 && FORMS.has(found.at(-1)!);
}

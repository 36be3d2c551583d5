/** Legal forms that tell a company from a person where they stand at the end of a name. */
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

/** The words of a name in one order, initials left out: the same person's name in most spellings. null for nothing. */
export function nameWordsKey(name: string | null): string | null {
  const found = words(name ?? '').filter((word) => [...word].length > 1 || /\p{Script=Han}/u.test(word));
  return found.sort().join(' ') || null;
}

/** Whether a name ends in a company's legal form. */
export function isCompanyName(name: string | null): boolean {
  const found = words(name ?? '');
  return found.length > 1 && FORMS.has(found.at(-1)!);
}

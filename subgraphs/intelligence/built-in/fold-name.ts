/**
 * Normalizes a name for comparison: strips compatibility forms and Latin accents, lower-cases it and leaves letters and
 * digits separated by single spaces. Vowel signs of other scripts stay, since they can be the only difference between
 * names.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ.]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

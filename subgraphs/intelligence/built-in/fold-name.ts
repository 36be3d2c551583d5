/**
 * A name for comparing: compatibility forms and Latin accents gone, lower case, words of letters and digits with one
 * space between. Vowel signs of other scripts stay, since names differ by them alone.
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

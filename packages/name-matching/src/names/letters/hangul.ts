/** Rules from the official romanisation (2000) to the spelling of lists of persons, in order. */
const STEPS: [RegExp, string][] = [
  [/^i$|^yi$/, 'ri'],
  [/yeo/, 'yo'],
  [/eo/, 'o'],
  [/eu/, 'u'],
  [/^g/, 'k'],
  [/^d/, 't'],
  [/^b/, 'p'],
  [/g$(?<!ng)/, 'k'],
  [/b$/, 'p'],
  [/d$/, 't'],
  [/^rim$|^im$/, 'rim'],
];

/** Romanises one syllable as in names: 정 is `jeong` by the rule and Jong in most passports. */
export function romanSyllable(syllable: string): string {
  let usual = syllable;
  for (const [pattern, becomes] of STEPS) usual = usual.replace(pattern, becomes);
  return usual;
}

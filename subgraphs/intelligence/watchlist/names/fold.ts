/** Each pattern and what it becomes, in order. Capitals are sounds of two letters: S sh, C ch, J zh and j. */
const STEPS: [RegExp, string][] = [
  // "Of the faith" written as one word: Safieddine, Safi al-Din, Safiuddin.
  [/(?<=[a-z]{3})(?:[aeiu]dd|[aeu]ld)(?:i|ee)n[ae]?$/, 'din'],
  [/^abd[aeiou]+(l(?=[a-z]{3}))?(?=[a-z]{2})/, 'abd'],
  [/(.)\1+/g, '$1'],
  [/^oua?(?=[aeiou])|^ou(?=[aeiou])/, 'wa'],
  [/^y(?=e)/, ''],
  [/shch|sch(?=[^aeiou])/g, 'S'],
  [/dzh|dj|zh|j/g, 'J'],
  [/tsch|tch|cz/g, 'C'],
  [/ch(?=[rlt])/g, 'k'],
  [/sch|sh|sz/g, 'S'],
  [/ch/g, 'C'],
  [/ck/g, 'k'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/([gtdbp])h/g, '$1'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ou|oo|ue|eu/g, 'u'],
  [/([aeiou])[iy]e(?=v)/g, '$1e'],
  [/ee(?!v)|ie|iy|yi|ij|yy|y/g, 'i'],
  [/ei/g, 'ai'],
  [/oe/g, 'o'],
  [/ae(?!v)|aa/g, 'a'],
  [/([aeiou])h$/, '$1'],
  [/(.)\1+/g, '$1'],
];

/** A Latin word with the choices of spelling taken out (kh and h, q and k, ou and u, doubles, …). */
export function fold(word: string): string {
  if (word.length < 3) return word.replace('y', 'i').replace('q', 'k');
  let folded = word;
  for (const [pattern, becomes] of STEPS) folded = folded.replace(pattern, becomes);
  return folded || word;
}

/**
 * Patterns with their replacements, in order, and the letters of which a word must contain one to match; without
 * letters, any word is tested. Capitals are sounds written with two letters: S sh, C ch, J zh and j.
 */
const STEPS: [RegExp, string, string][] = [
  // "Of the faith" written as one word: Safieddine, Safi al-Din, Safiuddin.
  [/(?<=[a-z]{3})(?:[aeiu]dd|[aeu]ld)(?:i|ee)n[ae]?$/, 'din', 'd'],
  // "Of God" at the end of Hidayatullah, Hedayatollah, Nasrallah.
  [/(?<=[a-z]{3})[aeiou]llah$/, 'ulah', 'h'],
  [/^abd[aeiou]+(l(?=[a-z]{3}))?(?=[a-z]{2})/, 'abd', 'b'],
  [/(.)\1+/g, '$1', ''],
  // Belarusian spelling: -au, -ou for -ov; dz and ts for soft d and t.
  [/(?<=[a-z]{3})[ao]u(?=$|na$|sk)/, 'ov', 'u'],
  [/(?<=[a-z]{3})eu(?=$|na$|sk)/, 'ev', 'u'],
  [/dz(?=i)|^dz(?=m)/g, 'd', 'z'],
  [/ts(?=ia)|(?<=.)ts(?=e)/g, 't', 't'],
  [/(?<=[eo])j(?![aeiouj])|(?<=a)j(?=l)/g, 'i', 'j'],
  [/^oua?(?=[aeiou])|^ou(?=[aeiou])/, 'wa', 'u'],
  [/^y(?=e)/, '', 'y'],
  [/shch|sch(?=[^aeiou])/g, 'S', 'c'],
  [/dzh|dj|zh|j/g, 'J', 'jz'],
  [/tsch|tch|cz/g, 'C', 'c'],
  [/ch(?=[rlt])/g, 'k', 'c'],
  [/sch|sh|sz/g, 'S', 's'],
  [/ch/g, 'C', 'c'],
  [/ck/g, 'k', 'c'],
  [/kh/g, 'h', 'h'],
  [/ph/g, 'f', 'h'],
  [/([gtdbp])h/g, '$1', 'h'],
  [/q/g, 'k', 'q'],
  [/x/g, 'ks', 'x'],
  [/c(?=[eiy])/g, 's', 'c'],
  [/c/g, 'k', 'c'],
  [/ou|oo|ue|eu/g, 'u', 'uo'],
  [/([aeiou])[iy]e(?=v)/g, '$1e', 'v'],
  [/ee(?!v)|ie|iy|yi|ij|yy|y/g, 'i', 'eyj'],
  [/ei/g, 'ai', 'e'],
  [/oe/g, 'o', 'e'],
  [/ae(?!v)|aa/g, 'a', 'a'],
  [/([aeiou])h$/, '$1', 'h'],
  [/(.)\1+/g, '$1', ''],
];

/** One bit for each letter of a word, lowercase and uppercase. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const ANY = -1;
const steps = STEPS.map(([pattern, becomes, needs]) => ({ pattern, becomes, needs: needs ? lettersOf(needs) : ANY }));

/** Normalizes spelling variants of a Latin word (kh and h, q and k, ou and u, double letters, …). */
export function fold(word: string): string {
  if (word.length < 3) return word.replace('y', 'i').replace('q', 'k');
  let folded = word;
  let letters = lettersOf(word);
  for (const { pattern, becomes, needs } of steps) {
    if ((letters & needs) === 0) continue;
    const before = folded;
    folded = folded.replace(pattern, becomes);
    if (folded !== before) letters = lettersOf(folded);
  }
  return folded || word;
}

import { doubleMetaphone } from 'double-metaphone';

const SOUNDS = new Map(
  Object.entries({ S: 's', C: 's', J: 'j', z: 's', v: 'f', p: 'b', d: 't', g: 'k', w: 'w', h: 'h' }),
);

/**
 * The consonants of a folded word, with similar sounds merged; an initial vowel becomes `a`. Letters that may be vowel
 * or consonant (w, h) count only at the start. Never empty for a non-empty word.
 */
export function skeleton(folded: string): string {
  let key = '';
  for (let at = 0; at < folded.length; at++) {
    const letter = folded[at]!;
    const vowel = 'aeiou'.includes(letter);
    if (at > 0 && (vowel || letter === 'w' || letter === 'h')) continue;
    const sound = vowel ? 'a' : (SOUNDS.get(letter) ?? letter);
    if (key.at(-1) !== sound) key += sound;
  }
  return key;
}

/** Index keys of a word in addition to its skeleton, most reliable first: Double Metaphone codes in lowercase. */
export function soundKeys(word: string): string[] {
  const [first, second] = doubleMetaphone(word);
  return [...new Set([first, second])].filter((key) => key.length > 1).map((key) => key.toLowerCase());
}

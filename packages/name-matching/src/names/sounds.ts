/** Numbers of the letters of a folded word; digits share one with no letter. */
const LETTERS = 'aeioubcdfghjklmnpqrstvwxyzSCJ';

/** Number of a letter by its character code: from 1; 30 for digits. */
export const CODE_OF = new Uint8Array(128);
[...LETTERS].forEach((letter, at) => (CODE_OF[letter.charCodeAt(0)] = at + 1));
for (const digit of '0123456789') CODE_OF[digit.charCodeAt(0)] = 30;

const codeOf = (letter: string) => CODE_OF[letter.charCodeAt(0)]!;

/** Substitution cost of letters, by 32 × left + right; 1 for dissimilar ones. */
export const SWAP = new Float64Array(1024).fill(1);
/** Cost of an additional letter. */
export const EXTRA = new Float64Array(32).fill(1);
/**
 * Bit of a consonant's class; letters with a low substitution cost share one, letters with a low insertion cost have
 * none.
 */
export const CLASS_OF = new Uint32Array(32);

const NEAR: [string, number][] = [
  ['aeiou', 0.45],
  ['ou', 0.25],
  ['ei', 0.25],
  ['sz', 0.35],
  ['sS', 0.4],
  ['SC', 0.35],
  ['CJ', 0.45],
  ['Jg', 0.5],
  ['Jz', 0.5],
  ['Ji', 0.45],
  ['JS', 0.55],
  ['sC', 0.55],
  ['kg', 0.45],
  ['kh', 0.45],
  ['gh', 0.5],
  ['kC', 0.55],
  ['td', 0.4],
  ['dz', 0.5],
  ['pb', 0.45],
  ['bv', 0.55],
  ['pf', 0.5],
  ['vw', 0.2],
  ['fv', 0.35],
  ['uw', 0.35],
  ['uv', 0.35],
  ['ow', 0.5],
  ['mn', 0.6],
  ['lr', 0.75],
  ['ts', 0.7],
];

for (let code = 0; code < 32; code++) SWAP[33 * code] = 0;
for (const [letters, cost] of NEAR)
  for (const left of letters)
    for (const right of letters) if (left !== right) SWAP[32 * codeOf(left) + codeOf(right)] = cost;
for (const vowel of 'aeiou') EXTRA[codeOf(vowel)] = 0.5;
for (const [letter, cost] of [
  ['h', 0.4],
  ['w', 0.55],
  ['J', 0.8],
] as const)
  EXTRA[codeOf(letter)] = cost;
// Digits are never similar.
SWAP[33 * 30] = 0;

['szSCJgkdt', 'pbfv', 'l', 'r', 'mn'].forEach((letters, at) => {
  for (const letter of letters) CLASS_OF[codeOf(letter)] = 1 << at;
});

import { createRequire } from 'node:module';
import type * as Words from '@zxcvbn-ts/language-common';

/** Loaded on first use, because the word list takes 3 MB. */
const load = createRequire(import.meta.url);

let folded: ReadonlySet<string> | undefined;

/** The most common passwords from published breaches, normalized by `fold`: about 49,000. Loaded on first use. */
export function commonPasswords(): ReadonlySet<string> {
  return (folded ??= new Set(readWords().map(fold)));
}

function readWords(): string[] {
  const { dictionary } = load('@zxcvbn-ts/language-common') as typeof Words;
  return dictionary['passwords-common'];
}

/** Character substitutions to undo, so that `P@ssw0rd` equals `password`. */
const STAND_INS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
};

/** Normalizes a password for comparison with guessable words. */
export function fold(text: string): string {
  return [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()].map((c) => STAND_INS[c] ?? c).join('');
}

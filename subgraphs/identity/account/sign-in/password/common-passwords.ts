import { createRequire } from 'node:module';
import type * as Words from '@zxcvbn-ts/language-common';

/** Loaded at the first use, since the words take 3 MB. */
const load = createRequire(import.meta.url);

let folded: ReadonlySet<string> | undefined;

/** The most used passwords of published breaches, each folded. Read at the first use: some 49,000 of them. */
export function commonPasswords(): ReadonlySet<string> {
  return (folded ??= new Set(readWords().map(fold)));
}

function readWords(): string[] {
  const { dictionary } = load('@zxcvbn-ts/language-common') as typeof Words;
  return dictionary['passwords-common'];
}

/** Characters that stand in for letters, undone so that `P@ssw0rd` is the same as `password`. */
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

/** The form that passwords are compared in with words that others guess first. */
export function fold(text: string): string {
  return [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()].map((c) => STAND_INS[c] ?? c).join('');
}

import { lookupDigest } from '#kit/cipher/cipher.js';
import { prepareName } from '@guest-screening/name-matching';

/** Keyed digest of the person searched for: name words in any order, and birth date or year. */
export function personKey({ name, birthDate }: { name: string; birthDate: string | null }): string {
  const { tokens } = prepareName(name);
  const words = tokens.map(({ shape }) => shape.raw).sort();
  return lookupDigest(JSON.stringify(['watchlist', words, birthDate]));
}

import { prepareName, storedKeys } from '@guest-screening/name-matching';

/** Minimum score of a guest's match, as in background checks. */
export const ALIKE_FROM = 0.8;

/** Keys of a person's name for comparison with watchlist changes, without those that only catch typos and initials. */
export const guestKeys = (name: string): string[] =>
  storedKeys(prepareName(name, 'person')).filter((key) => !/^[-^]/.test(key));

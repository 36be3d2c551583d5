import { prepareName, storedKeys } from '@guest-screening/name-matching';

/** Keys of a person's name for comparison with watchlist changes, without those that only catch typos and initials. */
export const guestKeys = (name: string): string[] =>
  storedKeys(prepareName(name, 'person')).filter((key) => !/^[-^]/.test(key));

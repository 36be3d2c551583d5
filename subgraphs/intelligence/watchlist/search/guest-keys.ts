import { prepareName, storedKeys } from '@guest-screening/name-matching';

/** Keys of a person's name that changes of watchlists are compared by: those that only find slips and initials are left out. */
export const guestKeys = (name: string): string[] =>
  storedKeys(prepareName(name, 'person')).filter((key) => !/^[-^]/.test(key));

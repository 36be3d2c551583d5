import { storedKeys } from './candidate-keys.js';
import { prepareName } from './prepare-name.js';

/** Keys of a person's name that changes of watchlists are compared by: those that only find slips and initials are left out. */
export const guestKeys = (name: string): string[] =>
  storedKeys(prepareName(name, 'person')).filter((key) => !/^[-^]/.test(key));

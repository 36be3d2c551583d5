import type { PhoneNumber } from 'libphonenumber-js/max';

/** Ranges that numbering plans give to mobile telephones; some plans don't tell them from fixed lines. */
const MOBILE = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Whether text messages may be sent to a number: one in a country's mobile range. Premium-rate, shared-cost, personal and
 * satellite numbers cost the sender much, fixed lines and pagers get nothing, and nobody knows what an unassigned range costs.
 */
export function isTextable(number: PhoneNumber): boolean {
  return !number.isNonGeographic() && MOBILE.includes(number.getType() ?? '');
}

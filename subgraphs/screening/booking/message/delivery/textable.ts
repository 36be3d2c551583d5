import type { PhoneNumber } from 'libphonenumber-js/max';

/** Number types that count as mobile; some numbering plans do not separate them from landlines. */
const MOBILE = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Whether text messages may be sent to a number: only to mobile ranges. Premium-rate, shared-cost, personal and
 * satellite numbers are expensive, landlines and pagers receive nothing, and unassigned ranges have unknown costs.
 */
export function isTextable(number: PhoneNumber): boolean {
  return !number.isNonGeographic() && MOBILE.includes(number.getType() ?? '');
}

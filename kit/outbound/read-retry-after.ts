/** IMF-fixdate and the two obsolete forms begin with a day's name (RFC 9110, 5.6.7); Date.parse alone takes `-5`. */
const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;

/**
 * How long a `Retry-After` header asks to wait, in ms from `now` (ms since 1970); seconds or an HTTP date, RFC 9110,
 * 10.2.3. A date gone by is 0; no header or an unreadable one is null. The value is not capped.
 */
export function readRetryAfter(header: string | string[] | undefined, now = Date.now()): number | null {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? '';
  const waitMs = /^\d{1,10}$/.test(text) ? Number(text) * 1000 : HTTP_DATE.test(text) ? Date.parse(text) - now : NaN;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

/** Headers of an answer that is given in a deprecated way (RFC 9745) which ends on a day (RFC 8594). */
export const DEPRECATED = {
  Deprecation: `@${Date.UTC(2026, 10, 1) / 1000}`,
  Sunset: new Date(Date.UTC(2028, 0, 1)).toUTCString(),
};

/** Headers for deprecated behavior (RFC 9745) with its end date (RFC 8594). */
export const DEPRECATED = {
  Deprecation: `@${Date.UTC(2026, 10, 1) / 1000}`,
  Sunset: new Date(Date.UTC(2028, 0, 1)).toUTCString(),
};

/** Error messages of segments, models, background checks, watchlists and the other person lookups. */
export const riskMessages = {
  // Problems of one field, to follow its name: "firstName is required".
  required: 'is required',
  notEmpty: 'must not be empty',
  letterRequired: 'must contain at least one letter',
  letterOrDigitRequired: 'must contain a letter or digit',
  noNul: 'must not contain NUL characters',
  validUnicode: 'must not contain invalid Unicode characters',
  maxLength: (max: number) => `must be at most ${max} characters`,
  minItems: 'must have at least one item',
  maxItems: (max: number) => `must have at most ${max} items`,
  maxItemLength: (max: number) => `must not contain items longer than ${max} characters`,
  atLeast: (min: number) => `must be ${min} or greater`,
  between: (from: number, to: number | 'today') => `must be between ${from} and ${to}`,
  date: 'must be a date in YYYY-MM-DD format',
  dateSince: (from: string) => `must be a date from ${from} to today, in YYYY-MM-DD format`,
  futureDate: 'must be in the future',
  sameYearAs: (field: string) => `must match the year of ${field}`,
  countryCode: 'must be an ISO 3166-1 alpha-2 country code',
  country: 'must be an ISO 3166-1 alpha-2 country code or a country name',
  stateCode: 'must be an ISO 3166-2 state code, such as US-TX',
  stateOfCountry: 'must be in the given country',
  usState: 'must be a US state: name or postal abbreviation',
  gender: 'must be M, F or X',
  phone: 'must be in E.164 format, such as +15551234567',
  email: 'must be a valid email address',
  segmentName: 'must be the name of a segment, such as Champions',
  entryId: 'must be the ID of a watchlist entry',
  fingerprint: 'must be a fingerprint returned with a watchlist match',

  // Images
  maxBytes: (max: number) => `must be at most ${max} bytes`,
  base64: 'must be valid Base64',
  imageFormat: 'must be a JPEG, PNG, WebP or HEIC image',
  maxPixels: 'has too many pixels',

  // Social accounts
  emailOrPhoneRequired: 'email or phoneNumber is required.',
  emailInvalid: 'email must be a valid email address.',
  phoneInvalid: 'phoneNumber must be a valid phone number in international format.',

  // Name comparison
  maxNameLength: (max: number) => `names must be at most ${max} characters.`,
  maxNameDetails: (max: number) => `at most ${max} birth dates and ${max} countries per name.`,
  birthDates: 'birth dates must be YYYY, YYYY-MM or YYYY-MM-DD.',
  countryCodes: 'countries must be ISO 3166-1 alpha-2 codes.',
  maxPairs: (max: number) => `at most ${max} pairs per request.`,

  // Tables of reservations to predict
  extraCells: 'has more cells than the header line',
  noKnownFeature: 'The header line contains no known feature',
  duplicateFeature: 'The header line contains a feature twice',
  maxRows: (max: number) => `Table should have at most ${max} rows`,

  // Not found, not ready
  noSuchAccount: 'Account not found.',
  noSuchEntry: 'Watchlist entry not found, or it has changed. Search again and use its current fingerprint.',
  noSuchDismissal: 'Dismissal not found.',
  noSuchChange: 'since must be the sequence number of a change',
  segmentsNotBuilt: 'Guest segments are being built for the first time. Try again in a few minutes.',

  // Operations reserved for the service itself
  forgetReportsForbidden: 'Reports are deleted only when their guest is erased.',
  renewReportsForbidden: 'Reports are rerun only by the service, after an import.',
  forgetDismissalsForbidden: 'Dismissals are deleted only when their guest is erased.',
  creditCheckForbidden: 'Credit checks can only be requested by the screening service.',
  ratesForbidden: 'Reference rates are available to the service only.',
};

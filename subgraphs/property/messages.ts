/** Error messages of the property subgraph. Those that start in lower case follow the name of an input field. */
export const messages = {
  // Checks of input fields
  required: 'is required',
  blank: 'must not be blank',
  tooLong: (max: number) => `must be at most ${max} characters`,
  belowMinimum: (min: number) => `must be at least ${min}`,
  aboveMaximum: (max: number) => `must be at most ${max}`,
  notANumber: 'must be a number',
  notAWholeNumber: 'must be a whole number',
  invalidUnicode: 'contains an invalid Unicode character',
  notACursor: 'is not a valid cursor',
  notALink: 'must be an http or https URL',

  // Listings
  accountNotFound: 'Account not found.',
  listingNotFound: 'Listing not found.',
  notAlphanumeric: 'must contain only the letters A to Z and digits',
  reservedWord: 'is a reserved word',
  unknownCountry: 'must be a supported country name or alpha-2 code',
  unknownTimeZone: 'must be an IANA time zone name',
  unknownPropertyType: 'must be one of the supported property types',
  pmsRequired: 'is required with pms_listing_id',
  idTaken: 'is already used by another listing',
  callbackRefused: (reason: string) => `The callback URL is not allowed: ${reason}`,
  timeZoneUndetermined:
    'Time zone could not be determined from the address. Send `location.timezone` or `location.geo`.',
  addressLookupFailed:
    'Address lookup is temporarily unavailable. Send `location.timezone` or `location.geo`, or try again later.',

  // Screening partner
  partnerNotConfigured: 'No screening partner is configured. Set SCREENING_PARTNER_URL first.',
  partnerChanged: 'The connection was changed by another request at the same time. Try again.',
  partnerTimeout: 'The screening partner did not respond.',
  partnerNotPublic: "The screening partner's URL is not allowed: it must be public.",
  partnerRefusedConnect: (status: number) => `The screening partner refused to connect the listing (status ${status}).`,
  partnerRefusedDisconnect: (status: number) =>
    `The screening partner refused to disconnect the listing (status ${status}).`,
  partnerWithoutId: "The screening partner's response has no valid `partner_id`.",
  partnerUnchanged: (what: string) => `${what} The listing was not changed.`,
};

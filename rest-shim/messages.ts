import { messages as shared, problems } from '#kit/messages.js';

/** Error messages and confirmations of `/v1`. Codes stay at the call sites. */
export const messages = {
  // Requests in general
  notFound: 'Not found.',
  methodNotAllowed: 'Method not allowed. The Allow header lists the supported methods.',
  internal: shared.internal,

  // Records that do not exist
  noSuchAccount: 'Account not found.',
  noSuchApiKey: 'API key not found.',
  noSuchListing: 'Listing not found.',
  noSuchReservation: 'Reservation not found.',
  noSuchBackgroundCheck: 'Background check not found.',
  noSuchAdverseMediaSearch: 'Adverse media search not found.',
  noStays: 'No stays found for a guest with this email address or phone number.',

  // Members and parameters: each continues a sentence that begins with the name
  required: problems.required,
  requiredOnce: 'must be given exactly once',
  givenTwice: 'must be given only once',
  atLeastOne: problems.atLeast(1),
  atLeast: problems.atLeast,
  atMost: (most: number) => `must be at most ${most}`,
  wholeNumber: 'must be a whole number, 0 or greater',
  date: 'must be a date (YYYY-MM-DD) or a date with time and time zone (ISO 8601)',
  day: 'must be a date (YYYY-MM-DD)',
  dateTime: 'must be a date and time with time zone (ISO 8601)',
  integer: 'must be an integer',
  year: 'must be a year (YYYY)',
  ratio: 'must be a number from 0 to 1',
  currencyLower: 'must be an ISO 4217 currency code in lowercase',
  countryCode: 'must be a two-letter country code',
  oneOf: (words: readonly string[]) => `must be one of ${words.join(', ')}`,
  trueOrFalse: 'must be true or false',
  activeOrDisabled: 'must be active or disabled',
  listingStatus: 'must be ACTIVE or INACTIVE',
  connectOrDisconnect: 'must be connect or disconnect',
  imageRequired: 'is required (or base64Image)',
  nul: 'contains a NUL character',
  unknownPms: 'is not a supported booking system',
  sameMember: (member: string, own: string) => `is given twice: ${member} is another name for ${own}`,

  // Lookups
  lookupFailed: 'The lookup failed on our side. Try again later.',
  address: 'address must not be empty or too long',
  ip: 'ip must be an IPv4 or IPv6 address',
  phone: 'number must be a valid phone number with its country code',
  phoneInvalid: 'The phone number is invalid.',
  phoneNeedsCountry: 'The phone number needs a country code.',

  // Events
  startOver: 'This position is no longer available in the event log. Start over without after_sequence and epoch.',

  // Confirmations
  keyDeleted: 'API key deleted.',
  webhookRemoved: 'Webhook removed.',
  webhookRegistered: 'Webhook registered.',
  sampleSent: 'Sample event queued for delivery.',
  redelivering: 'Events queued for delivery.',
  unblocked: 'Block list entry deleted.',
  templateDeleted: 'Template deleted.',
  paymentKnown: 'Payment event already recorded. Nothing changed.',
  paymentsRecorded: (recorded: number, known: number) =>
    `${recorded} payment events recorded, ${known} already recorded.`,
};

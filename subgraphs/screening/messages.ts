/** Sentences for people who use bookings and the guest portal. Codes stay at the call sites. */
export const messages = {
  // Not found
  accountNotFound: 'Account not found.',
  reservationNotFound: 'Reservation not found.',
  listingNotFound: 'Listing not found.',
  blacklistEntryNotFound: 'Block list entry not found.',
  messageNotFound: 'Message not found.',
  templateNotFound: 'Message template not found.',
  viewNotFound: 'Saved view not found.',
  adultNotFound: 'Adult not found on the guest list.',
  fileNotFound: 'File not found, or no longer stored.',
  imageNotFound: 'Image not found, or no longer stored.',

  // Reservations
  reservationErased: "The guest's data has been erased. This reservation can no longer be changed.",
  listingMissing: 'A listing is required. Send `listing_id`, `listing` or `without_listing: true`.',
  listingAmbiguous: 'Send only one of `listing_id`, `listing` and `without_listing`.',
  callbackRefused: (reason: string) => `Callback URL not accepted. ${reason}`,
  usePmsIdAlone: '`usepmsid` requires `pms`.',
  listingUnavailable: 'The listing is temporarily unavailable. Try again.',
  teamUnavailable: 'The team is temporarily unavailable. Try again.',
  assigneeNotFound: 'Reservations cannot be assigned to this team member.',
  guestHistoryInternal: 'Guest history is only available to internal services.',

  // Messages to guests
  messageFinal: (state: string) => `The message can no longer be canceled: it is ${state}.`,

  // Guest portal
  portalLinkRequired: 'Open the guest portal with a portal link.',
  portalClosed: 'This reservation has been canceled.',
  stayDeclined: 'Your stay was not approved. Contact your host if you have questions.',
  agreementUnavailable: 'The agreement is temporarily unavailable. Try again.',
  screenNotRequired: 'This step is no longer required.',
  screenNotReady: 'Your host has not set this up yet. You can complete the other steps meanwhile.',
  screenSubmitted: 'You have already submitted this. Your host can reopen it.',
  screenComplete: 'This step is already complete.',
  screenNotSubmitted: 'The guest has not submitted this screen, or it has already been accepted.',

  // One-time codes
  codesNotEnabled: 'One-time codes are not enabled for this channel.',
  codeNotSent: 'We could not send the code. Try again, or contact your host.',
  codeLimit: (seconds: number, perHour: number) =>
    `Too many code requests: at most one every ${seconds} seconds and ${perHour} an hour. Try again later.`,
  codeDailyLimit: 'No more codes can be sent today. Contact your host or try again tomorrow.',
  codeWrong: 'The code is wrong or has expired. Check it, or request a new one.',

  // Files
  fileEmpty: 'The file is empty. Choose another file.',
  fileTooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Choose a smaller one.`,
  fileType: (types: readonly string[]) => `This file type is not accepted. Upload one of: ${types.join(', ')}.`,
  fileDamaged: 'The file is damaged or incomplete. Upload it again.',
  fileNotRequired: 'This file is not required.',

  // Images of identity documents
  documentNotRequired: 'No identity document is required.',
  imageNotRequired: 'This image is not required.',
  imagesAccepted: 'Your images have already been accepted. Your host can request new ones.',
  agreeToDocument: 'Agree to the document check first.',
  imageEmpty: '`imageBase64` must not be empty.',
  dataRefused: (document: 'chip' | 'mobile licence', problem: string) =>
    `The ${document} data cannot be read: it ${problem}.`,
  oneDocument: 'Send either a chip or a mobile licence.',
  imageLimit: (attempts: number) => `Upload limit reached: ${attempts} attempts in 24 hours. Try again tomorrow.`,
  movementNotAsked: 'The movement check is not required, or already done.',
  movementLimit: (attempts: number) =>
    `Limit reached: ${attempts} movement checks in 24 hours. Try again tomorrow, or leave it to a reviewer.`,
  movementChallengeGone: 'This movement check has expired or was already used. Start it again.',
  framesRefused: (problem: string) => `The frames cannot be judged: ${problem}.`,
  imagesMissing: (names: string[]) => `Still missing: ${names.join(', ')}.`,

  // Deposits
  depositsElsewhere: 'Deposits are not paid here. Your host will arrange the deposit with you.',
  chooseDeposit: 'Choose an option for the deposit first.',
  processorRefused: 'The payment processor declined the request.',
  processorUnavailable: 'The payment processor is not responding. Try again.',
  badSignature: 'The notification has an invalid signature.',
  depositNotHeld: 'No deposit is held for this reservation.',
  paymentDeclined: 'The payment was declined. Try another payment method.',
};

/** Problems of one member: each continues a sentence that begins with its name. */
export const problems = {
  // Presence
  required: 'is required',
  notEmpty: 'must not be empty',
  notBlank: 'must not be blank',
  notUnique: 'must not contain duplicates',
  requiredWith: (other: string) => `is required with ${other}`,
  requiredFor: (kind: string) => `is required for ${kind}`,
  onlyWith: (other: string) => `is only allowed with ${other}`,
  notWith: (other: string) => `is not allowed with ${other}`,
  emailOnly: 'is only allowed for emails',

  // Size
  atLeast: (least: number) => `must be at least ${least}`,
  atMost: (most: number | string) => `must be at most ${most}`,
  between: (least: number, most: number) => `must be from ${least} to ${most}`,
  wholeAtLeast: (least: number) => `must be a whole number of at least ${least}`,
  maxCharacters: (most: number) => `must be at most ${most} characters`,
  maxJson: (most: number) => `must be at most ${most} characters when written as JSON`,
  maxItems: (most: number) => `must have at most ${most} items`,
  reviewTag: (longest: number) =>
    `must be 1 to ${longest} letters, digits, spaces, and the characters _ . : -, beginning with a letter or digit`,
  characters: (least: number, most: number) => `must be ${least} to ${most.toLocaleString('en')} valid characters`,

  // Format
  invalidCharacter: 'contains an invalid Unicode character',
  controlCharacter: 'must not contain line breaks or other control characters',
  oneOf: (values: readonly string[]) => `must be one of ${values.join(', ')}`,
  number: 'must be a number',
  date: 'must be a date (YYYY-MM-DD)',
  dateOrTime: 'must be a date (YYYY-MM-DD) or a date with time (ISO 8601)',
  dateTime: 'must be a date and time with time zone (ISO 8601)',
  pastDate: 'must be a date in the past (YYYY-MM-DD)',
  notFuture: 'must not be in the future',
  birthDate: 'must be a birth date from 1900 to today',
  time: 'must be a time (HH:MM)',
  email: 'must be an email address',
  phone: 'must be a phone number in international format, such as +1 303 555 0123',
  phoneE164: 'must be a phone number in E.164 format, such as +13035550123',
  phoneOfGuest: 'must be a phone number with country code, such as +34 600 000 000',
  mobile: 'must be a mobile number: codes are not sent to landline, premium-rate or satellite numbers',
  country: 'must be a two-letter country code',
  countryUpper: 'must be an ISO 3166-1 alpha-2 country code in uppercase',
  state: 'must be an ISO 3166-2 code such as US-CO',
  currency: 'must be an ISO 4217 currency code',
  language: 'must be a language tag (BCP 47)',
  ipAddress: 'must be an IP address',
  ipv4Address: 'must be an IPv4 address',
  webAddress: 'must be an http or https URL',
  uuid: 'must be a random UUID (version 4)',

  // Lists
  tooManyListings: (most: number) => `matches more than ${most.toLocaleString('en')} listings; use a narrower filter`,

  // Reservations
  memberName: 'must have a name or an email address',
  guestName: 'must have a last name, a full name, an email address or a phone number',
  reservedWord: 'is a reserved word',
  afterCheckIn: 'must be after the arrival',
  codeInUse: 'is already used by another reservation',
  notes: (most: number) => `must be at most ${most.toLocaleString('en')} characters and contain no NUL character`,

  // Block list
  oneMark: 'Send exactly one of email, phone, document_number, or name with birth_date',
  name: 'must be a name with at least two letters',
  documentNumber: 'must have at least 4 letters or digits',

  // Messages to guests
  tagOrMessage: 'or message is required, but not both',
  tooFarAhead: 'must be less than two years from now',
  templateDisabled: 'refers to a disabled template',
  noEmail: 'cannot be used: the guest has no valid email address',
  noPhone: 'cannot be used: the guest has no valid phone number',
  tag: 'must be 1 to 64 letters, digits, `.`, `_` or `-`',

  // Payment events
  cardNumber: 'appears to contain a card number, which is not accepted: remove it and try again',
  iin: 'must be 6 to 8 digits',
  last4: 'must be 4 digits',
  month: 'must be a month from 01 to 12',
  year: 'must be a year such as 2031 or 31',
  noEvents: 'At least one payment event is required',
  tooManyEvents: (most: number) => `At most ${most} payment events are accepted per request`,
  tooManyProducts: (most: number) => `must have at most ${most} products`,
  decimals: 'has more decimal places than its currency allows',
  unknownReservation: 'is not a known reservation',
  otherReservation: 'does not match the reservation in the path',

  // Retention and erasure
  retention: (most: number) => `must be at most ${most}, the service's own retention period`,
  notSearchable: 'cannot be used to find a guest',
  noIdentifier: 'or another identifier of the guest is required',

  // Saved views
  tooManyViews: (most: number) => `exceeds the limit of ${most} saved views`,

  // Answers in the guest portal
  choice: 'must be one of the choices',
  accepted: 'must be accepted',
  companions: (most: number) => `must list at most ${most} guests in addition to you`,
  documentOfCountry: 'is not a valid number for this document type and country',
  noGuests: 'must include at least one guest',
  png: 'must be a PNG image',
  otherAgreement: 'does not match the current agreement: reload the page',
  ruleMissing: 'must include every rule',
  notOffered: 'is not available',
  unconfirmed: 'must be confirmed with a code',
  fileNotRequired: 'is not a file that this screen requires',
  imageNotRequired: 'is not required for this document type',
  notSkippable: 'is not a check that the guest can skip',
  notBase64: 'must be base64',
  frameCount: (least: number, most: number) => `must contain ${least} to ${most} frames`,
  frameOrder: 'must follow the order of the poses and of time',
  frameImage: ({ bytes, shortest, longest }: Readonly<Record<'bytes' | 'shortest' | 'longest', number>>) =>
    `must be a JPEG of at most ${bytes} bytes with sides of ${shortest} to ${longest} pixels`,
  groupTwice: 'must not contain a data group twice',
  noZone: 'must contain data group 1 with a valid machine-readable zone',
  chipTooLarge: 'must contain at most 16 data groups of at most 512 KB each',
  oneDocument: 'either this or mobileLicence is required',
  licenceTooLarge: 'must have at most 1 MB, 8 documents and 256 elements',
  noDeviceResponse: 'must be a DeviceResponse in CBOR, without indefinite lengths and repeated keys',
  noLicence: 'must contain a mobile driving licence (org.iso.18013.5.1.mDL, version 1)',
  moreLicences: 'must contain only one mobile driving licence',
  noSession: 'must be a SessionTranscript in CBOR',
  captured: (most: number, decimals: number) =>
    `must be more than 0 and at most ${most} (the amount held), with at most ${decimals} decimals`,

  // Content of portal screens
  id: 'must be 1 to 40 lowercase letters, digits, - or _, starting with a letter or digit',
  uniqueIds: 'must have unique ids',
  noChoices: 'must have at least one choice',
  laterField: 'must only depend on earlier fields',
  fixedContent: 'has no configurable content',
  memberOfScreen: (member: string, screen: string) =>
    `must have exactly one member, ${member}, for the screen ${screen}`,
  noMember: (screen: string) => `must have no members for the screen ${screen}`,

  // Authority reports
  beforeFrom: 'must not be before `from`',
  daysAfterFrom: (most: number) => `must be at most ${most} days after \`from\``,
  tooManyStays: (most: number) => `selects more than ${most} stays; choose a shorter period`,
};

/** Error messages of screening and ID checks: what happened, then what to do. */
export const screeningMessages = {
  // Business rules
  ruleNotFound: 'Business rule not found.',
  ruleVersionUnknown: 'is not a version of this rule',
  ruleNameTaken: 'is already used by another rule',
  draftToLive: 'A draft cannot go live directly. Set it to shadow first to see its effect.',
  tooManyRules: (max: number) => `Business rule limit reached: ${max} per account. Delete a rule first.`,
  empty: 'must not be empty',
  tooLong: (max: number) => `must be at most ${max} characters`,
  controlCharacters: 'must not contain control characters or invalid Unicode characters',
  tooManyActions: (max: number) => `must have at most ${max} actions`,
  approveAndDecline: 'must not contain both approve and decline',
  screenNotExpected: 'is only allowed with require_screen',
  screenUnknown: 'must be the name of a screen',
  unsupportedFunction: (name: string, supported: readonly string[]) =>
    `calls unsupported function ${name}. Use one of: ${supported.join(', ')}`,
  notBoolean: (type: string) => `must return true or false, but returns ${type}`,
  invalidCondition: (problem: string) => `is not a valid condition: ${problem}`,

  // Features for model training
  featuresForbidden: 'Only the service itself can read training features.',
  belowOne: 'must be at least 1',
  invalidCursor: 'must be a cursor from the previous page',

  // Reports, images and erasure
  placesUnavailable: 'Places on the map are temporarily unavailable. Try again.',
  reportUnavailable: 'The report data is temporarily unavailable. Try again.',
  tooManyImages: 'Too many images are being processed. Try again in a moment.',
  dismissalsUnavailable: 'Dismissed watchlist matches cannot be deleted right now. Try again.',
};

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
  duplicateFeature: 'The header line contains a duplicate feature',
  maxRows: (max: number) => `Table should have at most ${max} rows`,

  // Not found, not ready
  noSuchAccount: 'Account not found.',
  noSuchEntry: 'Watchlist entry not found, or it has changed. Search again and use its current fingerprint.',
  noSuchDismissal: 'Dismissal not found.',
  noSuchChange: 'since must be the sequence number of a change',
  segmentsNotBuilt: 'Guest segments are being built for the first time. Try again in a few minutes.',

  // Operations reserved for the service itself
  forgetReportsForbidden: 'Reports are deleted only when their guest is erased.',
  renewReportsForbidden: 'Only the service itself can rerun reports, after an import.',
  forgetDismissalsForbidden: 'Dismissals are deleted only when their guest is erased.',
  creditCheckForbidden: 'Credit checks can only be requested by the screening service.',
  ratesForbidden: 'Reference rates are available to the service only.',
};

const bytes = (count: number): string => `${count.toLocaleString('en-US')} bytes`;

/** Messages of the lookups, the provider settings and the dataset imports, for clients and operators. */
export const lookupMessages = {
  // Arguments of queries; the name of the argument precedes the text.
  invalidEmail: 'must be a valid email address',
  invalidHashPrefix: 'must be 6 hexadecimal digits',
  invalidDomain: 'must be a registrable domain, such as example.com',
  invalidIp: 'must be an IPv4 or IPv6 address',
  textTooLong: (max: number) => `must be at most ${max} characters`,
  nulCharacter: 'contains a NUL character',
  fromOutOfRange: (max: number) => `must be between 0 and ${max}`,
  sizeTooSmall: 'must be at least 1',

  // Access
  internalChanges: 'Import changes are available to the service only.',
  refreshForbidden: 'Only owners of the account above all others can refresh datasets, which all accounts share.',

  // Refresh of a dataset
  noSuchDataset: 'Dataset not found.',
  datasetWithoutUrl: (dataset: string) =>
    `${dataset} has no download URL. Set one in DATASETS_URLS (${dataset}=https://…) and restart the service, or import a ` +
    `file: npm run import -- ${dataset} FILE`,
  datasetsNotAutomatic: (dataset: string) =>
    `Automatic downloads are off. Set DATASETS_AUTO=official and restart the service, or import a file: npm run import -- ` +
    `${dataset} FILE`,
  tooManyRefreshes: (max: number) =>
    `A dataset can be refreshed ${max} times in 10 minutes. Try again in a few minutes.`,

  // Options of the import command
  encodingOption: '--encoding must be utf-8, utf-16le or latin1',
  dateOption: '--date must be a date, YYYY-MM-DD',
  partOption: '--part may contain letters, digits, dots, dashes and underscores, at most 60 characters',
  nothingActive: (dataset: string, part: string) => `${dataset} (${part}) has no active data to remove`,
  importRunning: (dataset: string) => `another import of ${dataset} is running. Try again when it has finished`,

  // Files and downloads; the name of the file precedes the text.
  noSuchFile: 'file or folder not found',
  emptyFolder: 'the folder contains no file to import',
  noMatchingFile: 'contains no file of this dataset',
  noRecords: 'the file contains no records',
  unpackedTooLarge: (max: number) => `expands to more than ${bytes(max)}`,
  compressionTooHigh: (ratio: number) => `expands to more than ${ratio} times its compressed size`,
  tooManyFiles: (max: number) => `contains more than ${max.toLocaleString('en-US')} files`,
  damagedArchive: 'the compressed file is damaged or truncated',
  invalidZip: 'not a complete ZIP archive',
  encryptedZip: 'the ZIP archive is password-protected',
  downloadTooLarge: (max: number) => `the download is larger than ${bytes(max)}`,
  downloadTimeout: 'the download timed out',
  downloadFailed: (code: string | null) => `the download failed${code === null ? '' : ` (${code})`}`,
  httpStatus: (status: number) => `the server responded with HTTP ${status}`,
  insecureRedirect: 'the server redirects from https to http',
  tooManyRedirects: (max: number) => `the server redirects more than ${max} times`,

  // Formats; the name of the file and the number of the line precede the text.
  wrongEncoding: (encoding: string) => `not valid ${encoding}. Specify the encoding with --encoding`,
  nulInText: 'contains a NUL character: wrong encoding, or not a text file',
  lineTooLong: 'the line is too long',
  tooFewColumns: (found: number, needed: number) =>
    `expected at least ${needed} columns, found ${found}. The file may be truncated`,
  invalidCsv: 'not valid CSV',
  unclosedQuote: 'unclosed quote. The file may be truncated',
  wrongColumnCount: 'the number of columns differs from the header. The file may be truncated',
  recordTooLong: 'the record is too long',
  missingColumn: (names: string[]) => `the file has no column ${names.join(' or ')}`,
  invalidJson: 'not valid JSON',
  truncatedJson: 'unexpected end of JSON. The file may be truncated',
  wrongColumnType: (position: number) =>
    `record ${position}, or one shortly before it, has a value that does not fit its column`,

  // Contents; the name of the file and the number of the line precede the text.
  invalidCoordinates: 'missing or invalid coordinates',
  invalidBreach: 'not a breach: it has no Name',
  missingBreachFields: 'email (or sha1) and breach are required',
  invalidDigestLine: 'expected a SHA-1 hash followed by breach names, such as <40 hex digits>:Adobe,LinkedIn',
  invalidHashRange: 'expected a hash range under a prefix of 6 hexadecimal digits',
  invalidDate: (heading: string) => `${heading} is not a valid date`,
  invalidRegistration: 'not a domain registration: it has no domain name',
  invalidInstitution: 'not an institution: it has no name or no domains',
  invalidNetwork: 'not an IP address or network',
  fileTooLarge: (max: number) => `larger than ${bytes(max)}`,
  invalidMmdb: 'not a complete MMDB file',
  oneMmdbFile: 'specify exactly one MMDB file',
};

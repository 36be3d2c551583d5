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
  internalChanges: 'Changes made by imports are available only to the service itself.',

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
  compressionTooHigh: (ratio: number) => `expands to more than ${ratio} times its packed size`,
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
    `one of the last records up to number ${position} has a value that does not fit its column`,

  // Contents; the name of the file and the number of the line precede the text.
  invalidCoordinates: 'missing or invalid coordinates',
  invalidBreach: 'not a breach with a Name',
  missingBreachFields: 'email (or sha1) and breach are required',
  invalidDigestLine: 'expected a SHA-1 hash followed by breach names, such as <40 hex digits>:Adobe,LinkedIn',
  invalidHashRange: 'expected a hash range under a prefix of 6 hexadecimal digits',
  invalidDate: (heading: string) => `${heading} is not a valid date`,
  invalidRegistration: 'not a domain registration: it has no domain name',
  invalidInstitution: 'not an institution with name and domains',
  invalidNetwork: 'not an IP address or network',
  fileTooLarge: (max: number) => `larger than ${bytes(max)}`,
  invalidMmdb: 'not a complete MMDB file',
  oneMmdbFile: 'specify exactly one MMDB file',
};

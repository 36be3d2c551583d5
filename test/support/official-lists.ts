/** The header of the UK Sanctions List, as its publisher writes it since 2026. */
export const UK_COLUMNS = (
  'Last Updated|Unique ID|OFSI Group ID|UN Reference Number|Name 6|Name 1|Name 2|Name 3|Name 4|Name 5|Name type|' +
  'Alias strength|Title|Name non-latin script|Non-latin script type|Non-latin script language|Regime Name|' +
  'Designation Type|Designation source|Sanctions Imposed|Other Information|UK Statement of Reasons|Address Line 1|' +
  'Address Line 2|Address Line 3|Address Line 4|Address Line 5|Address Line 6|Address Postal Code|Address Country|' +
  'Phone number|Website|Email address|Date Designated|D.O.B|Nationality(/ies)|National Identifier number|' +
  'National Identifier additional information|Passport number|Passport additional information|Position|Gender|' +
  'Town of birth|Country of birth|Type of entity|Subsidiaries|Parent company|Business registration number (s)|' +
  'IMO number|Current owner/operator (s)|Previous owner/operator (s)|Current believed flag of ship|Previous flags|' +
  'Type of ship|Tonnage of ship|Length of ship|Year Built|Hull identification number (HIN)'
).split('|');

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A row of that list. */
export const ukRow = (cells: Record<string, string>): string =>
  UK_COLUMNS.map((column) => quoted(cells[column] ?? '')).join(',');

/** The whole file: the date of the report, the header, the rows. */
export const ukFile = (...rows: string[]): string =>
  ['Report Date: 02-Oct-2026', UK_COLUMNS.join(','), ...rows].map((line) => `${line}\r\n`).join('');

/** A wanted person in the format of the FBI's API; the person is fictitious. */
export const fbiItem = (uid: string, title: string, members: object = {}) => ({
  uid,
  title,
  description: 'Conspiracy',
  status: 'na',
  person_classification: 'Main',
  poster_classification: 'default',
  aliases: null,
  dates_of_birth_used: null,
  nationality: null,
  subjects: ['Violent Crime - Murders'],
  url: `https://www.fbi.gov/wanted/wcc/${uid}`,
  images: [],
  files: [],
  publication: '2026-01-15T10:00:00',
  modified: '2026-03-01T12:00:00+00:00',
  ...members,
});

/** A page of the API's list. */
export const fbiPage = (items: object[], total = items.length, page = 1) => ({ total, items, page });

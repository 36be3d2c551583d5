import { parseAamva } from '../src/barcode/aamva/parse-aamva.js';
import { HOLDER, licenceText } from '../bench/licence-text.js';

const TODAY = '2030-06-01';
const read = (text: string) => parseAamva(text, TODAY);

const NAMES = { firstName: 'MARIA', middleName: 'ELENA', lastName: 'SPECIMEN', fullName: 'MARIA ELENA SPECIMEN' };
const FIELDS = {
  ...NAMES,
  birthDate: '1990-04-12',
  expiryDate: '2034-04-12',
  issueDate: '2026-04-12',
  documentNumber: 'D1234562',
  issuingCountry: 'USA',
  sex: 'F',
  address: '2570 24TH STREET, ANYTOWN, CO 80202',
};

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])('version %i is fully parsed', (version) => {
  expect(read(licenceText(HOLDER, version))).toEqual({ version, card: 'DL', fields: FIELDS, valid: true });
});

test.each([
  ['JOHNSON,JACK,,3RD', { firstName: 'JACK', lastName: 'JOHNSON', fullName: 'JACK JOHNSON' }],
  ['JOHNSON,JACK,LEE,3RD', { firstName: 'JACK', middleName: 'LEE', fullName: 'JACK LEE JOHNSON' }],
  ['JOHNSON,JACK', { firstName: 'JACK', lastName: 'JOHNSON', fullName: 'JACK JOHNSON' }],
])('in the single name field of version 1, %s, a suffix is not a middle name', (name, names) => {
  const fields = read(licenceText(HOLDER, 1).replace(/DAA[^\n]*/, `DAA${name}`))?.fields;
  expect(fields).toMatchObject(names);
  expect(fields?.middleName).toBe((names as { middleName?: string }).middleName);
});

test('a Canadian card has the year first', () => {
  const reading = read(licenceText({ ...HOLDER, country: 'CAN' }));
  expect(reading).toMatchObject({ valid: true, fields: { birthDate: '1990-04-12', issuingCountry: 'CAN' } });
});

test('a card without a first name, with symbols in its number and with an apostrophe is parsed', () => {
  const text = licenceText({ ...HOLDER, first: '', last: "O'HARA", number: 'H-555 12*9' });
  expect(read(text)).toMatchObject({ valid: true, fields: { lastName: "O'HARA", documentNumber: 'H-555 12*9' } });
});

const GOOD = licenceText(HOLDER);

test.each<[title: string, text: string]>([
  ['an issuer of no licences', GOOD.replace('ANSI 636020', 'ANSI 123456')],
  ['an unknown version', GOOD.replace('63602009', '63602077')],
  ['a missing start character', GOOD.replace('@', 'x').slice(1)],
  ['a subfile at another position than stated', GOOD.replace(/DL\d{4}/, 'DL0099')],
  ['an impossible date', GOOD.replace('DBB04121990', 'DBB13451990')],
  ['a birth date in the future', GOOD.replace('DBB04121990', 'DBB04122031')],
  ['a child', GOOD.replace('DBB04121990', 'DBB04122020')],
  ['an expiry before the issue date', GOOD.replace('DBA04122034', 'DBA04122020')],
  ['an issue date in the future', GOOD.replace('DBD04122026', 'DBD04122033')],
  ['no number', GOOD.replace('DAQD1234562', 'DAQ')],
  ['an expiry in a hundred years', GOOD.replace('DBA04122034', 'DBA04122134')],
  ['a control character in a field', GOOD.replace('SPECIMEN', 'SPEC\u0001IMEN')],
])('%s is not valid', (_title, text) => {
  expect(read(text)?.valid ?? false).toBe(false);
});

test.each([
  '',
  'https://example.com',
  '@\n\x1e\rANSI 636020090101',
  'M1SPECIMEN/MARIA  E1 AA123',
  '\u0000'.repeat(3_000),
])('text that is not a card is rejected: %j', (text) => expect(read(text)).toBeUndefined());

test('a card truncated anywhere never throws, and is valid only if all relevant data is there', () => {
  for (let length = 0; length < GOOD.length; length++) {
    const reading = read(GOOD.slice(0, length));
    if (reading?.valid) expect(reading.fields).toMatchObject({ lastName: 'SPECIMEN', birthDate: '1990-04-12' });
  }
});

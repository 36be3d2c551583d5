import { decideZone } from '../src/mrz/fields/decide-zone.js';
import { checkDigitOf } from '../src/mrz/fields/check-digits.js';
import { ALPHABET, CLASSES } from '../src/mrz/line/network.js';

const TODAY = new Date('2026-06-01T00:00:00Z');
// The specimens printed in ICAO Doc 9303, parts 4 to 7.
const TD3 = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const TD1 = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];
const TD2 = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];
const MRVA = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<'];
const MRVB = ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<'];

type Doubts = Record<string, Record<string, number>>;

/** The output of a recogniser for these lines: certain of each character except `doubts` ("line,place" → shares). */
function seen(lines: readonly string[], doubts: Doubts = {}): Float32Array[][] {
  return lines.map((line, row) =>
    [...line].map((sign, place) => {
      const shares = doubts[`${row},${place}`] ?? { [sign]: 1 };
      const odds = new Float32Array(CLASSES).fill(Math.log(1e-7));
      for (const [each, share] of Object.entries(shares)) odds[ALPHABET.indexOf(each)] = Math.log(share);
      return odds;
    }),
  );
}

const read = (lines: readonly string[], doubts?: Doubts) => decideZone(seen(lines, doubts), TODAY)!.reading;

test.each([
  ['TD3', TD3, { documentNumber: 'L898902C3', nationality: 'UTO', birthDate: '1974-08-12', expiryDate: '2012-04-15' }],
  ['TD1', TD1, { documentNumber: 'D23145890', nationality: 'UTO', birthDate: '1974-08-12', expiryDate: '2012-04-15' }],
  ['TD2', TD2, { documentNumber: 'D23145890', nationality: 'UTO', birthDate: '1974-08-12', expiryDate: '2012-04-15' }],
  [
    'MRVA',
    MRVA,
    { documentNumber: 'L8988901C', nationality: 'XXX', birthDate: '1940-09-07', expiryDate: '1996-12-10' },
  ],
  [
    'MRVB',
    MRVB,
    { documentNumber: 'L8988901C', nationality: 'XXX', birthDate: '1940-09-07', expiryDate: '1996-12-10' },
  ],
])('the fields of %s are extracted', (format, lines, fields) => {
  const names = { firstName: 'ANNA MARIA', lastName: 'ERIKSSON', fullName: 'ANNA MARIA ERIKSSON' };
  expect(read(lines)).toEqual({
    format,
    lines,
    valid: true,
    repaired: 0,
    fields: { ...names, ...fields, issuingCountry: 'UTO', sex: 'F' },
  });
});

test('a number continued in the optional data is read completely', () => {
  const [whole, digit] = ['D23145890734', checkDigitOf('D23145890734')];
  const first = `I<UTOD23145890<734${digit}`.padEnd(30, '<');
  const over = first.slice(5) + TD1[1]!.slice(0, 7) + TD1[1]!.slice(8, 15) + TD1[1]!.slice(18, 29);
  const reading = read([first, TD1[1]!.slice(0, 29) + checkDigitOf(over), TD1[2]!]);
  expect([reading.valid, reading.fields.documentNumber]).toEqual([true, whole]);
});

const checked = (text: string) => text + checkDigitOf(text);

function passport(state: string, number: string, personal = ''): string[] {
  const filled = personal ? checked(personal.padEnd(14, '<')) : '<'.repeat(15);
  const [own, birth, end] = [checked(number.padEnd(9, '<')), checked('810618'), checked('310902')];
  const second = `${own}${state}${birth}F${end}${filled}`;
  return [`P<${state}SPECIMEN<<MARIA`.padEnd(44, '<'), second + checkDigitOf(own + birth + end + filled)];
}

function card(start: string, number: string, optional: string): string[] {
  const [own, birth, end] = [checked(number.padEnd(9, '<')), checked('810618'), checked('310902')];
  const [first, rest] = [`${start}${own}${optional.padEnd(15, '<')}`, '<'.repeat(11)];
  const all = checkDigitOf(`${first.slice(5)}${birth}${end}${rest}`);
  return [first, `${birth}F${end}${start.slice(2)}${rest}${all}`, 'SPECIMEN<<MARIA'.padEnd(30, '<')];
}

function smallCard(start: string, number: string, optional: string): string[] {
  const [own, birth, end] = [checked(number.padEnd(9, '<')), checked('810618'), checked('310902')];
  const rest = optional.padEnd(7, '<');
  const all = checkDigitOf(`${own}${birth}${end}${rest}`);
  return [`${start}SPECIMEN<<MARIA`.padEnd(36, '<'), `${own}${start.slice(2)}${birth}F${end}${rest}${all}`];
}

const FILLER = { '<': 0.7, K: 0.3 };

test.each([
  ['a Croatian card, by its kind', card('IOHRV', '123456789', ''), { '0,1': { O: 0.6, D: 0.4 } }],
  ['a Dutch card, in the optional data', card('I<NLD', 'SPECI2014', '999999990<<<<<8'), { '0,25': FILLER }],
  ['a Spanish card, in the optional data', card('IDESP', 'BAA000589', '99999999R'), { '0,26': FILLER }],
  ['a Romanian card, in the optional data', smallCard('IDROU', 'RR123456', '1234567'), { '1,33': { 6: 0.7, G: 0.3 } }],
  ['a Slovenian passport, in the personal number', passport('SVN', 'PB0000000', '0101981505532'), { '1,41': FILLER }],
  [
    'a Luxembourg passport, after the personal number',
    passport('LUX', 'JCU9J4T25', '198106181234'),
    { '1,40': FILLER },
  ],
  ['a Canadian passport, without a personal number', passport('CAN', 'ZE000509'), { '1,35': FILLER }],
  ['a passport of Interpol, by its kind', passport('XPO', 'A00012345'), { '0,1': { '<': 0.7, K: 0.3 } }],
] as const)('%s may be unclear where no field is', (_title, lines, doubts) => {
  expect(read(lines, doubts)).toMatchObject({ lines, valid: true, fields: { lastName: 'SPECIMEN' } });
});

test('a number that continues in the optional data must be clear there', () => {
  const [whole, digit] = ['D23145890G34', checkDigitOf('D23145890G34')];
  const first = `I<UTOD23145890<G34${digit}`.padEnd(30, '<');
  const over = first.slice(5) + TD1[1]!.slice(0, 7) + TD1[1]!.slice(8, 15) + TD1[1]!.slice(18, 29);
  const lines = [first, TD1[1]!.slice(0, 29) + checkDigitOf(over), TD1[2]!];
  expect(read(lines)).toMatchObject({ valid: true, fields: { documentNumber: whole } });
  expect(read(lines, { '0,15': { G: 0.7, 6: 0.3 } }).valid).toBe(false);
  expect(read(lines, { '0,25': FILLER }).valid).toBe(true);
});

test('the number of a TD2 continues in its optional data, too', () => {
  const [whole, digit] = ['D2314589073', checkDigitOf('D2314589073')];
  const second = `D23145890<UTO7408122F120415973${digit}<<<<`;
  const lines = [TD2[0]!, second + checkDigitOf(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 35))];
  expect(read(lines)).toMatchObject({ lines, valid: true, fields: { documentNumber: whole } });
  const wrong = [lines[0]!, lines[1]!.replace(`73${digit}`, `73${(digit + 1) % 10}`)];
  expect(read(wrong).valid).toBe(false);
});

test('a French card from before 2021 expires 10 years after its month of issue, an adult’s after 15', () => {
  const first = 'IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<';
  const reading = read([first, '8806923102858CORINNE<<<<<<<6512068F6']);
  expect(reading).toMatchObject({
    format: 'IDFRA',
    valid: true,
    fields: {
      lastName: 'BERTHIER',
      firstName: 'CORINNE',
      birthDate: '1965-12-06',
      sex: 'F',
      nationality: 'FRA',
      documentNumber: '880692310285',
      expiryDate: '1998-06-30',
    },
  });
  const later = ['651206', '051206'].map((birth) => {
    const number = '0906923102852';
    const second = `${number}CORINNE<<<<<<<${birth}3F`;
    const [head, tail] = [number.slice(0, 12), second.slice(13)];
    const whole = `${head}${checkDigitOf(head)}${tail.slice(0, 20)}${checkDigitOf(birth)}F`;
    return read([first, whole + checkDigitOf(first + whole)]);
  });
  expect(later.map(({ valid, fields }) => [valid, fields.expiryDate])).toEqual([
    [true, '2024-06-30'],
    [true, '2019-06-30'],
  ]);
  expect(read([first, '8806923102858CORINNE<<<<<<<6512068F7']).valid).toBe(false);
});

test('one character with a single possible alternative is corrected', () => {
  const reading = read(TD3, { '1,14': { 1: 0.6, 4: 0.4 }, '1,3': { 8: 0.7, B: 0.3 } });
  expect([reading.lines, reading.valid, reading.repaired]).toEqual([TD3, true, 1]);
});

test('if two corrections are possible, none is applied', () => {
  // G and 6 have the same check digit value, so that both make a wrong Q valid.
  const reading = read(TD2, { '1,3': { Q: 0.5, 1: 0.25, L: 0.25 } });
  expect(reading.valid).toBe(false);
});

test('a character that no check digit distinguishes from another must be clear', () => {
  const number = `G${TD2[1]!.slice(1, 9)}`;
  const second = number + checkDigitOf(number) + TD2[1]!.slice(10, 35);
  const lines = [TD2[0]!, second + checkDigitOf(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 35))];
  expect(read(lines, { '1,0': { G: 0.97, 6: 0.03 } }).valid).toBe(true);
  expect(read(lines, { '1,0': { G: 0.6, 6: 0.4 } }).valid).toBe(false);
  expect(read(lines, { '0,5': { E: 0.6, F: 0.4 } }).valid).toBe(false);
});

test.each([
  ['a month 13', TD3[1]!.replace('7408122', '7413124')],
  ['a check digit that fails', TD3[1]!.replace('L898902C36', 'L898902C37')],
])('%s is not valid', (_, second) => expect(read([TD3[0]!, second]).valid).toBe(false));

test('with an unknown state every character must be clear', () => {
  const unknown = [TD3[0]!, TD3[1]!.replace('UTO', 'UTQ')];
  expect(read(unknown).valid).toBe(true);
  expect(read(unknown, { '1,12': { Q: 0.9, O: 0.1 } }).valid).toBe(false);
  expect(read(TD3, { '1,12': { O: 0.9, Q: 0.1 } }).valid).toBe(true);
});

test('a name ends at three fillers, whatever a weak print looks like', () => {
  const ended = read(TD3, { '0,43': { K: 0.5, '<': 0.4, L: 0.1 }, '0,30': { '<': 0.6, K: 0.4 } });
  expect([ended.lines, ended.valid]).toEqual([TD3, true]);
  expect(read(TD3, { '0,25': { '<': 0.6, K: 0.4 } }).valid).toBe(false);
  expect(read(TD3, { '0,43': { K: 1 } }).valid).toBe(false);
});

test('an alternative is not considered if the state would become unknown', () => {
  const [first, second] = [TD3[0]!.replace('UTO', 'AUS'), TD3[1]!];
  expect(read([first, second], { '0,4': { S: 0.6, 5: 0.1, Q: 0.4 } }).valid).toBe(true);
  expect(read([first, second], { '0,4': { S: 0.6, T: 0.4 } }).valid).toBe(false);
});

test('letters are not read where digits are required, nor the other way round', () => {
  const reading = read(TD3, { '1,13': { T: 0.9, 7: 0.1 }, '0,5': { 6: 0.8, E: 0.2 } });
  expect(reading.lines).toEqual(TD3);
});

test('lines of an unknown length are not an MRZ', () =>
  expect(decideZone(seen(['ABC', 'DEF']), TODAY)).toBeUndefined());

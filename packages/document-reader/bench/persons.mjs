/** Check digit of a field: weights 7, 3, 1 over 0–9, A–Z as 10–35 and fillers as 0 (ICAO Doc 9303, part 3). */
export function checkDigit(text) {
  const value = (sign) => (sign === '<' ? 0 : parseInt(sign, 36));
  return String([...text].reduce((sum, sign, at) => sum + value(sign) * [7, 3, 1][at % 3], 0) % 10);
}

const SYLLABLES = 'BA BRE CHI DO EL FEN GRA HU IL JOR KAL LIN MAR NO OST PE QUI RO SAN TEV UL VER WIN XA YOR ZE'.split(
  ' ',
);
/** Codes that belong to no country, and some that do. */
const STATES = ['UTO', 'UTO', 'UTO', 'XOM', 'D<<', 'FRA', 'ESP', 'USA', 'GBR', 'NLD', 'AUS', 'BRA', 'JPN'];
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

const word = (random, most) => Array.from({ length: 1 + random.below(most) }, () => random.of(SYLLABLES)).join('');
const signs = (random, count, from) => Array.from({ length: count }, () => random.of(from)).join('');
const two = (number) => String(number).padStart(2, '0');
const date = (random, from, to) => {
  const [year, month, day] = [from + random.below(to - from + 1), 1 + random.below(12), 1 + random.below(28)];
  return { mrz: `${two(year % 100)}${two(month)}${two(day)}`, iso: `${year}-${two(month)}-${two(day)}` };
};

/** A fictitious person with a document. */
export function inventPerson(random) {
  return {
    lastName: word(random, 4) + (random.chance(0.2) ? ` ${word(random, 3)}` : ''),
    firstName: word(random, 3) + (random.chance(0.5) ? ` ${word(random, 3)}` : ''),
    number: signs(random, random.chance(0.15) ? 8 : 9, random.chance(0.4) ? DIGITS : SIGNS),
    state: random.of(STATES),
    nationality: random.of(STATES),
    birth: date(random, 1935, 2006),
    expiry: date(random, 2027, 2035),
    sex: random.of(['M', 'F', 'M', 'F', '<']),
    personal: random.chance(0.4) ? signs(random, 6 + random.below(8), random.chance(0.6) ? DIGITS : SIGNS) : '',
  };
}

const pad = (text, length) => text.padEnd(length, '<').slice(0, length);
const namesOf = ({ lastName, firstName }, length) =>
  pad(`${lastName.replaceAll(' ', '<')}<<${firstName.replaceAll(' ', '<')}`, length);
const checked = (text) => text + checkDigit(text);

function td3(person) {
  const number = checked(pad(person.number, 9));
  const [birth, expiry] = [checked(person.birth.mrz), checked(person.expiry.mrz)];
  const personal = person.personal ? checked(pad(person.personal, 14)) : '<'.repeat(15);
  const all = checkDigit(number + birth + expiry + personal);
  return [
    `P<${person.state}${namesOf(person, 39)}`,
    `${number}${person.nationality}${birth}${person.sex}${expiry}${personal}${all}`,
  ];
}

function td2(person) {
  const number = checked(pad(person.number, 9));
  const [birth, expiry, optional] = [checked(person.birth.mrz), checked(person.expiry.mrz), pad(person.personal, 7)];
  const all = checkDigit(number + birth + expiry + optional);
  return [
    `I<${person.state}${namesOf(person, 31)}`,
    `${number}${person.nationality}${birth}${person.sex}${expiry}${optional}${all}`,
  ];
}

function td1(person) {
  const number = checked(pad(person.number, 9));
  const [birth, expiry] = [checked(person.birth.mrz), checked(person.expiry.mrz)];
  const [optional, second] = [pad(person.personal, 15), '<'.repeat(11)];
  const all = checkDigit(number + optional + birth + expiry + second);
  return [
    `I<${person.state}${number}${optional}`,
    `${birth}${person.sex}${expiry}${person.nationality}${second}${all}`,
    namesOf(person, 30),
  ];
}

function visa(person, length) {
  const number = checked(pad(person.number, 9));
  const second = `${number}${person.nationality}${checked(person.birth.mrz)}${person.sex}${checked(person.expiry.mrz)}`;
  return [`V<${person.state}${namesOf(person, length - 5)}`, pad(second + person.personal.slice(0, 8), length)];
}

/** A French card from before 2021: last name above, first names below, the month of issue for its number. */
function idfra(person) {
  const first = `IDFRA${pad(person.lastName.replaceAll(' ', '<'), 25)}${pad(person.personal.slice(0, 6), 6)}`;
  const number = checked(`1509${person.number.slice(0, 3)}12345`);
  const names = pad(person.firstName.replaceAll(' ', '<<'), 14);
  const second = `${number}${names}${checked(person.birth.mrz)}${person.sex === '<' ? 'F' : person.sex}`;
  return [first, second + checkDigit(first + second)];
}

/** The lines of an MRZ for this person in a format. */
export const zoneOf = {
  TD1: td1,
  TD2: td2,
  TD3: td3,
  IDFRA: idfra,
  MRVA: (person) => visa(person, 44),
  MRVB: (person) => visa(person, 36),
};

/** Changes one digit of an MRZ: of the birth date, or the check digit after it. */
export function alteredZone(lines, format, what) {
  const places = format === 'TD1' ? { birth: 3, digit: 6 } : { birth: 16, digit: 19 };
  const place = places[what];
  const other = String((Number(lines[1][place]) + 3) % 10);
  return lines.with(1, lines[1].slice(0, place) + other + lines[1].slice(place + 1));
}

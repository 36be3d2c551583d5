import { described, difference } from './compare.mjs';
import * as m from './modules.mjs';
import { trainReferences } from './references.mjs';

const YEAR = 365;
const HALF = 183;
/** `trainOwn` refuses to train with fewer. */
const LEAST_OUTCOMES = 50;
const dateOf = (day) => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Index of the first row of a day or a later one. */
const placeOf = ({ days }, day) => {
  const place = days.findIndex((each) => each >= day);
  return place < 0 ? days.length : place;
};

/** The reference models refitted on the same history, calibrated on its unseen part: probabilities of the next rows. */
function refitted({ learned, later, unseen }, next) {
  return trainReferences([learned, later, m.joined([unseen, next])]).map(({ name, test }) => {
    const known = unseen.labels.length;
    const level = m.fitPlatt(unseen.labels, test.subarray(0, known));
    return [name, test.subarray(known).map((score) => m.probabilityOf(level, score))];
  });
}

/** The largest drift of the score and the features of a model on these rows, as `npm run model -- drift` finds it. */
function driftOf(artefact, rows) {
  const seen = m.seenBy(artefact, rows);
  const { score } = m.scorerOf(artefact);
  const predicted = Array.from(seen.labels, (_, at) => {
    const row = m.rowAt(seen, at);
    const { score: found, probability } = score(row);
    return { features: Object.fromEntries(seen.names.map((name, n) => [name, row[n]])), score: found, probability };
  });
  return m.driftsOf(artefact, predicted).reduce((most, one) => (one.psi > most.psi ? one : most));
}

/** The first half year after as many outcomes as training needs. */
function firstDay({ days }, knownAt) {
  let day = days[0] + YEAR;
  while (knownAt(day).labels.reduce((sum, label) => sum + label, 0) < LEAST_OUTCOMES) day += HALF;
  return day;
}

const probabilitiesOf = (artefact, rows) => m.probabilities(artefact, m.seenBy(artefact, rows));

/** Trains as `npm run train` does, at the end of the history. */
function trainAt(day, { model, features }, history, inUse) {
  const facts = { model, features, method: 'additive', seed: 1 };
  return m.trainOwn({ ...facts, table: history, inUse, version: dateOf(day), trainedAt: dateOf(day) });
}

/** One training: whether the new model replaces the one in use, and the probabilities of the next rows by each policy. */
function step(day, life, inUse) {
  const { history, recent, next } = life.at(day);
  const { name, psi } = driftOf(inUse, recent);
  const { artefact, gates } = trainAt(day, life, history, inUse);
  const failed = gates.filter(({ passed }) => !passed).map((gate) => `${gate.name} (${gate.told})`);
  const verdict = failed.length === 0 ? 'replaces the one in use' : `stays a challenger: ${failed.join('; ')}`;
  const drift = `drift ${psi.toFixed(2)} (${name})`;
  console.log(`  ${life.when(day)}: ${history.labels.length} rows, ${drift}; the new model ${verdict}`);
  const kept = failed.length === 0 ? artefact : inUse;
  const found = [
    ['by the gates', probabilitiesOf(kept, next)],
    ['replaced every time', probabilitiesOf(artefact, next)],
    ['first model, never retrained', probabilitiesOf(life.first, next)],
    ...refitted(m.splitByTime(history), next).map(([reference, found]) => [`${reference}, every time`, found]),
  ];
  return { kept, labels: next.labels, found };
}

/**
 * An operator's own model through the years, as `npm run train -- … --promote` makes it at each of the days: it learns
 * from the rows whose outcome is known then, and replaces (retires) the one in use only if it passes every gate. Rows
 * are predicted before they are learned from. `at` returns the rows before a day, those after it, and the most recent
 * ones, to measure drift.
 */
export function liveThrough(life) {
  console.log(`\n${life.title}`);
  let inUse = life.first;
  const labels = [];
  const all = new Map();
  for (const day of life.days) {
    const { kept, labels: outcomes, found } = step(day, life, inUse);
    inUse = kept;
    labels.push(...outcomes);
    for (const [name, probabilities] of found) all.set(name, [...(all.get(name) ?? []), ...probabilities]);
  }
  summarize(Uint8Array.from(labels), all);
}

function summarize(outcomes, all) {
  console.log(`  ${outcomes.length} rows predicted before their outcome was known`);
  const found = [...all].map(([name, probabilities]) => [name, Float64Array.from(probabilities)]);
  for (const [name, probabilities] of found) console.log(`  ${name.padEnd(48)} ${described(outcomes, probabilities)}`);
  const [[ours, best], ...others] = found;
  for (const [name, probabilities] of others)
    console.log(`  ${ours} minus ${name}: ${difference(outcomes, best, probabilities)}`);
}

/** Loyalty of the guests of one city, twice a year; the first model comes from another city alone. */
export function loyaltyLife(city, stays, [otherCity, otherStays]) {
  const table = m.staysTable(stays);
  const between = (from, to) => m.rowsBetween(table, placeOf(table, from), placeOf(table, to));
  const knownAt = (day) => between(-Infinity, day - YEAR);
  const days = [];
  for (let day = firstDay(table, knownAt); day <= table.days.at(-1) - HALF; day += HALF) days.push(day);
  return {
    title: `${city}, same host again within a year; first model: from ${otherCity}`,
    model: 'guest-loyalty',
    features: m.LOYALTY_FEATURES,
    first: m.trainShippedLoyalty([m.staysTable(otherStays)], 1),
    days,
    when: dateOf,
    at: (day) => ({ history: knownAt(day), recent: between(day - HALF, day), next: between(day, day + HALF) }),
  };
}

/** A model of the rate alone, without features. */
function rateModel(table) {
  const blank = { summary: '', data: '', method: '', limits: [], figures: [], priors: [] };
  const facts = {
    model: 'str-fraud',
    version: '0',
    trainedAt: '',
    seed: 1,
    origin: 'own',
    thresholds: {},
    constants: {},
  };
  const rate = m.logit(m.rateOf(table.labels));
  return m.makeArtefact({ ...facts, card: blank }, { intercept: rate, shapes: [], pairs: [] }, table, table);
}

const QUARTER = 91;
const DAY_MS = 86_400_000;

/** Cancellations of two hotels, four times a year; the first model knows only the rate of the first half year. */
export function hotelLife(rows, hotelTable) {
  const dayOf = ({ day }) => day / DAY_MS;
  const place = (day) => placeOf({ days: rows.map(dayOf) }, day);
  const start = dayOf(rows[0]) + HALF;
  const days = [];
  for (let day = start; day <= dayOf(rows.at(-1)) - QUARTER / 2; day += QUARTER) days.push(day);
  const partsAt = (day) => {
    const table = hotelTable(rows, place(day));
    const between = (from, to) => m.rowsBetween(table, place(from), place(to));
    return { history: between(-Infinity, day), recent: between(day - QUARTER, day), next: between(day, day + QUARTER) };
  };
  const { history } = partsAt(start);
  const features = history.names.map((name) => ({ name, role: 'learned' }));
  const title = 'Hotel bookings, cancelled; first model: the rate of the first half year';
  return { title, model: 'str-fraud', features, first: rateModel(history), days, when: dateOf, at: partsAt };
}

const STEP = 2_000;

/** Fraud of one simulated world, with 5 % fraud, after every 2,000 bookings; the first model is the shipped one. */
export function fraudLife(number, random) {
  const features = m.learnedNames(m.FRAUD_FEATURES);
  const table = m.simulatedTable([m.drawWorld(random)], 5 * STEP, features, 0.05, random);
  return {
    title: `Simulated world ${number}, fraud; first model: the shipped one`,
    model: 'str-fraud',
    features: m.FRAUD_FEATURES,
    first: m.shippedArtefact('str-fraud'),
    days: [1, 2, 3, 4].map((n) => n * STEP),
    when: (rows) => `after ${rows} bookings`,
    at: (rows) => ({
      history: m.rowsBetween(table, 0, rows),
      recent: m.rowsBetween(table, rows - STEP, rows),
      next: m.rowsBetween(table, rows, rows + STEP),
    }),
  };
}

/**
 * Reference judges of simulated reservations that need no training: they know the distributions that the rows are drawn
 * from. One knows the world, the other only the distribution of worlds, which is the best that the shipped model can
 * do. Both rank by the likelihood ratio.
 */
import { DEGREES, USUAL_GUESTS, guestsAmong } from '../../dist/subgraphs/intelligence/models/simulate/guests.js';
import { homesOf, partiesOf } from '../../dist/subgraphs/intelligence/models/simulate/homes.js';
import { FRAUD_KINDS, GUEST_KINDS } from '../../dist/subgraphs/intelligence/models/simulate/kinds.js';
import { PRIORS } from '../../dist/subgraphs/intelligence/models/simulate/priors.js';

const KINDS = FRAUD_KINDS.filter((kind) => kind !== 'quiet');
/** Mean shares of the kinds over worlds, `quiet` last; see drawWorld. */
const USUAL_SHARES = { stolen: 0.408, friendly: 0.2085, misuse: 0.2085, quiet: 0.175 };
/** Scale of an effect in a world, with its probability: none, reversed, else lognormal with spread 0.6. */
const STRENGTHS = [[0, 0.1], ...normalGrid().flatMap(([z, p]) => scaled(Math.exp(0.6 * z), p))];

function scaled(by, chance) {
  return [
    [by, 0.85 * chance],
    [-by, 0.05 * chance],
  ];
}

function normalGrid() {
  const points = Array.from({ length: 41 }, (_, n) => -4 + n / 5).map((z) => [z, Math.exp((-z * z) / 2)]);
  const total = points.reduce((sum, [, weight]) => sum + weight, 0);
  return points.map(([z, weight]) => [z, weight / total]);
}

/** The normal distribution function (Abramowitz and Stegun, 26.2.17). */
function below(x) {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = 0.3989422804014327 * Math.exp((-x * x) / 2) * poly;
  return x > 0 ? 1 - tail : tail;
}

const LEAST = 1e-12;
const between = (low, high, mean) =>
  Math.max(LEAST, low > mean ? below(mean - low) - below(mean - high) : below(high - mean) - below(low - mean));
const logit = (p) => (p <= 0 ? -Infinity : p >= 1 ? Infinity : Math.log(p / (1 - p)));

function poisson(count, mean) {
  let log = -mean + count * Math.log(mean);
  for (let n = 2; n <= count; n += 1) log -= Math.log(n);
  return Math.exp(log);
}

/** The probability of a value (within `half`) under an effect, by the same distributions as drawValue. */
function chanceOf(
  { kind, at: plain, spread = 1, least = 0, most = Infinity, byHome = 0 },
  value,
  half,
  effect,
  capacity,
) {
  const at = plain * (capacity / 3) ** byHome;
  if (kind === 'party') return partiesOf(capacity, at + effect)[value - 1]?.[1] ?? 0;
  if (kind === 'flag') {
    const p = 1 / (1 + Math.exp(-logit(at) - effect));
    return value ? p : 1 - p;
  }
  if (kind === 'count') {
    const [count, mean] = [value - least, Math.min(30, at * Math.exp(effect))];
    if (value < most) return Math.max(LEAST, poisson(count, mean));
    const under = Array.from({ length: count }, (_, n) => poisson(n, mean)).reduce((sum, p) => sum + p, 0);
    return Math.max(LEAST, 1 - under);
  }
  if (kind === 'amount') {
    const low = value <= least || value <= 0 ? -Infinity : Math.log((value - 0.5) / at) / spread;
    return between(low, Math.log((value + 0.5) / at) / spread, effect);
  }
  return between((logit(value - half) - at) / spread, (logit(value + half) - at) / spread, effect / spread);
}

/** Recovers the drawn values from the members of a reservation. */
const DRAWN = {
  // oxlint-disable-next-line oxc/erasing-op -- an hour that is not known stays so
  night_hour: (of) => (of('booking_hour') < 6 ? 1 : of('booking_hour') * 0),
  first_uncertain: (of) => of('first_recognition_status_UNCERTAIN'),
  last_uncertain: (of) => of('last_recognition_status_UNCERTAIN'),
  other_payment_events: (of) => of('payment_event_count') - of('payment_success_count') - of('payment_failure_count'),
  further_cards: (of) => of('distinct_cards') - 1,
  refused_share: (of) => (of('payment_failure_count') ? of('do_not_honor_count') / of('payment_failure_count') : NaN),
  payment_risk_share: (of) => of('payment_risk_score') / 100,
  unknown_engine: (of) => of('earliest_fp_engine_unknown'),
  earlier_same_email: (of) => of('prior_res_same_email_90d') - of('prior_res_same_email_30d'),
};
const HALVES = { payment_risk_share: () => 0.005, refused_share: (of) => 0.5 / of('payment_failure_count') };

/** Mean of the tilt of homes over worlds; see drawWorld. */
const USUAL_HOMES = 0.2;
/** Every possible guest: each kind with each degree. */
const STATES = GUEST_KINDS.flatMap((guest) => DEGREES.map((degree) => ({ guest, degree })));
const isHoused = ({ kind, byHome }) => kind === 'party' || Boolean(byHome);
const CAPACITIES = homesOf(0, false).map(([capacity]) => capacity);

/** The probabilities of a value of a prior: for each state, and where the home matters for each home of each state. */
function chancesOf(prior, effect, strengths, value, half) {
  const found = new Map();
  const chance = (habit, capacity) => {
    const key = 1_000 * habit + capacity;
    const under = ([by]) => chanceOf(prior, value, half, habit + effect * by, capacity);
    if (!found.has(key))
      found.set(
        key,
        strengths.reduce((all, strength) => all + strength[1] * under(strength), 0),
      );
    return found.get(key);
  };
  return STATES.map(({ guest, degree }) => {
    const habit = degree * (prior.habits?.[guest] ?? 0);
    return isHoused(prior) ? CAPACITIES.map((capacity) => chance(habit, capacity)) : chance(habit, 3);
  });
}

/** `chancesOf` of a world, or of the distribution of worlds, computed once each. */
function rememberedChances(world) {
  const known = new Map();
  return (prior, fraud, value, half) => {
    const effect = fraud ? (prior.effects[fraud] ?? 0) : 0;
    const key = `${prior.name} ${effect === 0 ? '' : fraud} ${value} ${half}`;
    const strengths = effect === 0 ? [[0, 1]] : world ? [[world.strength.get(prior.name), 1]] : STRENGTHS;
    if (!known.has(key)) known.set(key, chancesOf(prior, effect, strengths, value, half));
    return known.get(key);
  };
}

/** The likelihood of the observed values of a row (prior, value, half) under a kind of fraud; null: honest. */
function likelihoodIn(world) {
  const chances = rememberedChances(world);
  const homes = [false, true].map((forGroup) => {
    const shareOf = new Map(homesOf(world?.homes ?? USUAL_HOMES, forGroup));
    return CAPACITIES.map((capacity) => shareOf.get(capacity) ?? 0);
  });
  return (fraud, seen) => {
    const sharesOf = new Map(guestsAmong(world?.guests ?? USUAL_GUESTS, fraud));
    const all = seen.map(([prior, value, half]) => [isHoused(prior), chances(prior, fraud, value, half)]);
    return STATES.reduce((sum, { guest }, state) => {
      let product = sharesOf.get(guest) / DEGREES.length;
      for (const [housed, by] of all) if (!housed) product *= by[state];
      const housed = all.filter(([is]) => is);
      const inHomes = homes[guest === 'group' ? 1 : 0].reduce(
        (total, share, home) => total + housed.reduce((part, [, by]) => part * by[state][home], share),
        0,
      );
      return sum + product * inHomes;
    }, 0);
  };
}

/** The log likelihood ratio of every row; `world` null: over the distribution of worlds. */
export function judged(world, table) {
  const places = new Map(table.names.map((name, n) => [name, n]));
  const shares = world?.kinds ?? USUAL_SHARES;
  const likelihood = likelihoodIn(world);
  return Float64Array.from(table.labels, (_, row) => {
    const of = (name) => table.columns[places.get(name)]?.[row] ?? NaN;
    const seen = PRIORS.flatMap((prior) => {
      const value = DRAWN[prior.name]?.(of) ?? of(prior.name);
      return Number.isNaN(value) ? [] : [[prior, value, HALVES[prior.name]?.(of) ?? 0.0005]];
    });
    const honest = likelihood(null, seen);
    const ratio = KINDS.reduce((sum, kind) => sum + shares[kind] * (likelihood(kind, seen) / honest), 0);
    return Math.log(shares.quiet + ratio);
  });
}

import { type Random, logit, sigmoid } from '@guest-screening/tabular-models';
import { DEGREES, guestsAmong } from './guests.js';
import { drawShare, homesOf, partiesOf } from './homes.js';
import type { FraudKind } from './kinds.js';
import { PRIORS, type Prior } from './priors.js';
import type { World } from './world.js';

function poisson(mean: number, random: Random): number {
  const bound = Math.exp(-Math.min(mean, 30));
  let count = 0;
  for (let product = random.next(); product > bound; product *= random.next()) count += 1;
  return count;
}

/** Draws a value of a prior for a home of this capacity, shifted by `moved`. */
function drawValue(
  { kind, at, spread = 1, least = 0, most = Infinity, byHome = 0 }: Prior,
  effect: number,
  capacity: number,
  random: Random,
): number {
  switch (kind) {
    case 'flag':
      return random.next() < sigmoid(logit(at) + effect) ? 1 : 0;
    case 'count':
      return Math.min(most, least + poisson(at * Math.exp(effect), random));
    case 'amount':
      return Math.max(least, Math.round(at * (capacity / 3) ** byHome * Math.exp(spread * (random.normal() + effect))));
    case 'share':
      return Math.round(1000 * sigmoid(at + spread * random.normal() + effect)) / 1000;
    case 'party':
      return drawShare(partiesOf(capacity, at + effect), random);
  }
}

const oneOf = (prefix: string, chosen: string, names: string[]): [string, number][] =>
  names.map((name) => [`${prefix}_${name}`, name === chosen ? 1 : 0]);

/** Values derived from the drawn ones: sums, ratios and flags, as in a real reservation. */
function derived(drawn: ReadonlyMap<string, number>, random: Random): Record<string, [string, number][]> {
  const value = (name: string) => drawn.get(name)!;
  const attempts = value('idv_success_count') + value('idv_failure_count');
  const [passed, failed] = [value('payment_success_count'), value('payment_failure_count')];
  const refused = Math.round(failed * value('refused_share'));
  const recognised = (when: 'first' | 'last') => {
    const calm = random.next() < 0.7 ? 'VALID' : random.next() < 0.7 ? 'STAGE_VALID' : 'unknown';
    const status = value(`${when}_uncertain`) ? 'UNCERTAIN' : calm;
    return oneOf(`${when}_recognition_status`, status, ['STAGE_VALID', 'UNCERTAIN', 'VALID', 'unknown']);
  };
  const engine = value('unknown_engine') ? 'unknown' : `engine_${'abc'[random.below(3)]}`;
  const booking = value('night_hour') ? random.below(6) : 6 + random.below(18);
  return {
    booking: [
      ['price_total', value('nights') * value('price_per_night')],
      ['booking_hour', booking],
    ],
    idv: [
      ['idv_attempt_count', attempts],
      ['idv_success_ratio', attempts > 0 ? value('idv_success_count') / attempts : NaN],
      ['has_idv_failure', value('idv_failure_count') > 0 ? 1 : 0],
      ...recognised('first'),
      ...recognised('last'),
    ],
    payment: [
      ['payment_event_count', passed + failed + value('other_payment_events')],
      ['payment_failure_ratio', passed + failed > 0 ? failed / (passed + failed) : NaN],
      ['distinct_cards', 1 + value('further_cards')],
      ['multiple_cards_flag', value('further_cards') > 0 ? 1 : 0],
      ['do_not_honor_count', refused],
      ['insufficient_funds_count', Math.round((failed - refused) * random.next())],
      ['payment_risk_score', Math.round(100 * value('payment_risk_share'))],
    ],
    fingerprint: oneOf('earliest_fp_engine', engine, ['engine_a', 'engine_b', 'engine_c', 'unknown']),
    velocity: [['prior_res_same_email_90d', value('prior_res_same_email_30d') + value('earlier_same_email')]],
  };
}

/** Draws all prior values for a kind of guest, or for a fraudster posing as one. */
function drawValues(world: World, fraud: FraudKind | null, random: Random): Map<string, number> {
  const guest = drawShare(guestsAmong(world.guests, fraud), random);
  const degree = DEGREES[random.below(DEGREES.length)]!;
  const capacity = drawShare(homesOf(world.homes, guest === 'group'), random);
  return new Map(
    PRIORS.map((prior) => {
      const byFraud = fraud ? (prior.effects[fraud] ?? 0) * world.strength.get(prior.name)! : 0;
      const byHabit = degree * (prior.habits?.[guest] ?? 0);
      return [prior.name, drawValue(prior, byFraud + byHabit, capacity, random)];
    }),
  );
}

/** Draws a reservation of a world: values by name, for the groups with data. */
export function drawReservation(world: World, isFraud: boolean, random: Random): Map<string, number> {
  const kinds = Object.entries(world.kinds) as [FraudKind, number][];
  const drawn = drawValues(world, isFraud ? drawShare(kinds, random) : null, random);
  const more = derived(drawn, random);
  const values = new Map<string, number>();
  for (const [group, chance] of world.seen) {
    if (random.next() >= chance) continue;
    for (const prior of PRIORS) if (prior.group === group) values.set(prior.name, drawn.get(prior.name)!);
    for (const [name, value] of more[group] ?? []) if (!Number.isNaN(value)) values.set(name, value);
  }
  return values;
}

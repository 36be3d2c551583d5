import type { Random } from '@guest-screening/tabular-models';
import { USUAL_GUESTS } from './guests.js';
import { FRAUD_KINDS, type FraudKind, GUEST_KINDS, type GuestKind } from './kinds.js';
import { PRIORS } from './priors.js';

/** One world that the priors allow: strength of each effect, data available, and who commits fraud. */
export interface World {
  /** Multiplier of each feature's effect. */
  strength: ReadonlyMap<string, number>;
  /** Probability that a feature group is available for a reservation. */
  seen: ReadonlyMap<string, number>;
  /** Shares of the kinds of fraud; sum to 1. */
  kinds: Readonly<Record<FraudKind, number>>;
  /** Shares of the kinds of guests; sum to 1. */
  guests: Readonly<Record<GuestKind, number>>;
  /** Above 0: larger homes than usual; below 0: smaller ones. */
  homes: number;
  baseRate: number;
}

/** Draws the guest shares of a world: each kind other than private guests varies up to about threefold. */
function drawGuests(random: Random): World['guests'] {
  const weights = GUEST_KINDS.map(
    (kind) => USUAL_GUESTS[kind] * (kind === 'private' ? 1 : Math.exp(0.5 * random.normal())),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(GUEST_KINDS.map((kind, n) => [kind, weights[n]! / total])) as World['guests'];
}

/**
 * Draws a world. Effects are scaled by a lognormal with spread 0.6; one in ten is zero, one in twenty reversed. 10 to
 * 25% of frauds leave no trace. The base rate is between 0.6% and 2.3%.
 */
export function drawWorld(random: Random): World {
  const strength = new Map(
    PRIORS.map(({ name }) => {
      const chance = random.next();
      const scale = Math.exp(0.6 * random.normal());
      return [name, chance < 0.1 ? 0 : chance < 0.15 ? -scale : scale];
    }),
  );
  const groups = [...new Set(PRIORS.map(({ group }) => group))];
  const seen = new Map(groups.map((group) => [group, group === 'booking' ? 0.99 : 0.35 + 0.63 * random.next()]));
  const quiet = 0.1 + 0.15 * random.next();
  const parts = [0.5, 0.25, 0.25].map((share) => share * (0.5 + random.next()));
  const total = parts.reduce((sum, part) => sum + part, 0);
  const shares = [...parts.map((part) => ((1 - quiet) * part) / total), quiet];
  const kinds = Object.fromEntries(FRAUD_KINDS.map((kind, n) => [kind, shares[n]!])) as World['kinds'];
  const baseRate = 0.006 + 0.017 * random.next();
  return { strength, seen, kinds, baseRate, guests: drawGuests(random), homes: 0.2 + 0.5 * random.normal() };
}

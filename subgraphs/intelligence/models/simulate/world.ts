import type { Random } from '../engine/random.js';
import { FRAUD_KINDS, type FraudKind, PRIORS } from './priors.js';

/** One world that the priors allow: how strong each effect is in it, what is seen there, and who commits fraud. */
export interface World {
  /** What an effect of a feature is multiplied by. */
  strength: ReadonlyMap<string, number>;
  /** The chance that a group of the data is there for a reservation. */
  seen: ReadonlyMap<string, number>;
  /** Shares of the kinds of fraud; they sum to 1. */
  kinds: Readonly<Record<FraudKind, number>>;
  baseRate: number;
}

/**
 * Draws a world. Effects are scaled by a lognormal of spread 0.6; one in ten is nothing, one in twenty turned round. Of
 * all frauds 10 to 25 % leave no trace. The base rate lies between 0.6 and 2.3 %.
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
  return { strength, seen, kinds, baseRate: 0.006 + 0.017 * random.next() };
}

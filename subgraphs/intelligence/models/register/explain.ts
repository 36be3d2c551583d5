import type { Scored, Scorer } from '../artefact/scorer.js';
import type { Feature } from '#records/features/feature.js';
import type { Values } from '../features/read-features.js';
import type { Contribution } from './contribution.type.js';

function textOf({ label }: Feature, value: number | undefined, logOdds: number, what: string): string {
  const told = value === undefined ? 'not given' : String(Number(value.toPrecision(6)));
  const moves =
    Math.abs(logOdds) < 0.005 ? `No effect on the ${what}` : `${logOdds > 0 ? 'Raises' : 'Lowers'} the ${what}`;
  return `${label}: ${told}. ${moves}.`;
}

/** Contributions of all features, largest first; `what` names the outcome in the text. */
export function contributionsOf(
  features: readonly Feature[],
  { artefact }: Scorer,
  { added }: Scored,
  values: Values,
  what: string,
): Contribution[] {
  const byName = new Map(features.map((one) => [one.name, one]));
  return artefact.features
    .map((name, n) => {
      const value = values.get(name);
      const logOdds = added[n]!;
      return { feature: name, value: value ?? null, logOdds, text: textOf(byName.get(name)!, value, logOdds, what) };
    })
    .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds));
}

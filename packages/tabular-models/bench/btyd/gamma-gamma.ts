import { logGamma } from './log-gamma.ts';
import { minimise } from './minimise.ts';

/** Mean value of a customer's repeat purchases. */
export interface Spending {
  repeats: number;
  mean: number;
}

/** Purchases: gamma (p, ν) per customer, ν gamma (q, v) over customers. */
export interface GammaGamma {
  p: number;
  q: number;
  v: number;
}

/** Fits the three parameters by maximum likelihood over customers with a repeat purchase (Fader and Hardie 2013). */
export function fitGammaGamma(spendings: readonly Spending[]): GammaGamma {
  const known = spendings.filter(({ repeats, mean }) => repeats > 0 && mean > 0);
  const scale = known.reduce((sum, { mean }) => sum + mean, 0) / Math.max(1, known.length);
  const cost = (at: number[]) => {
    if (at.some((x) => Math.abs(x) > 25)) return Infinity;
    const [p, q, v] = at.map(Math.exp) as [number, number, number];
    return -known.reduce((sum, { repeats: x, mean }) => {
      const shape = p * x;
      const head = logGamma(shape + q) - logGamma(shape) - logGamma(q) + q * Math.log(v);
      return sum + head + (shape - 1) * Math.log(mean) + shape * Math.log(x) - (shape + q) * Math.log(x * mean + v);
    }, 0);
  };
  const [p, q, v] = minimise(cost, [1, 1, Math.log(Math.max(scale, 1e-6))]).map(Math.exp);
  return { p: p!, q: q!, v: v! };
}

/** Expected mean value of a customer's purchases, between the observed and the overall mean. */
export function expectedSpend({ p, q, v }: GammaGamma, { repeats: x, mean }: Spending): number {
  return (p * (v + x * mean)) / (p * x + q - 1);
}

import { hypergeometric, logGamma } from './log-gamma.ts';
import { minimise } from './minimise.ts';

/**
 * A customer's history: `repeats` purchases after the first one, `recency` from the first to the last, `age` from the
 * first until now, in the same unit of time.
 */
export interface History {
  repeats: number;
  recency: number;
  age: number;
}

/** Purchases: gamma (r, alpha) over customers; dropout after a purchase: beta (a, b). */
export interface BgNbd {
  r: number;
  alpha: number;
  a: number;
  b: number;
}

/** Log-likelihood of one history (Fader, Hardie and Lee 2005, BG/NBD). */
export function logLikelihood({ r, alpha, a, b }: BgNbd, { repeats: x, recency, age }: History): number {
  const head =
    logGamma(r + x) -
    logGamma(r) +
    r * Math.log(alpha) +
    logGamma(a + b) +
    logGamma(b + x) -
    logGamma(b) -
    logGamma(a + b + x);
  const alive = -(r + x) * Math.log(alpha + age);
  if (x === 0) return head + alive;
  const gone = Math.log(a) - Math.log(b + x - 1) - (r + x) * Math.log(alpha + recency);
  const most = Math.max(alive, gone);
  return head + most + Math.log(Math.exp(alive - most) + Math.exp(gone - most));
}

/** Equal histories are counted once. */
function collapsed(histories: readonly History[]): { history: History; count: number }[] {
  const groups = new Map<string, { history: History; count: number }>();
  for (const history of histories) {
    const key = `${history.repeats}|${history.recency}|${history.age}`;
    const group = groups.get(key) ?? { history, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Fits the four parameters by maximum likelihood. `pull` (per customer, on the squared logarithms of the parameters)
 * regularizes data with few repeats; 0 is the plain estimate.
 */
export function fitBgNbd(histories: readonly History[], pull = 0): BgNbd & { logLikelihood: number } {
  const groups = collapsed(histories);
  const modelAt = ([r, alpha, a, b]: number[]): BgNbd => ({
    r: Math.exp(r!),
    alpha: Math.exp(alpha!),
    a: Math.exp(a!),
    b: Math.exp(b!),
  });
  const total = (model: BgNbd) =>
    groups.reduce((sum, { history, count }) => sum + count * logLikelihood(model, history), 0);
  const meanAge = histories.reduce((sum, { age }) => sum + age, 0) / Math.max(1, histories.length);
  const start = [0, Math.log(Math.max(meanAge / 4, 1e-6)), 0, 0];
  const cost = (at: number[]) => {
    if (at.some((x) => Math.abs(x) > 25)) return Infinity;
    const penalty = pull * histories.length * at.reduce((sum, x, n) => sum + (x - (n === 1 ? start[1]! : 0)) ** 2, 0);
    return penalty - total(modelAt(at));
  };
  const model = modelAt(minimise(cost, start));
  return { ...model, logLikelihood: total(model) };
}

/**
 * Probability that the customer is still active. In this model a customer without a repeat purchase cannot have dropped
 * out.
 */
export function aliveChance({ r, alpha, a, b }: BgNbd, { repeats: x, recency, age }: History): number {
  if (x === 0) return 1;
  return 1 / (1 + (a / (b + x - 1)) * ((alpha + age) / (alpha + recency)) ** (r + x));
}

/** Expected number of purchases in the next `time`. */
export function expectedPurchases(model: BgNbd, history: History, time: number): number {
  const { r, alpha, a, b } = model;
  const { repeats: x, age } = history;
  if (time <= 0) return 0;
  const later = alpha + age + time;
  const series = hypergeometric(r + x, b + x, a + b + x - 1, time / later);
  // At a = 1 the closed form is undefined; next to it the value is the same to six digits.
  const shape = Math.abs(a - 1) < 1e-7 ? a + 1e-6 : a;
  const grown = (1 - ((alpha + age) / later) ** (r + x) * series) * ((shape + b + x - 1) / (shape - 1));
  return Math.max(0, grown * aliveChance(model, history));
}

import { aliveChance, expectedPurchases, fitBgNbd } from '../bench/btyd/bg-nbd.ts';
import { expectedSpend, fitGammaGamma } from '../bench/btyd/gamma-gamma.ts';
import { hypergeometric, logGamma } from '../bench/btyd/log-gamma.ts';
import { randomOf } from '../src/random.js';
import { openData, openFile } from '../bench/open-data.ts';

test('the gamma and hypergeometric functions match published tables', () => {
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.sqrt(Math.PI)), 12);
  expect(logGamma(10)).toBeCloseTo(Math.log(362_880), 12);
  expect(hypergeometric(1, 1, 2, 0.5)).toBeCloseTo(2 * Math.log(2), 12);
});

test('parameters of a simulated history are recovered', () => {
  const random = randomOf(4);
  const gamma = (): number => -Math.log(1 - random.next()) - Math.log(1 - random.next());
  const histories = Array.from({ length: 1_200 }, () => {
    const [rate, chance, age] = [gamma() / 8, 1 - Math.sqrt(random.next()), 20 + random.below(20)];
    let [recency, repeats] = [0, 0];
    for (let gone = false; !gone;) {
      const next = recency - Math.log(1 - random.next()) / rate;
      if (next > age) break;
      [recency, repeats] = [next, repeats + 1];
      gone = random.next() < chance;
    }
    return { repeats, recency, age };
  });
  const { r, alpha, a, b } = fitBgNbd(histories);
  expect(r).toBeGreaterThan(1.5);
  expect(r).toBeLessThan(2.7);
  expect(r / alpha).toBeCloseTo(0.25, 1);
  expect(a / (a + b)).toBeCloseTo(1 / 3, 1);
});

if (!openData) test('the CDNOW customers are ABSENT here, nothing is compared', () => expect(openData).toBeUndefined());
else
  describe('CDNOW, 2,357 customers', () => {
    const rows = openFile('cdnow_customers_summary_with_transactions.csv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map(Number));
    const histories = rows.map(([, repeats, recency, age]) => ({ repeats: repeats!, recency: recency!, age: age! }));
    const spendings = rows.map(([, repeats, , , mean]) => ({ repeats: repeats!, mean: mean! }));

    test('BG/NBD matches the published numbers to three digits', () => {
      const model = fitBgNbd(histories);
      expect([model.r, model.alpha, model.a, model.b].map((x) => x.toFixed(3))).toEqual([
        '0.243',
        '4.414',
        '0.793',
        '2.426',
      ]);
      expect(model.logLikelihood).toBeCloseTo(-9582.429, 2);
      const history = { repeats: 2, recency: 30.43, age: 38.86 };
      expect(expectedPurchases(model, history, 39).toFixed(3)).toBe('1.226');
      expect(aliveChance(model, history)).toBeGreaterThan(0.7);
      expect(aliveChance(model, { ...history, recency: 2 })).toBeLessThan(aliveChance(model, history));
    });

    test('Gamma-Gamma matches the published numbers, and the first ten means to a cent', () => {
      const model = fitGammaGamma(spendings);
      expect([model.p, model.q, model.v].map((x) => x.toFixed(2))).toEqual(['6.25', '3.74', '15.45']);
      const expected = [24.66, 18.91, 35.17, 35.17, 35.17, 71.46, 18.91, 35.17, 27.28, 35.17];
      spendings
        .slice(0, 10)
        .forEach((one, n) => expect(Math.abs(expectedSpend(model, one) - expected[n]!)).toBeLessThan(0.01));
    });
  });

const TERMS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** Logarithm of the gamma function for x > 0 (Lanczos, about 15 digits). */
export function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.abs(Math.sin(Math.PI * x))) - logGamma(1 - x);
  const z = x - 1;
  const base = z + TERMS.length - 0.5;
  const series = TERMS.reduce((sum, term, n) => sum + term / (z + n + 1), 0.9999999999998099);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(series);
}

/** Gauss's hypergeometric function for 0 ≤ z < 1, by its series. */
export function hypergeometric(a: number, b: number, c: number, z: number): number {
  let [sum, term] = [1, 1];
  for (let n = 0; n < 100_000; n += 1) {
    term *= ((a + n) * (b + n) * z) / ((c + n) * (n + 1));
    sum += term;
    if (Math.abs(term) < 1e-15 * Math.abs(sum)) break;
  }
  return sum;
}

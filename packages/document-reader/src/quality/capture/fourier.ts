/** Tile side in pixels for spectra; a power of two. */
export const TILE = 128;
const BITS = Math.log2(TILE);

const COS = Float64Array.from({ length: TILE }, (_, k) => Math.cos((-2 * Math.PI * k) / TILE));
const SIN = Float64Array.from({ length: TILE }, (_, k) => Math.sin((-2 * Math.PI * k) / TILE));
const REVERSED = Uint16Array.from({ length: TILE }, (_, at) => {
  let reversed = 0;
  for (let bit = 0; bit < BITS; bit++) if ((at >> bit) & 1) reversed |= 1 << (BITS - 1 - bit);
  return reversed;
});

/** Radix-2 FFT (Cooley and Tukey, 1965) of one row or column, in place. */
function transformLine(re: Float64Array, im: Float64Array, from: number, step: number): void {
  for (let at = 0; at < TILE; at++) {
    const other = REVERSED[at]!;
    if (other <= at) continue;
    const [a, b] = [from + at * step, from + other * step];
    const [real, imaginary] = [re[a]!, im[a]!];
    re[a] = re[b]!;
    im[a] = im[b]!;
    re[b] = real;
    im[b] = imaginary;
  }
  for (let size = 2; size <= TILE; size *= 2) {
    const [half, turn] = [size >> 1, TILE / size];
    for (let start = 0; start < TILE; start += size)
      for (let at = 0; at < half; at++) {
        const a = from + (start + at) * step;
        const b = a + half * step;
        const [cos, sin] = [COS[at * turn]!, SIN[at * turn]!];
        const real = re[b]! * cos - im[b]! * sin;
        const imaginary = re[b]! * sin + im[b]! * cos;
        re[b] = re[a]! - real;
        im[b] = im[a]! - imaginary;
        re[a] = re[a]! + real;
        im[a] = im[a]! + imaginary;
      }
  }
}

/**
 * Power spectra of two square tiles of real numbers, which are overwritten. Both are transformed at once, as real and
 * imaginary part, and separated by symmetry.
 */
export function powerOfBoth(one: Float64Array, other: Float64Array): [Float64Array, Float64Array] {
  for (let row = 0; row < TILE; row++) transformLine(one, other, row * TILE, 1);
  for (let column = 0; column < TILE; column++) transformLine(one, other, column, TILE);
  const powers: [Float64Array, Float64Array] = [new Float64Array(TILE * TILE), new Float64Array(TILE * TILE)];
  for (let v = 0; v < TILE; v++)
    for (let u = 0; u < TILE; u++) {
      const at = v * TILE + u;
      const mirrored = ((TILE - v) % TILE) * TILE + ((TILE - u) % TILE);
      const [re, im, reOf, imOf] = [one[at]!, other[at]!, one[mirrored]!, other[mirrored]!];
      powers[0][at] = ((re + reOf) ** 2 + (im - imOf) ** 2) / 4;
      powers[1][at] = ((im + imOf) ** 2 + (reOf - re) ** 2) / 4;
    }
  return powers;
}

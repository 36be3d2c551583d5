import { STRIP_HEIGHT, type Strip } from './cut-line.js';

/** What the recogniser tells apart; the last class is "no character stands in the middle here". */
export const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
export const CLASSES = ALPHABET.length + 1;

/** Sizes of the layers: two of 3×3 filters, each halved by its largest value, then two full ones. */
export const FIRST = 10;
export const SECOND = 20;
export const HIDDEN = 64;
/** Columns of a strip that one answer sees. */
export const WINDOW = 22;
/** Columns between two answers. */
export const STEP = 4;
const POOLED = (STRIP_HEIGHT - 2) / 2;
export const ROWS = (POOLED - 2) / 2;
export const COLUMNS = 4;

export interface Weights {
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
  hidden: Float32Array;
  hiddenBias: Float32Array;
  out: Float32Array;
  outBias: Float32Array;
}

/** Filters of 3×3 over all planes, the larger of nothing and each sum, then the largest of every 2×2. */
function filtered(planes: Float32Array[], width: number, height: number, filters: Float32Array, bias: Float32Array) {
  const [w, h] = [width - 2, height - 2];
  const [pw, ph] = [w >> 1, h >> 1];
  return Array.from(bias, (start, filter) => {
    const sums = new Float32Array(w * h).fill(start);
    planes.forEach((plane, index) => {
      const from = (filter * planes.length + index) * 9;
      addFiltered(sums, plane, width, h, filters.subarray(from, from + 9));
    });
    const pooled = new Float32Array(pw * ph);
    for (let y = 0; y < ph; y++)
      for (let x = 0; x < pw; x++) {
        const at = 2 * y * w + 2 * x;
        pooled[y * pw + x] = Math.max(0, sums[at]!, sums[at + 1]!, sums[at + w]!, sums[at + w + 1]!);
      }
    return pooled;
  });
}

function addFiltered(sums: Float32Array, plane: Float32Array, width: number, rows: number, filter: Float32Array): void {
  const [a, b, c] = [filter[0]!, filter[1]!, filter[2]!];
  const [d, e, f] = [filter[3]!, filter[4]!, filter[5]!];
  const [g, h, i] = [filter[6]!, filter[7]!, filter[8]!];
  const w = width - 2;
  for (let y = 0; y < rows; y++) {
    let at = y * width;
    // The nine that a filter sees move on by three for each place.
    let [p, q] = [plane[at]!, plane[at + 1]!];
    let [r, s] = [plane[at + width]!, plane[at + width + 1]!];
    let [t, u] = [plane[at + 2 * width]!, plane[at + 2 * width + 1]!];
    at += 2;
    for (let to = y * w; to < (y + 1) * w; to++, at++) {
      const k = plane[at]!;
      const l = plane[at + width]!;
      const m = plane[at + 2 * width]!;
      sums[to]! += a * p + b * q + c * k + d * r + e * s + f * l + g * t + h * u + i * m;
      p = q;
      q = k;
      r = s;
      s = l;
      t = u;
      u = m;
    }
  }
}

function fully(input: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  const size = input.length;
  const out = new Float32Array(bias.length);
  for (let row = 0, from = 0; row < out.length; row++, from += size) {
    let [one, two] = [bias[row]!, 0];
    for (let at = 0; at < size; at += 2) {
      one += input[at]! * weights[from + at]!;
      two += input[at + 1]! * weights[from + at + 1]!;
    }
    out[row] = one + two;
  }
  return out;
}

/** Logarithms of the classes' probabilities. */
function logOdds(values: Float32Array): Float32Array {
  const top = Math.max(...values);
  const total = Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0)) + top;
  return values.map((value) => value - total);
}

/**
 * What stands at each place of a strip: log probabilities of the classes for windows that begin every four columns.
 * `from` cuts columns away in front, so that windows can begin at any column; only each `every`-th is looked at.
 */
export function recognise({ width, data }: Strip, weights: Weights, from = 0, every = 1): Float32Array[] {
  const cut = width - from;
  const input = new Float32Array(cut * STRIP_HEIGHT);
  for (let y = 0; y < STRIP_HEIGHT; y++) input.set(data.subarray(y * width + from, (y + 1) * width), y * cut);
  const firstPlanes = filtered([input], cut, STRIP_HEIGHT, weights.first, weights.firstBias);
  const pooledWidth = (cut - 2) >> 1;
  const planes = filtered(firstPlanes, pooledWidth, POOLED, weights.second, weights.secondBias);
  const w = (pooledWidth - 2) >> 1;
  const seen = new Float32Array(SECOND * ROWS * COLUMNS);
  return Array.from({ length: Math.ceil((w - COLUMNS + 1) / every) }, (_, at) => {
    const x = at * every;
    let to = 0;
    for (const plane of planes)
      for (let y = 0; y < ROWS; y++) for (let c = 0; c < COLUMNS; c++) seen[to++] = plane[y * w + x + c]!;
    const hidden = fully(seen, weights.hidden, weights.hiddenBias);
    for (let unit = 0; unit < hidden.length; unit++) if (hidden[unit]! < 0) hidden[unit] = 0;
    return logOdds(fully(hidden, weights.out, weights.outBias));
  });
}

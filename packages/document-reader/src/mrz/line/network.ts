import { kernels, Workspace } from '../../intake/kernels/kernels.js';
import { STRIP_HEIGHT, type Strip } from './cut-line.js';

/** Classes of the recogniser; the last one is "no character at the centre". */
export const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
export const CLASSES = ALPHABET.length + 1;

/** Layer sizes: two 3×3 convolutions, each followed by max pooling, then two dense layers. */
export const FIRST = 10;
export const SECOND = 20;
export const HIDDEN = 64;
/** Columns of a strip per output. */
export const WINDOW = 22;
/** Columns between two outputs. */
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

/** Log-softmax of the last layer. */
function toLogOdds(values: Float32Array): Float32Array {
  let [top, total] = [-Infinity, 0];
  for (const value of values) top = Math.max(top, value);
  for (const value of values) total += Math.exp(value - top);
  const whole = Math.log(total) + top;
  for (let at = 0; at < values.length; at++) values[at]! -= whole;
  return values;
}

const WEIGHTS = ['first', 'firstBias', 'second', 'secondBias', 'hidden', 'hiddenBias', 'out', 'outBias'] as const;

const upToFour = (count: number): number => (count + 3) & ~3;

/**
 * Recognises the characters of a strip: class log probabilities for windows that start every four columns. `from` skips
 * leading columns, so that windows can start at any column; only every `every`-th window is computed.
 */
export function recognise({ width, data }: Strip, weights: Weights, from = 0, every = 1): Float32Array[] {
  const space = new Workspace();
  const at = Object.fromEntries(WEIGHTS.map((name) => [name, space.put(weights[name])])) as Record<
    (typeof WEIGHTS)[number],
    number
  >;
  // The kernels process eight columns at a time: rows are padded.
  const columns = (((width - from - 2) >> 1) - 2) >> 1;
  const stride = upToFour(columns);
  const firstStride = upToFour(2 * stride + 2);
  const inputStride = 2 * firstStride + 2;
  const input = new Float32Array(inputStride * STRIP_HEIGHT);
  for (let y = 0; y < STRIP_HEIGHT; y++) input.set(data.subarray(y * width + from, (y + 1) * width), y * inputStride);
  const planes = space.room(4 * FIRST * POOLED * firstStride);
  const more = space.room(4 * SECOND * ROWS * stride);
  const { filtered, window, fully } = kernels;
  filtered(space.put(input), 1, inputStride, STRIP_HEIGHT, at.first, at.firstBias, FIRST, planes, firstStride);
  filtered(planes, FIRST, firstStride, POOLED, at.second, at.secondBias, SECOND, more, stride);

  const count = Math.max(0, Math.ceil((columns - COLUMNS + 1) / every));
  const [seen, hidden, out] = [SECOND * ROWS * COLUMNS, HIDDEN, count * CLASSES].map((size) => space.room(4 * size));
  for (let place = 0; place < count; place++) {
    window(more, SECOND * ROWS, stride, place * every, seen!);
    fully(seen!, SECOND * ROWS * COLUMNS, at.hidden, at.hiddenBias, HIDDEN, 0, hidden!);
    fully(hidden!, HIDDEN, at.out, at.outBias, CLASSES, -Infinity, out! + 4 * place * CLASSES);
  }
  const sums = space.floats(out!, count * CLASSES);
  return Array.from({ length: count }, (_, place) => toLogOdds(sums.subarray(place * CLASSES, (place + 1) * CLASSES)));
}

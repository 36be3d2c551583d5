import { CLASSES, COLUMNS, FIRST, HIDDEN, ROWS, SECOND, type Weights } from './network.js';

/** Bias, row scales and bytes of one layer, in the format of the training script. */
function layer(bytes: Buffer, at: number, rows: number, size: number): [Float32Array, Float32Array, number] {
  const bias = Float32Array.from({ length: rows }, (_, row) => bytes.readFloatLE(at + 4 * row));
  const scales = at + 4 * rows;
  const values = scales + 4 * rows;
  const weights = Float32Array.from(
    { length: rows * size },
    (_, index) => bytes.readInt8(values + index) * bytes.readFloatLE(scales + 4 * Math.floor(index / size)),
  );
  return [weights, bias, values + rows * size];
}

/** Unpacks the recogniser's weights from base64. */
export function weightsOf(packed: string): Weights {
  const bytes = Buffer.from(packed, 'base64');
  const [first, firstBias, second1] = layer(bytes, 0, FIRST, 9);
  const [second, secondBias, third] = layer(bytes, second1, SECOND, FIRST * 9);
  const [hidden, hiddenBias, fourth] = layer(bytes, third, HIDDEN, SECOND * ROWS * COLUMNS);
  const [out, outBias] = layer(bytes, fourth, CLASSES, HIDDEN);
  return { first, firstBias, second, secondBias, hidden, hiddenBias, out, outBias };
}

/** Added to the variance of a row. */
const SMALL = 1e-5;

/** A linear map, its weights row by row for each output. */
export interface Linear {
  weights: Float32Array;
  bias: Float32Array;
}

/** A layer of a transformer with normalization before each part (Xiong et al., 2020) and relative positions. */
export interface TransformerLayer {
  attentionNorm: Linear;
  queryKeyValue: Linear;
  attentionOutput: Linear;
  /** What the distance between two tokens adds to their attention, for each head. */
  relativePositions: Float32Array;
  feedForwardNorm: Linear;
  feedForwardIn: Linear;
  feedForwardOut: Linear;
}

/** Applies a linear map to rows of values. Two rows and four outputs at a time take half the time. */
export function linear(input: Float32Array, { weights, bias }: Linear): Float32Array {
  const outputs = bias.length;
  const inputs = weights.length / outputs;
  const rows = input.length / inputs;
  const result = new Float32Array(rows * outputs);
  const rest = outputs - (outputs % 4);
  for (let output = 0; output < rest; output += 4) {
    const w1 = output * inputs;
    const [w2, w3, w4] = [w1 + inputs, w1 + 2 * inputs, w1 + 3 * inputs];
    for (let row = 0; row < rows; row += 2) {
      // The last of an odd number of rows is computed twice.
      const next = Math.min(row + 1, rows - 1);
      const [from, fromNext] = [row * inputs, next * inputs];
      let a1 = 0;
      let a2 = 0;
      let a3 = 0;
      let a4 = 0;
      let b1 = 0;
      let b2 = 0;
      let b3 = 0;
      let b4 = 0;
      for (let n = 0; n < inputs; n++) {
        const a = input[from + n]!;
        const b = input[fromNext + n]!;
        const k1 = weights[w1 + n]!;
        const k2 = weights[w2 + n]!;
        const k3 = weights[w3 + n]!;
        const k4 = weights[w4 + n]!;
        a1 += a * k1;
        a2 += a * k2;
        a3 += a * k3;
        a4 += a * k4;
        b1 += b * k1;
        b2 += b * k2;
        b3 += b * k3;
        b4 += b * k4;
      }
      const to = row * outputs + output;
      result[to] = a1;
      result[to + 1] = a2;
      result[to + 2] = a3;
      result[to + 3] = a4;
      const toNext = next * outputs + output;
      result[toNext] = b1;
      result[toNext + 1] = b2;
      result[toNext + 2] = b3;
      result[toNext + 3] = b4;
    }
  }
  for (let output = rest; output < outputs; output++)
    for (let row = 0; row < rows; row++)
      for (let n = 0; n < inputs; n++)
        result[row * outputs + output]! += input[row * inputs + n]! * weights[output * inputs + n]!;
  for (let at = 0; at < result.length; at++) result[at]! += bias[at % outputs]!;
  return result;
}

/** Rows of values with mean 0 and variance 1, then scaled and shifted. */
export function layerNorm(input: Float32Array, { weights, bias }: Linear): Float32Array {
  const size = bias.length;
  const result = new Float32Array(input.length);
  for (let from = 0; from < input.length; from += size) {
    const row = input.subarray(from, from + size);
    const mean = row.reduce((sum, value) => sum + value, 0) / size;
    const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / size;
    const scale = 1 / Math.sqrt(variance + SMALL);
    for (let n = 0; n < size; n++) result[from + n] = (row[n]! - mean) * scale * weights[n]! + bias[n]!;
  }
  return result;
}

/** The error function, to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}

/** The Gaussian error linear unit (Hendrycks and Gimpel, 2016). */
export const gelu = (values: Float32Array): Float32Array =>
  values.map((value) => 0.5 * value * (1 + errorFunction(value / Math.SQRT2)));

const sum = (one: Float32Array, other: Float32Array): Float32Array => one.map((value, at) => value + other[at]!);

/** What the tokens `asking` learn from all tokens; `parts` has a query, a key and a value for each token and head. */
function attended(
  parts: Float32Array,
  asking: readonly number[],
  relativePositions: Float32Array,
  heads: number,
  size: number,
) {
  const width = size / heads;
  const tokens = parts.length / (3 * size);
  const farthest = (relativePositions.length / heads - 1) / 2;
  const result = new Float32Array(asking.length * size);
  const weights = new Float32Array(tokens);
  for (const [row, query] of asking.entries())
    for (let head = 0; head < heads; head++) {
      const first = head * width;
      let most = -Infinity;
      for (let key = 0; key < tokens; key++) {
        let product = 0;
        const [one, other] = [query * 3 * size + first, key * 3 * size + size + first];
        for (let n = 0; n < width; n++) product += parts[one + n]! * parts[other + n]!;
        const apart = Math.max(-farthest, Math.min(farthest, key - query)) + farthest;
        const weight = product / Math.sqrt(width) + relativePositions[head * (2 * farthest + 1) + apart]!;
        weights[key] = weight;
        most = Math.max(most, weight);
      }
      let all = 0;
      for (let key = 0; key < tokens; key++) all += weights[key] = Math.exp(weights[key]! - most);
      for (let key = 0; key < tokens; key++) {
        const share = weights[key]! / all;
        const value = key * 3 * size + 2 * size + first;
        for (let n = 0; n < width; n++) result[row * size + first + n]! += share * parts[value + n]!;
      }
    }
  return result;
}

function rowsOf(values: Float32Array, rows: readonly number[], size: number): Float32Array {
  const result = new Float32Array(rows.length * size);
  for (const [at, row] of rows.entries()) result.set(values.subarray(row * size, (row + 1) * size), at * size);
  return result;
}

/** What a layer makes of the tokens `asking`, from the values of all tokens. */
export function transformerLayer(
  values: Float32Array,
  layer: TransformerLayer,
  asking: readonly number[],
  heads: number,
): Float32Array {
  const size = layer.attentionOutput.bias.length;
  const parts = linear(layerNorm(values, layer.attentionNorm), layer.queryKeyValue);
  const learned = attended(parts, asking, layer.relativePositions, heads, size);
  const known = sum(rowsOf(values, asking, size), linear(learned, layer.attentionOutput));
  const wide = gelu(linear(layerNorm(known, layer.feedForwardNorm), layer.feedForwardIn));
  return sum(known, linear(wide, layer.feedForwardOut));
}

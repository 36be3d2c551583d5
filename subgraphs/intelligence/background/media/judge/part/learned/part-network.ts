import { type TokenRead, isPerson } from './article-pieces.js';
import { type TransformerLayer, type Linear, gelu, linear, layerNorm, transformerLayer } from './network-layers.js';
import type { Scores } from './part-model.js';
import { type Tensor, readSafetensors } from './safetensors.js';

interface Reader {
  /** The embedding of each piece, in units of its scale. */
  embedding: Int8Array;
  embeddingScale: Float32Array;
  segments: Float32Array;
  layers: TransformerLayer[];
  finalNorm: Linear;
  hidden: Linear;
  output: Linear;
}

/** Networks that read the same articles; their scores are averaged. */
export interface PartNetwork {
  /** Numbers of the known pieces. */
  numbers: ReadonlyMap<string, number>;
  size: number;
  heads: number;
  readers: readonly Reader[];
}

/** As in training. */
const EMBEDDED = 1.5;
const MOST_PIECES = 10;

function readerFrom(tensors: ReadonlyMap<string, Tensor>, prefix: string): Reader {
  const of = (name: string): Float32Array => tensors.get(prefix + name)!.values as Float32Array;
  const map = (name: string): Linear => ({ weights: of(`${name}.weight`), bias: of(`${name}.bias`) });
  const layers: TransformerLayer[] = [];
  for (let at = 0; tensors.has(`${prefix}layers.${at}.relative_positions`); at++) {
    const name = `layers.${at}.`;
    layers.push({
      attentionNorm: map(`${name}attention_norm`),
      queryKeyValue: map(`${name}query_key_value`),
      attentionOutput: map(`${name}attention_output`),
      relativePositions: of(`${name}relative_positions`),
      feedForwardNorm: map(`${name}feed_forward_norm`),
      feedForwardIn: map(`${name}feed_forward_in`),
      feedForwardOut: map(`${name}feed_forward_out`),
    });
  }
  return {
    embedding: tensors.get(`${prefix}embedding`)!.values as Int8Array,
    embeddingScale: of('embedding_scale'),
    segments: of('segments.weight'),
    layers,
    finalNorm: map('final_norm'),
    hidden: map('hidden'),
    output: map('output'),
  };
}

export function partNetworkFrom(file: Buffer): PartNetwork {
  const { tensors, metadata } = readSafetensors(file);
  const readers: Reader[] = [];
  while (tensors.has(`${readers.length}.embedding`)) readers.push(readerFrom(tensors, `${readers.length}.`));
  const numbers = new Map(metadata['pieces']!.split(' ').map((piece, at) => [piece, at]));
  return { numbers, size: readers[0]!.finalNorm.bias.length, heads: Number(metadata['heads']), readers };
}

/** The tokens of an article as values: the sum of their pieces and their place. */
function embedded(tokens: readonly TokenRead[], reader: Reader, { numbers, size }: PartNetwork): Float32Array {
  const result = new Float32Array(tokens.length * size);
  for (const [at, { place, pieces }] of tokens.entries()) {
    const known = pieces.flatMap((piece) => numbers.get(piece) ?? []).slice(0, MOST_PIECES);
    const scale = EMBEDDED / Math.sqrt(Math.max(1, known.length));
    for (let n = 0; n < size; n++) result[at * size + n] = reader.segments[place * size + n]!;
    for (const number of known) {
      const scaled = reader.embeddingScale[number]! * scale;
      for (let n = 0; n < size; n++) result[at * size + n]! += scaled * reader.embedding[number * size + n]!;
    }
  }
  return result;
}

/** The mean and the greatest of each value over the person's tokens. */
function gathered(values: Float32Array, size: number): Float32Array {
  const rows = values.length / size;
  const result = new Float32Array(2 * size);
  for (let n = 0; n < size; n++) {
    let most = -Infinity;
    for (let row = 0; row < rows; row++) {
      const value = values[row * size + n]!;
      result[n]! += value / rows;
      most = Math.max(most, value);
    }
    result[size + n] = most;
  }
  return result;
}

function scoresBy(reader: Reader, tokens: readonly TokenRead[], network: PartNetwork): Float32Array {
  const { size, heads } = network;
  const all = [...tokens.keys()];
  const persons = all.filter((at) => isPerson(tokens[at]!));
  let values = embedded(tokens, reader, network);
  for (const [at, layer] of reader.layers.entries()) {
    // The result needs only the person's tokens.
    const asking = at === reader.layers.length - 1 ? persons : all;
    values = transformerLayer(values, layer, asking, heads);
  }
  const together = gathered(layerNorm(values, reader.finalNorm), size);
  return linear(gelu(linear(together, reader.hidden)), reader.output);
}

/** Scores a portion of an article for the person that stands in it as `@`. */
export function scoresOfPortion(network: PartNetwork, tokens: readonly TokenRead[]): Scores {
  const scores = network.readers.map((reader) => scoresBy(reader, tokens, network));
  const mean = (outcome: number) => scores.reduce((total, one) => total + one[outcome]! - one[2]!, 0) / scores.length;
  return [mean(0), mean(1)];
}

/** The portion of an article that most accuses the person, with its scores; null if no portion names the person. */
export function worstPortion<T extends TokenRead>(
  network: PartNetwork,
  portions: readonly (readonly T[])[],
): { tokens: readonly T[]; scores: Scores } | null {
  const scored = portions.map((tokens) => ({ tokens, scores: scoresOfPortion(network, tokens) }));
  return scored.toSorted((one, other) => other.scores[0] - one.scores[0])[0] ?? null;
}

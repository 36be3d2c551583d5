import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import type { PartModel, Scores } from './part-model.js';
import { type PartNetwork, partNetworkFrom } from './part-network.js';

export const PART_MODEL = join(projectRoot, 'models/news-part.json');
export const PART_NETWORK = join(projectRoot, 'models/news-readers.safetensors');

/** Weights are stored as whole numbers. */
const SCALE = 100;

/** Weights below this are left out; authors whom training does not see are judged as well without them. */
const LEAST = 0.2;

/** The model as stored: features separated by blanks, and two numbers for each. */
interface StoredModel {
  bias: Scores;
  weighed: readonly Scores[];
  features: string;
  weights: string;
}

const rounded = ([adverse, unclear]: Scores): Scores => [Number(adverse.toFixed(4)), Number(unclear.toFixed(4))];

const whole = (weight: number) => Math.round(weight * SCALE);

export function storedPartModel({ bias, weights, weighed }: PartModel): StoredModel {
  const kept = [...weights]
    .filter(([, [adverse, unclear]]) => Math.max(Math.abs(adverse), Math.abs(unclear)) >= LEAST)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    bias: rounded(bias),
    weighed: weighed.map(rounded),
    features: kept.map(([name]) => name.replaceAll(' ', '\u00a0')).join(' '),
    weights: kept.map(([, [adverse, unclear]]) => `${whole(adverse)},${whole(unclear)}`).join(' '),
  };
}

export function partModelFrom({ bias, weighed, features, weights }: StoredModel): PartModel {
  const pairs = weights.split(' ').map((pair) => pair.split(',').map((weight) => Number(weight) / SCALE));
  const names = features.split(' ').map((name) => name.replaceAll('\u00a0', ' '));
  return {
    bias,
    weighed,
    weights: new Map(names.map((name, at) => [name, [pairs[at]![0]!, pairs[at]![1]!] as const])),
  };
}

let shipped: PartModel | null = null;
let network: PartNetwork | null = null;

/** The networks of this release, read once. */
export function shippedPartNetwork(): PartNetwork {
  network ??= partNetworkFrom(readFileSync(PART_NETWORK));
  return network;
}

/** The model of this release, read once. */
export function shippedPartModel(): PartModel {
  shipped ??= partModelFrom(JSON.parse(readFileSync(PART_MODEL, 'utf8')) as StoredModel);
  return shipped;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import type { PartModel, Scores } from './part-model.js';

export const PART_MODEL = join(projectRoot, 'models/news-part.json');

/** Weights are stored as whole numbers. */
const SCALE = 100;

/** Weights below this are left out; authors whom training does not see are judged as well without them. */
const LEAST = 0.2;

/** The model as stored: features separated by blanks, and two numbers for each. */
interface StoredModel {
  bias: Scores;
  beside: readonly Scores[];
  features: string;
  weights: string;
}

const rounded = ([adverse, unclear]: Scores): Scores => [Number(adverse.toFixed(4)), Number(unclear.toFixed(4))];

const whole = (weight: number) => Math.round(weight * SCALE);

export function storedPartModel({ bias, weights, beside }: PartModel): StoredModel {
  const kept = [...weights]
    .filter(([, [adverse, unclear]]) => Math.max(Math.abs(adverse), Math.abs(unclear)) >= LEAST)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    bias: rounded(bias),
    beside: beside.map(rounded),
    features: kept.map(([name]) => name.replaceAll(' ', '\u00a0')).join(' '),
    weights: kept.map(([, [adverse, unclear]]) => `${whole(adverse)},${whole(unclear)}`).join(' '),
  };
}

export function partModelFrom({ bias, beside, features, weights }: StoredModel): PartModel {
  const pairs = weights.split(' ').map((pair) => pair.split(',').map((weight) => Number(weight) / SCALE));
  const names = features.split(' ').map((name) => name.replaceAll('\u00a0', ' '));
  return { bias, beside, weights: new Map(names.map((name, at) => [name, [pairs[at]![0]!, pairs[at]![1]!] as const])) };
}

let shipped: PartModel | null = null;

/** The model of this release, read once. */
export function shippedPartModel(): PartModel {
  shipped ??= partModelFrom(JSON.parse(readFileSync(PART_MODEL, 'utf8')) as StoredModel);
  return shipped;
}

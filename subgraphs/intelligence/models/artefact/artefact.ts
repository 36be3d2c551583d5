import { z } from 'zod';

const number = z.number();
const shape = z.object({ feature: z.int().min(0), cuts: z.array(number), values: z.array(number) });
const pair = z.object({
  features: z.tuple([z.int().min(0), z.int().min(0)]),
  cuts: z.tuple([z.array(number), z.array(number)]),
  values: z.array(number),
});
/** A node of a tree as a row: feature (-1: a leaf), cut, whether missing goes left, left, right, value, cover. */
const node = z.tuple([z.int().min(-1), number, z.boolean(), z.int(), z.int(), number, z.int().min(0)]);
const baseline = z.object({ cuts: z.array(number), shares: z.array(number) });

export const MODEL_NAMES = ['str-fraud', 'guest-loyalty'] as const;

export type ModelName = (typeof MODEL_NAMES)[number];

/** What a person should know of a model before trusting it. */
const card = z.object({
  summary: z.string(),
  data: z.string(),
  method: z.string(),
  limits: z.array(z.string()),
  figures: z.array(z.object({ name: z.string(), value: number })),
  priors: z.array(z.string()),
});

/** A model as a file: everything that a prediction, its explanation and the watch over it need. */
export const ARTEFACT = z.object({
  format: z.literal(1),
  model: z.enum(MODEL_NAMES),
  version: z.string().regex(/^[\w.-]{1,40}$/),
  trainedAt: z.string(),
  seed: z.int(),
  /** `simulated`, `open` or `own`: what it was trained on. */
  origin: z.enum(['simulated', 'open', 'own']),
  rows: z.int(),
  positives: z.int(),
  card,
  features: z.array(z.string()).min(1),
  intercept: number,
  shapes: z.array(shape),
  pairs: z.array(pair),
  /** Boosted trees, whose score is added; absent in a model without any. */
  trees: z.array(z.array(node).min(1)).optional(),
  /** No feature may add more than this to the log-odds, nor take more away. */
  cap: number.positive(),
  /** The least and the highest log-odds that training rows support; no prediction lies outside. Absent in older files. */
  scoreRange: z.tuple([number, number]).optional(),
  calibration: z.object({ slope: number.positive(), offset: number }),
  baseRate: number.gt(0).lt(1),
  thresholds: z.record(z.string(), number),
  /** Numbers that belong to one kind of model, such as the anchors of a score. */
  constants: z.record(z.string(), number),
  baselines: z.record(z.string(), baseline),
  scoreBaseline: baseline,
});

export type Artefact = z.infer<typeof ARTEFACT>;

/** One that has its content's hash with it. */
export type SealedArtefact = Artefact & { hash: string };

export type ModelCard = Artefact['card'];

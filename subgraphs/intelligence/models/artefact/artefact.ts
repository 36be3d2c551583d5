import { z } from 'zod';

const number = z.number();
const shape = z.object({ feature: z.int().min(0), cuts: z.array(number), values: z.array(number) });
const pair = z.object({
  features: z.tuple([z.int().min(0), z.int().min(0)]),
  cuts: z.tuple([z.array(number), z.array(number)]),
  values: z.array(number),
});
/** A tree node as a row: feature (-1: leaf), cut, whether missing values go left, left, right, value, cover. */
const node = z.tuple([z.int().min(-1), number, z.boolean(), z.int(), z.int(), number, z.int().min(0)]);
const baseline = z.object({ cuts: z.array(number), shares: z.array(number) });

export const MODEL_NAMES = ['str-fraud', 'guest-loyalty'] as const;

export type ModelName = (typeof MODEL_NAMES)[number];

/** Model card: what to know before trusting the model. */
const card = z.object({
  summary: z.string(),
  data: z.string(),
  method: z.string(),
  limits: z.array(z.string()),
  figures: z.array(z.object({ name: z.string(), value: number })),
  priors: z.array(z.string()),
});

/** A model file: everything needed for predictions, explanations and drift monitoring. */
export const ARTEFACT = z.object({
  format: z.literal(1),
  model: z.enum(MODEL_NAMES),
  version: z.string().regex(/^[\w.-]{1,40}$/),
  trainedAt: z.string(),
  seed: z.int(),
  /** Origin of the training data: `simulated`, `open` or `own`. */
  origin: z.enum(['simulated', 'open', 'own']),
  rows: z.int(),
  positives: z.int(),
  card,
  features: z.array(z.string()).min(1),
  intercept: number,
  shapes: z.array(shape),
  pairs: z.array(pair),
  /** Boosted trees, whose score is added; absent if the model has none. */
  trees: z.array(z.array(node).min(1)).optional(),
  /** Maximum contribution of one feature to the log-odds, in either direction. */
  cap: number.positive(),
  /**
   * Lowest and highest log-odds supported by the training rows; predictions are limited to them. Absent in older files.
   */
  scoreRange: z.tuple([number, number]).optional(),
  calibration: z.object({ slope: number.positive(), offset: number }),
  baseRate: number.gt(0).lt(1),
  thresholds: z.record(z.string(), number),
  /** Constants of one kind of model, such as the anchors of a score. */
  constants: z.record(z.string(), number),
  baselines: z.record(z.string(), baseline),
  scoreBaseline: baseline,
});

export type Artefact = z.infer<typeof ARTEFACT>;

/** A model together with the hash of its content. */
export type SealedArtefact = Artefact & { hash: string };

export type ModelCard = Artefact['card'];

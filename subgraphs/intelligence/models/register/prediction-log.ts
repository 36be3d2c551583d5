import type pg from 'pg';
import { newId } from '#kit/id.js';
import { forEveryAccount } from '#kit/store/fence/scope.js';
import type { ModelName } from '../artefact/artefact.js';
import type { Scored } from '../artefact/scorer.js';
import type { Values } from '../features/read-features.js';
import type { InUse } from './open-register.js';
import { numbersOf } from './prediction-numbers.js';

/** A logged prediction, for drift monitoring and model comparison. */
export interface Predicted {
  accountId: string;
  model: ModelName;
  inUse: InUse;
  values: Values;
  scored: Scored;
  challengerProbability: number | null;
}

export interface PredictionLog {
  note(predicted: Predicted): void;
  /** Writes the pending predictions. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const MAX_WAITING = 5_000;
const EVERY_MS = 2_000;

const INSERT = `
  insert into intelligence.prediction (account_id, id, model, hash, numbers, score, probability, challenger_hash,
    challenger_probability)
  select "accountId", id, model, hash, numbers, score, probability, "challengerHash", "challengerProbability"
  from jsonb_to_recordset($1::jsonb) as p("accountId" uuid, id uuid, model text, hash text, numbers float8[], score float8,
    probability float8, "challengerHash" text, "challengerProbability" float8)`;

/**
 * Buffers predictions and writes them every two seconds, so that no response waits for it. Overflow and the buffer of a
 * killed process are lost: the log is a sample.
 */
export function openPredictionLog(pool: pg.Pool, report: (error: unknown) => void): PredictionLog {
  let waiting: object[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const rows = waiting;
    waiting = [];
    // Written together, whichever requests they come from.
    await forEveryAccount(() => pool.query(INSERT, [JSON.stringify(rows)]));
  };
  const flush = () => (writing = writing.then(write).catch(report));
  let timer: NodeJS.Timeout | null = null;
  return {
    note({ accountId, model, inUse, values, scored, challengerProbability }) {
      if (waiting.length >= MAX_WAITING) return;
      waiting.push({
        accountId,
        id: newId(),
        model,
        hash: inUse.champion.artefact.hash,
        numbers: numbersOf(inUse.champion.artefact.features, values),
        score: scored.score,
        probability: scored.probability,
        challengerHash: inUse.challenger?.artefact.hash ?? null,
        challengerProbability,
      });
      timer ??= setTimeout(() => {
        timer = null;
        void flush();
      }, EVERY_MS).unref();
    },
    flush,
    async stop() {
      if (timer) clearTimeout(timer);
      await flush();
    },
  };
}

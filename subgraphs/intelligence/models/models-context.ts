import type pg from 'pg';
import type { Graph } from '#kit/graph/graph.js';
import type { LookupContext } from '../context.js';
import type { PredictionLog } from './register/prediction-log.js';
import type { Register } from './register/open-register.js';

/** Request context for predictions. */
export interface ModelsContext extends LookupContext {
  register: Register;
  predictions: PredictionLog;
  pool: pg.Pool;
  /** Queries other subgraphs. */
  graph: Graph;
}

import { availableParallelism } from 'node:os';
import { Turns } from './turns.js';

/** Maximum number of busy worker processes across all pools: one core is left for serving requests. */
const SPARED = Math.max(1, availableParallelism() - 1);

/** Options of a pool; sizes and times have defaults. */
export interface PoolShape {
  /** Maximum number of workers. Defaults to the number of cores minus one. */
  workers?: number;
  /** Whether its tasks run before those of other pools: for tasks that continue work already started. */
  isFirst?: boolean;
  /** Maximum number of queued tasks. */
  waiting?: number;
  /** JavaScript heap limit of a worker, in MB; a worker that exceeds it exits and is replaced. */
  memoryMb?: number;
  /** A worker whose total memory exceeds this between tasks is replaced. */
  settledMb?: number;
  /** Idle workers exit after this time. */
  idleMs?: number;
}

export const USUAL_POOL: Required<PoolShape> = {
  workers: SPARED,
  isFirst: false,
  waiting: 16,
  memoryMb: 300,
  settledMb: 400,
  idleMs: 60_000,
};

/** Turns shared by all pools of this process. */
export const turns = new Turns(SPARED);

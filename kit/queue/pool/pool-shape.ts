import { availableParallelism } from 'node:os';
import { Turns } from './turns.js';

/** Processes of all pools together that work at a time: one core is left to those who wait for answers. */
const SPARED = Math.max(1, availableParallelism() - 1);

/** How a pool is built; sizes and times have usual values. */
export interface PoolShape {
  /** Most workers at a time. Usually one for each core but one. */
  workers?: number;
  /** Whether its tasks go before those of other pools that work at the same machine: for what goes on with a begun work. */
  isFirst?: boolean;
  /** Most tasks that wait for a worker. */
  waiting?: number;
  /** Memory of one worker's JavaScript, in MB; one that needs more ends and is replaced. */
  memoryMb?: number;
  /** A worker that takes more than this between two tasks, all of it counted, is replaced. */
  settledMb?: number;
  /** A worker without a task ends after this. */
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

/** Turns of all pools of this process. */
export const turns = new Turns(SPARED);

/** All workers are busy, and the queue is full or the task waited too long: the caller should retry later. */
export class PoolFull extends Error {}
/** A task exceeded its time limit, not counting the wait; its worker was killed. */
export class PoolLate extends Error {}
/** A worker exited during its task because of a crash or lack of memory. */
export class PoolBroken extends Error {}

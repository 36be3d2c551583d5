/** All workers are busy, and no more tasks may wait or this one had no turn in its time: the caller should come again later. */
export class PoolFull extends Error {}
/** A task was not done in its time, waiting not counted; its worker was ended. */
export class PoolLate extends Error {}
/** A worker ended in the middle of its task, by its own fault or for want of memory. */
export class PoolBroken extends Error {}

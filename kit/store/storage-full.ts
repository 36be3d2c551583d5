/** PostgreSQL's `disk_full`: a file could not grow. */
const DISK_FULL = '53100';

/** A write can hit it where a check does not, such as in another tablespace or with a quota. */
const REMEMBERED_MS = 5_000;

let metAt = -Infinity;

/** Whether an error of the driver or ORM means that the database's disk is full. Remembered for a while. */
export function isStorageFull(error: unknown): boolean {
  const isFull = error instanceof Error && (error as { code?: unknown }).code === DISK_FULL;
  if (isFull) metAt = performance.now();
  return isFull;
}

/** Whether this process has hit it within the last five seconds. */
export const wasStorageFull = (): boolean => performance.now() - metAt < REMEMBERED_MS;

/** PostgreSQL's `disk_full`: a file could not grow. */
const DISK_FULL = '53100';

/** A write may have met it where a look does not, such as a tablespace or a quota of its own. */
const REMEMBERED_MS = 5_000;

let metAt = -Infinity;

/** Whether an error of the driver or the ORM says that the database has no room to write. It is remembered for a while. */
export function isStorageFull(error: unknown): boolean {
  const isFull = error instanceof Error && (error as { code?: unknown }).code === DISK_FULL;
  if (isFull) metAt = performance.now();
  return isFull;
}

/** Whether this process has met it within the last five seconds. */
export const wasStorageFull = (): boolean => performance.now() - metAt < REMEMBERED_MS;

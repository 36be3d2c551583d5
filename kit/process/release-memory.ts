import { Session } from 'node:inspector/promises';

/** Long enough that the first requests don't wait for the garbage collection. */
const SETTLED_MS = 5_000;

/**
 * Returns memory that only the start needed to the operating system, about 170 MB per process, `afterMs` milliseconds
 * from now. V8 collects that garbage on its own but keeps the freed pages; only this kind of collection returns them.
 */
export function releaseStartMemory(afterMs = SETTLED_MS): void {
  const release = async () => {
    const session = new Session();
    session.connect();
    await session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect());
  };
  setTimeout(() => void release(), afterMs).unref();
}

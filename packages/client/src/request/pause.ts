const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Milliseconds before the next attempt: they double with each failure, and differ from client to client. */
export function backoffMs(failures: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** Milliseconds for the seconds that the service named, a little more so that not all clients return at once. */
export const namedMs = (seconds: number): number => seconds * 1_000 + Math.random() * 250;

/** Resolves after a time, or as soon as the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}

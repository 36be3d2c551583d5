/** The same value for everyone who asks, loaded at the first call. A load that fails is tried again by the next call. */
export function lazily<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | null = null;
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}

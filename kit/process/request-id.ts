import { AsyncLocalStorage } from 'node:async_hooks';

const inForce = new AsyncLocalStorage<string>();

/** Runs work, including everything it starts, in the context of this request ID. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return inForce.run(id, work);
}

/** The request ID of the current context; undefined if there is none. */
export function requestIdInForce(): string | undefined {
  return inForce.getStore();
}

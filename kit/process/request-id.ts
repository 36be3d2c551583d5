import { AsyncLocalStorage } from 'node:async_hooks';

const inForce = new AsyncLocalStorage<string>();

/** Runs the work, with everything that it starts, under the id of the request that it is done for. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return inForce.run(id, work);
}

/** The id of the request that the running code works for; undefined where it works for none. */
export function requestIdInForce(): string | undefined {
  return inForce.getStore();
}

import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';

/**
 * Shares equal reads between viewers with the same rights. A read requested while an equal one is in progress waits for
 * the next one, so results are never older than the request. For queries only; callers must not modify the results.
 */
export function sharedReads(graph: Graph): Graph {
  const running = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, ReturnType<Graph>>();
  return (query, variables, viewer) => {
    const key = JSON.stringify([query, variables, sameRights(viewer)]);
    const shared = waiting.get(key);
    if (shared) return shared;
    const read = async () => {
      await running.get(key);
      waiting.delete(key);
      const answer = graph(query, variables, viewer);
      const ended = answer.then(
        () => undefined,
        () => undefined,
      );
      running.set(key, ended);
      void ended.then(() => {
        if (running.get(key) === ended) running.delete(key);
      });
      return answer;
    };
    const next = read();
    waiting.set(key, next);
    return next;
  };
}

/** The viewer without the members that differ by request. */
export function sameRights({ requestId: _id, address: _from, ...holder }: Viewer): object {
  return holder;
}

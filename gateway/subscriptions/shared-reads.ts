import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';

/**
 * A graph whose equal reads are shared: subscribers with the same rights who ask the same at the same time get one
 * answer. Who asks while that read is in progress gets the next one, so no answer is older than its question. For reads
 * only; the answers must not be changed.
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

/** The viewer without what belongs to one request. */
export function sameRights({ requestId: _id, address: _from, ...holder }: Viewer): object {
  return holder;
}

import { type Graph, serviceViewer } from '#kit/graph/graph.js';

const STALE = 'query StaleData { lookupSources { capability isTooOld } }';

interface Answer {
  lookupSources: { capability: string; isTooOld: boolean | null }[] | null;
}

/** Lookups and checks with outdated data, as `data:<capability>`; null if they can't be read. */
export async function findStaleData(graph: Graph, accountId: string): Promise<string[] | null> {
  const { data } = await graph(STALE, {}, serviceViewer(accountId));
  const sources = (data as Answer | null)?.lookupSources;
  if (!sources) return null;
  const stale = sources.filter(({ isTooOld }) => isTooOld).map(({ capability }) => `data:${capability}`);
  return [...new Set(stale)].sort();
}

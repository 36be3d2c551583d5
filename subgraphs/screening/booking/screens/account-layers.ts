import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { type Settled, accountLayer } from './account-layer.js';

/** Fields of a stay that screen settings depend on. */
export interface SettledStay {
  accountId: string;
  listingId: string | null;
  source: string;
  isRepeatGuest: boolean;
}

export type Layer = ReturnType<typeof accountLayer>;

const ASK = /* GraphQL */ `
  query SettledScreens($stays: [ScreenStayInput!]!) {
    settledScreens(stays: $stays) {
      screen
      setting
    }
  }
`;

/** Maximum number of stays per request; their accounts all become part of the caller's credential. */
export const MAX_STAYS_AT_ONCE = 100;

/** The accounts' settings for these stays, each as a layer for `effectiveScreens`. Throws if they could not be read. */
export async function askAccountLayers(graph: Graph, stays: readonly SettledStay[]): Promise<Layer[]> {
  const accountIds = [...new Set(stays.map(({ accountId }) => accountId))];
  const { data } = await graph(ASK, { stays }, { ...serviceViewer(accountIds[0]!), accountIds });
  const said = (data as { settledScreens: Settled[] } | null)?.settledScreens;
  return stays.map((_, at) => accountLayer(said?.[at]));
}

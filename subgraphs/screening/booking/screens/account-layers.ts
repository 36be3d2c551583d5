import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { ScreenName } from '../facts/screens.js';
import { type Settled, accountLayer } from './account-layer.js';

/** Fields of a stay that screen settings depend on. */
export interface SettledStay {
  accountId: string;
  listingId: string | null;
  source: string;
  isRepeatGuest: boolean;
}

/** What an account's settings say about the screens of a stay. */
export interface AccountScreens {
  /** A layer for `effectiveScreens`. */
  layer: ReturnType<typeof accountLayer>;
  /** Screens in the order that guests see; those not listed come last. Empty if it was not requested. */
  order: ScreenName[];
}

const ASK = /* GraphQL */ `
  query SettledScreens($stays: [ScreenStayInput!]!, $withOrder: Boolean!) {
    settledScreens(stays: $stays) {
      screen
      setting
    }
    screenOrders(stays: $stays) @include(if: $withOrder)
  }
`;

/** Maximum number of stays per request; their accounts all become part of the caller's credential. */
export const MAX_STAYS_AT_ONCE = 100;

/** The accounts' settings for these stays. Throws if the settings of a screen could not be read. */
export async function askAccountScreens(
  graph: Graph,
  stays: readonly SettledStay[],
  withOrder: boolean,
): Promise<AccountScreens[]> {
  const accountIds = [...new Set(stays.map(({ accountId }) => accountId))];
  const { data } = await graph(ASK, { stays, withOrder }, { ...serviceViewer(accountIds[0]!), accountIds });
  const said = data as { settledScreens: Settled[] | null; screenOrders?: ScreenName[][] | null } | null;
  return stays.map((_, at) => ({
    layer: accountLayer(said?.settledScreens?.[at]),
    order: said?.screenOrders?.[at] ?? [],
  }));
}

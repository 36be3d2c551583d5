import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { ScreenName, ScreenSetting } from '../screens.js';

/** What the identity subgraph answers for the account that asks; null when it did not. */
export interface AccountSaid {
  me: { portalScreens: { screen: ScreenName; setting: ScreenSetting }[] } | null;
}

const ASK = /* GraphQL */ `
  query AccountScreens($listingId: ID, $source: String!, $isRepeatGuest: Boolean!) {
    me {
      portalScreens(listingId: $listingId, source: $source, isRepeatGuest: $isRepeatGuest) {
        screen
        setting
      }
    }
  }
`;

/** What the account's settings say, as a layer for `effectiveScreens`. Throws when they could not be read. */
export function accountLayer({ me }: AccountSaid): Partial<Record<ScreenName, ScreenSetting>> {
  if (!me) throw new Error("The account's settings of screens could not be read.");
  return Object.fromEntries(me.portalScreens.map(({ screen, setting }) => [screen, setting]));
}

/** The same, asked for one stay. */
export async function askAccountLayer(
  graph: Graph,
  { accountId, listingId, source }: { accountId: string; listingId: string | null; source: string },
  isRepeatGuest: boolean,
): Promise<Partial<Record<ScreenName, ScreenSetting>>> {
  const { data } = await graph(ASK, { listingId, source, isRepeatGuest }, serviceViewer(accountId));
  return accountLayer((data as AccountSaid | null) ?? { me: null });
}

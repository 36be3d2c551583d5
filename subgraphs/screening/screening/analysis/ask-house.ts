import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { AccountSaid } from '../../booking/screens/account-layer.js';

const ASK = /* GraphQL */ `
  query AnalysisHouse($listingId: ID!, $hasListing: Boolean!, $source: String!, $isRepeatGuest: Boolean!) {
    me {
      portalScreens(listingId: $listingId, source: $source, isRepeatGuest: $isRepeatGuest) {
        screen
        setting
      }
      ancestorIds
    }
    listing(id: $listingId) @include(if: $hasListing) {
      accommodates
      location {
        countryCode
      }
    }
  }
`;

export interface HouseSaid {
  me: (NonNullable<AccountSaid['me']> & { ancestorIds: string[] }) | null;
  listing?: { accommodates: number; location: { countryCode: string } } | null;
}

/** Asks the graph about the account and the listing; `failed` when not all of it was answered. */
export async function askHouse(
  graph: Graph,
  row: Reservation,
  isRepeatGuest: boolean,
): Promise<{ house: HouseSaid; failed: boolean }> {
  const { listingId, source } = row;
  const variables = { listingId: listingId ?? '', hasListing: listingId !== null, source, isRepeatGuest };
  const { data, errors } = await graph(ASK, variables, serviceViewer(row.accountId));
  return { house: (data as HouseSaid | null) ?? { me: null }, failed: errors.length > 0 };
}

import { Failure } from '#kit/failure.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { messages } from '../../messages.js';

/** Listing data for the portal, from the property subgraph. Times are hours of the day, 0 to 24. */
export interface PlaceOfStay {
  name: string;
  nickname: string;
  checkInTime: number;
  checkOutTime: number;
  /** Read only for a released stay. */
  checkInInstructions?: string | null;
  location: {
    timeZoneName: string;
    countryCode: string | null;
    street: string;
    city: string;
    zipcode: string | null;
    address: string | null;
  };
}

const ASK = /* GraphQL */ `
  query PlaceOfPortal($id: ID!, $isReleased: Boolean!) {
    listing(id: $id) {
      name
      nickname
      checkInTime
      checkOutTime
      checkInInstructions @include(if: $isReleased)
      location {
        timeZoneName
        countryCode
        street
        city
        zipcode
        address
      }
    }
  }
`;

/**
 * The listing of a stay; null without one. `isReleased` also reads how to get in. Throws UNAVAILABLE if it could not be
 * read.
 */
export async function placeOfStay(
  graph: Graph,
  { accountId, listingId }: { accountId: string; listingId: string | null },
  isReleased: boolean,
): Promise<PlaceOfStay | null> {
  if (!listingId) return null;
  const { data, errors } = await graph(ASK, { id: listingId, isReleased }, serviceViewer(accountId));
  if (errors.length > 0) throw new Failure('UNAVAILABLE', messages.listingUnavailable);
  return (data?.listing as PlaceOfStay | null | undefined) ?? null;
}

import { Failure } from '#kit/failure.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';
import type { Place } from './merge-location.js';

const ZONE = /* GraphQL */ `
  query TimeZoneOfAddress($address: AddressInput!) {
    addressFacts(address: $address) {
      reason
      facts {
        timeZone
      }
    }
  }
`;

interface Answer {
  addressFacts: { reason: string | null; facts: { timeZone: string | null } | null };
}

/**
 * Looks up the time zone of an address: the deprecated way to determine it. The street is omitted, because it makes
 * no difference. Returns null if not found; throws UNAVAILABLE if the lookup fails.
 */
export async function findAddressZone(
  graph: Graph,
  viewer: Viewer,
  { city, state, zipcode, countryCode }: Place,
): Promise<string | null> {
  const address = { city, state, zipcode, country: countryCode };
  const { data, errors } = await graph(ZONE, { address }, viewer);
  const { reason, facts } = (data as Answer | null)?.addressFacts ?? { reason: 'provider_failed', facts: null };
  if (errors.length > 0 || reason === 'provider_failed') {
    throw new Failure('UNAVAILABLE', messages.addressLookupFailed);
  }
  return facts?.timeZone ?? null;
}

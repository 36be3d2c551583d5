import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { Failure } from '#kit/failure.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { locationOf } from '../../booking/reservation/sealed-members.js';
import { screeningMessages } from '../../messages.js';
import type { ScreeningContext } from '../context.js';
import type { GuestPlaces, PlacePrecision, Whereabouts } from './guest-places.type.js';

const PLACE = 'precision city countryCode lat lon';
const LOCATE = /* GraphQL */ `
  query LocateGuest($input: GuestSignalsInput!) {
    guestSignals(input: $input) { places { home { ${PLACE} } network { ${PLACE} } } }
  }
`;

interface Located {
  precision: 'building' | 'street' | PlacePrecision;
  city: string | null;
  countryCode: string;
  lat: number | null;
  lon: number | null;
}

/** Asks where the built-in data places a guest. Nothing about the guest goes to a provider. */
export async function locate(graph: Graph, accountId: string, { address, ip }: Whereabouts): Promise<GuestPlaces> {
  const input = { address: address === null ? null : { text: address }, ip };
  const { data } = await graph(LOCATE, { input }, serviceViewer(accountId));
  const found = (data?.guestSignals as { places: Record<'home' | 'network', Located | null> | null } | null)?.places;
  if (!found) throw new Failure('UNAVAILABLE', screeningMessages.placesUnavailable);
  return { home: shown(found.home), network: shown(found.network) };
}

function shown(place: Located | null): GuestPlaces['home'] {
  if (!place) return null;
  const { precision } = place;
  return { ...place, precision: precision === 'building' || precision === 'street' ? 'address' : precision };
}

/** Where the guest of a reservation lives, and the network of the booking. */
export async function placesOf({ emOf, locateGuest }: ScreeningContext, row: Reservation): Promise<GuestPlaces> {
  const { accountId, id } = row;
  const secret = await emOf(accountId).transactional((tx) => tx.findOne(GuestSecret, { accountId, id }));
  const [address, ip] = [locationOf(row)?.trim() || null, secret?.ipAddress || null];
  return address || ip ? locateGuest(accountId, { address, ip }) : { home: null, network: null };
}

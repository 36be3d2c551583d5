import { phoneKey } from '#kit/contact/contact-keys.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import type { FollowedReservation } from './followed-reservation.js';

const ASK = /* GraphQL */ `
  query FollowedReservation($id: ID!) {
    reservation(id: $id) {
      id
      accountId
      status
      source
      nights
      totalPrice {
        amount
        currency
      }
      checkInDate
      checkOutDate
      erasedAt
      guest {
        email
        phone
        fullName
      }
      summary {
        supervised
      }
    }
  }
`;

interface Said extends Omit<
  FollowedReservation,
  'declined' | 'email' | 'phoneKey' | 'name' | 'erased' | 'totalPrice' | 'currency'
> {
  totalPrice: { amount: number; currency: string | null };
  erasedAt: string | null;
  guest: { email: string | null; phone: string | null; fullName: string | null };
  summary: { supervised: string | null };
}

/**
 * Loads the current state of a reservation through the graph; null if it does not exist. Throws if the request fails.
 */
export async function askReservation(
  graph: Graph,
  accountId: string,
  reservationId: string,
): Promise<FollowedReservation | null> {
  const { data, errors } = await graph(ASK, { id: reservationId }, serviceViewer(accountId));
  if (errors.length > 0 || !data) throw new Error('Could not load a reservation.');
  const said = data.reservation as Said | null;
  if (!said) return null;
  const { guest, summary, erasedAt, totalPrice, ...booking } = said;
  return {
    ...booking,
    totalPrice: totalPrice.amount,
    currency: totalPrice.currency,
    email: guest.email,
    phoneKey: phoneKey(guest.phone),
    name: guest.fullName,
    declined: summary.supervised === 'decline',
    erased: erasedAt !== null,
  };
}

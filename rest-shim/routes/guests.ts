import { z } from 'zod';
import { camelKeys } from '../camel-keys.js';
import { route } from '../route.js';
import { messages } from '../messages.js';

const text = z.string().nullish();

export const guestRoutes = [
  route({
    method: 'post',
    path: '/guests/erase',
    summary: 'Erase all personal data of a guest',
    body: z.object({
      email: text,
      phone: text,
      document_number: text,
      reservation_id: text,
      keep_blacklist: z.boolean().nullish(),
    }),
    operation: /* GraphQL */ `
      mutation EraseGuest($input: EraseGuestInput!) {
        eraseGuest(input: $input) {
          erasure {
            reservations
            identities
            messages
            callbacks
            payment_events: paymentEvents
            notes
            decisions
            blacklist_entries: blacklistEntries
            kept_answers: keptAnswers
            reservation_ids: reservationIds
            related_reservation_ids: relatedReservationIds
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ body }) => ({ input: camelKeys(body) }),
    answer: ({ eraseGuest }) => eraseGuest,
    unknown: { status: 404, code: 'reservation_not_found', text: messages.noSuchReservation },
  }),
];

import { GUEST_PORTAL, type GuestPortalRow, guestPortalRecord } from '#records/guest-portal.js';
import { DEPRECATED } from '../../deprecated.js';
import { route } from '../../route.js';
import { named } from './named.js';
import { messages } from '../../messages.js';

const unknown = { status: 404, code: 'reservation_not_found', text: messages.noSuchReservation };

interface Note {
  text: string;
  author: {
    accountId: string;
    account: { name: string | null } | null;
    person?: { id: string; name: string | null } | null;
  } | null;
  timestamp: string;
}

/** Sub-resources of a reservation. */
export const reservationPartRoutes = [
  route({
    method: 'get',
    path: '/reservations/:id/report',
    summary: 'Create a link to the PDF report, valid for 15 minutes',
    operation: /* GraphQL */ `
      query Report($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
          report {
            url
            expires_at: expiresAt
          }
        }
      }
    `,
    variables: named,
    answer: ({ reservation }) => (reservation as { report: object } | null)?.report,
    unknown,
  }),
  route({
    method: 'get',
    path: '/reservations/:id/guestportal',
    summary: "Get the guest's current portal answers",
    operation: /* GraphQL */ `
      query GuestPortal($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
          ...GuestPortalRecord
        }
      }
      ${GUEST_PORTAL}
    `,
    variables: named,
    answer: ({ reservation }) => reservation && guestPortalRecord(reservation as GuestPortalRow),
    unknown,
  }),
  route({
    method: 'get',
    path: '/reservations/:id/embed',
    summary: 'Create a short-lived link to embed the reservation in a frame',
    operation: /* GraphQL */ `
      query Embed($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
          embed {
            url
            expires: expiresAt
          }
        }
      }
    `,
    variables: named,
    answer: ({ reservation }) => (reservation as { embed: object } | null)?.embed,
    headers: () => DEPRECATED,
    unknown,
  }),
  route({
    method: 'get',
    path: '/reservations/:id/notes',
    summary: 'List the notes on a reservation, with their authors',
    operation: /* GraphQL */ `
      query Notes($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
          notes {
            text
            author {
              ... on PersonAuthor {
                accountId
                account {
                  name
                }
                person {
                  id
                  name
                }
              }
              ... on AccountAuthor {
                accountId
                account {
                  name
                }
              }
            }
            timestamp: createdAt
          }
        }
      }
    `,
    variables: named,
    answer: ({ reservation }) =>
      (reservation as { notes: Note[] } | null)?.notes.map(({ author, ...note }) => ({
        ...note,
        author_id: author?.person?.id ?? author?.accountId ?? null,
        author_name: author?.person?.name ?? author?.account?.name ?? null,
        author_type: 'user',
      })),
    unknown,
  }),
];

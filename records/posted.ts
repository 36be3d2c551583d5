import { ACCOUNT } from './account.js';
import { GUEST_PORTAL, type GuestPortalRow, guestPortalRecord } from './guest-portal.js';
import { LISTING } from './listing.js';
import { MESSAGE, type MessageRow, messageRecord } from './message.js';
import { RESERVATION, type ReservationRow, reservationRecord } from './reservation.js';
import { STATUS, type StatusRow, statusRecord } from './status.js';
import { withoutNulls } from './without-nulls.js';

type Members = Record<string, unknown>;

/** How to read a record for a webhook or callback, in the format that `/v1` returns. */
export interface PostedRecord {
  /** Query that reads the record by `$id`; for messages, that is the reservation's ID. */
  document: string;
  /** Builds the record from the data; `id` picks one of several. null if it no longer exists. */
  shape(found: Members, id: unknown): Members | null;
}

const STATUS_POSTED = /* GraphQL */ `
  query PostedStatus($id: ID!) {
    reservation(id: $id) {
      id
      confirmation_code: confirmationCode
      ...StatusRecord
      remarks: notes {
        text
      }
    }
  }
  ${STATUS}
`;

const GUEST_PORTAL_POSTED = /* GraphQL */ `
  query PostedGuestPortal($id: ID!) {
    reservation(id: $id) {
      id
      confirmation_code: confirmationCode
      listing {
        listing_id: id
      }
      ...GuestPortalRecord
    }
  }
  ${GUEST_PORTAL}
`;

const MESSAGE_POSTED = /* GraphQL */ `
  query PostedMessage($id: ID!) {
    reservation(id: $id) {
      messages {
        ...MessageRecord
      }
    }
  }
  ${MESSAGE}
`;

const RESERVATION_POSTED = /* GraphQL */ `
  query PostedReservation($id: ID!) {
    reservation(id: $id) {
      ...ReservationRecord
    }
  }
  ${RESERVATION}
`;

const LISTING_POSTED = /* GraphQL */ `
  query PostedListing($id: ID!) {
    listing(id: $id) {
      ...ListingRecord
    }
  }
  ${LISTING}
`;

const ACCOUNT_POSTED = /* GraphQL */ `
  query PostedAccount($id: ID!) {
    account(id: $id) {
      ...AccountRecord
    }
  }
  ${ACCOUNT}
`;

interface Named {
  id: string;
  confirmation_code: string;
}

/** The status record, with the reservation's IDs and the latest note. */
function statusPosted(found: Members): Members {
  const { id, confirmation_code, remarks, ...row } = found as unknown as Named & { remarks: { text: string }[] };
  const notes = remarks.at(-1)?.text;
  return { ...statusRecord(row as unknown as StatusRow), id, confirmation_code, notes };
}

/** The guest portal record, with the reservation's IDs. */
function guestPortalPosted(found: Members): Members {
  const { id, confirmation_code, listing, ...row } = found as unknown as Named & { listing: object | null };
  return { ...guestPortalRecord(row as unknown as GuestPortalRow), id, confirmation_code, ...listing };
}

function messagePosted(found: Members, id: unknown): Members | null {
  const { messages } = found as unknown as { messages: MessageRow[] };
  const message = messages.find((one) => one.id === id);
  return message ? messageRecord(message) : null;
}

/** Every record that is posted to webhooks and callbacks. */
export const POSTED = {
  account: { document: ACCOUNT_POSTED, shape: (found) => found },
  guestPortal: { document: GUEST_PORTAL_POSTED, shape: guestPortalPosted },
  listing: { document: LISTING_POSTED, shape: (found) => found },
  message: { document: MESSAGE_POSTED, shape: messagePosted },
  reservation: {
    document: RESERVATION_POSTED,
    shape: (found) => reservationRecord(found as unknown as ReservationRow),
  },
  status: { document: STATUS_POSTED, shape: statusPosted },
} satisfies Record<string, PostedRecord>;

export type PostedKind = keyof typeof POSTED;

/** Builds a record from its data, omitting members without a value; null if it no longer exists. */
export function postedRecord(kind: PostedKind, data: Members, id: unknown): Members | null {
  const [found] = Object.values(data);
  const record = found ? (POSTED[kind] as PostedRecord).shape(found as Members, id) : null;
  return record && withoutNulls(record);
}

/** The record of one message to a guest. */
export const MESSAGE = /* GraphQL */ `
  fragment MessageRecord on Message {
    id
    email
    phone
    tag
    method
    via
    status
    trigger
    gated
    attempts
    reason
    sendAfter
    sent_at: sentAt
    created: createdAt
    updated: updatedAt
    reservation_id: reservationId
    message {
      subject
      text
      html
    }
    reservation {
      confirmation_code: confirmationCode
      listing {
        listing_id: id
      }
    }
  }
`;

/** The data selected by `MESSAGE`. */
export interface MessageRow {
  id: string;
  reservation: { confirmation_code: string; listing?: object | null };
}

/** Builds the record. */
export function messageRecord({ reservation, ...message }: MessageRow): Record<string, unknown> {
  const { listing, ...named } = reservation;
  return { ...message, ...listing, ...named };
}

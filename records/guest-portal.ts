/** The guest portal record of a reservation. */
export const GUEST_PORTAL = /* GraphQL */ `
  fragment GuestPortalRecord on Reservation {
    guestPortal {
      full_name: fullName
      phone
      email
      name_on_card: nameOnCard
      security_deposit: securityDeposit
      last_step: lastStep
      completed
      completed_at: completedAt
      updated_at: updatedAt
      guests {
        name
        email
      }
    }
  }
`;

/** The data selected by `GUEST_PORTAL`. */
export interface GuestPortalRow {
  guestPortal: object;
}

/** Builds the record. */
export const guestPortalRecord = ({ guestPortal }: GuestPortalRow): Record<string, unknown> => ({ ...guestPortal });

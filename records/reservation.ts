import { plainMoney } from './plain-money.js';

/** The reservation record. */
export const RESERVATION = /* GraphQL */ `
  fragment ReservationRecord on Reservation {
    id
    user_id: accountId
    confirmation_code: confirmationCode
    pms
    pms_reservation_id: pmsReservationId
    status
    source
    number_of_guests: numberOfGuests
    nights
    total_price: totalPrice {
      amount
    }
    average_daily_rate: averageDailyRate {
      amount
    }
    currency: totalPrice {
      currency
    }
    locale
    metadata
    check_in_date: checkInDate
    check_out_date: checkOutDate
    guest_portal_url: guestPortalUrl
    guest {
      first_name: firstName
      last_name: lastName
      full_name: fullName
      phone
      email
      location
    }
    identification {
      first_name: firstName
      last_name: lastName
      middle_name: middleName
      document_number: documentNumber
      document_type: documentType
      nationality
      sex
      address
      birth_date: birthDate
      expiry_date: expiryDate
      issue_date: issueDate
    }
    listing {
      listing_id: id
      listing_nickname: nickname
      location {
        listing_timezone_name: timeZoneName
      }
    }
    created_at: createdAt
    updated_at: updatedAt
    erased_at: erasedAt
    summary {
      queued
    }
  }
`;

const MONEY = ['total_price', 'average_daily_rate', 'currency'];

/** The data selected by `RESERVATION`. */
export interface ReservationRow {
  id: string;
  listing?: { location: object } | null;
  summary: { queued: boolean };
}

/** Builds the record; `queued` is only present while an analysis is pending. */
export function reservationRecord({ summary, listing, ...members }: ReservationRow): Record<string, unknown> {
  const { location, ...place } = listing ?? { location: {} };
  return { ...plainMoney(members, MONEY), ...place, ...location, ...(summary.queued && { queued: members.id }) };
}

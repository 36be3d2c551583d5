/** The reservation record of `/v1`, spelled by aliases. */
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
    total_price: totalPrice
    average_daily_rate: averageDailyRate
    currency
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

/** What `RESERVATION` answers. */
export interface Recorded {
  id: string;
  listing?: { location: object } | null;
  summary: { queued: boolean };
}

/** The record of what `RESERVATION` answers; while an analysis is still to come it says so with `queued`. */
export function recordOf({ summary, listing, ...members }: Recorded): object {
  const { location, ...place } = listing ?? { location: {} };
  return { ...members, ...place, ...location, ...(summary.queued && { queued: members.id }) };
}

const ENTRIES = [
  ...['general_risk', 'background_check', 'credit_check', 'blacklist', 'payment_verification'],
  ...['identification_document', 'fraud_detection', 'adverse_media', 'social_verification', 'sanctions', 'house_rules'],
];

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The summary record. House rules answer their status only. */
export const SUMMARY = /* GraphQL */ `
  fragment SummaryRecord on VerificationSummary {
    guest_portal_status: guestPortalStatus
    guest_portal_last_screen: guestPortalLastScreen
    verification_composite_status: compositeStatus
    verification_status: status
    verification_status_reason: reason
    risk_color: riskColor
    top_risks: topRisks
    top_recommendations: topRecommendations
    supervised_status: supervised
    loyalty_prediction: loyalty {
      rebooking_score: score
      rebooking_tier: tier
      predicted_glv: value
      glv_tier: valueTier
      reasons
      model
      model_origin: origin
      model_note: note
    }
    details {
      ${ENTRIES.map((name) => `${name}: ${camel(name)} { ${name === 'house_rules' ? 'status' : '...Entry'} }`).join('\n      ')}
    }
  }
  fragment Entry on VerificationEntry {
    status
    value
    help
    findings
  }
`;

/** The status record. */
export const STATUS = /* GraphQL */ `
  fragment StatusRecord on Reservation {
    pms_status: status
    summary {
      status
      supervised
      reason
      business_rules: businessRules
      portal: guestPortalStatus
    }
  }
`;

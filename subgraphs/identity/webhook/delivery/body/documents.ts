import type { WebhookKey } from '../category-of.js';

const STATUS = /* GraphQL */ `
  query WebhookStatus($id: ID!) {
    reservation(id: $id) {
      id
      pms_status: status
      summary {
        status
        supervised
        reason
        business_rules: businessRules
        portal: guestPortalStatus
      }
      remarks: notes {
        text
      }
    }
  }
`;

const PORTAL = /* GraphQL */ `
  query WebhookPortal($id: ID!) {
    reservation(id: $id) {
      id
      confirmation_code: confirmationCode
      guest {
        full_name: fullName
        phone
        email
      }
      listing {
        listing_id: id
      }
      summary {
        portal: guestPortalStatus
        last_step: guestPortalLastScreen
      }
      updated_at: updatedAt
    }
  }
`;

const MESSAGE = /* GraphQL */ `
  query WebhookMessage($id: ID!) {
    reservation(id: $id) {
      confirmation_code: confirmationCode
      listing {
        listing_id: id
      }
      messages {
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
      }
    }
  }
`;

const RESERVATION = /* GraphQL */ `
  query WebhookReservation($id: ID!) {
    reservation(id: $id) {
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
    }
  }
`;

const LISTING = /* GraphQL */ `
  query WebhookListing($id: ID!) {
    listing(id: $id) {
      id
      my_id: myId
      user_id: accountId
      pms
      pms_listing_id: pmsListingId
      status
      name
      nickname
      property_type: propertyType
      accommodates
      bedrooms
      bathrooms
      beds
      check_in_time: checkInTime
      check_out_time: checkOutTime
      location {
        street
        city
        state
        country
        country_code: countryCode
        zipcode
        time_zone_name: timeZoneName
        time_zone_source: timeZoneSource
        building
        address
        floor
        apartment
        geo {
          lat
          lon
        }
      }
      pictures {
        large_url: largeUrl
        regular_url: regularUrl
        thumbnail_url: thumbnailUrl
      }
      partner_id: partnerId
      created_at: createdAt
      updated_at: updatedAt
    }
  }
`;

const ACCOUNT = /* GraphQL */ `
  query WebhookAccount($id: ID!) {
    account(id: $id) {
      id
      name
      mode
      email
      phone
      is_active: isActive
      is_suspended: isSuspended
      last_login: lastLoginAt
      created_at: createdAt
      company {
        name
        email
        phone
      }
      billing {
        parent_account: parentAccount
      }
    }
  }
`;

/** What is asked of the graph for a body: one document for each registration, its aliases spelled as in `/v1`. */
export const DOCUMENTS: Readonly<Record<WebhookKey, string>> = {
  guest_portal_webhook_url: PORTAL,
  screening_webhook_url: STATUS,
  messaging_webhook_url: MESSAGE,
  reservation_webhook_url: RESERVATION,
  listing_webhook_url: LISTING,
  account_webhook_url: ACCOUNT,
};

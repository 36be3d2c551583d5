import { plainMoney } from '#records/plain-money.js';

/** The segment record of a guest. */
export const SEGMENT = /* GraphQL */ `
  fragment SegmentRecord on GuestSegment {
    guest_id: guestId
    user_id: accountId
    timestamp
    segment {
      name
      tier
      description
      recommended_action: recommendedAction
      offer_type: offerType
      priority
    }
    rfm_scores: rfmScores {
      recency
      frequency
      monetary
      composite
    }
    metrics {
      days_since_last_stay: daysSinceLastStay
      last_stay_date: lastStayDate
      first_stay_date: firstStayDate
      total_stays: totalStays
      total_revenue: totalRevenue {
        amount
      }
      total_nights: totalNights
      avg_booking_value: avgBookingValue {
        amount
      }
      currency: totalRevenue {
        currency
      }
      revenue_by_currency: revenueByCurrency {
        currency: revenue {
          currency
        }
        amount: revenue {
          amount
        }
        stays
      }
      nights_equivalent: nightsEquivalent
      customer_tenure_days: customerTenureDays
    }
    data_quality: dataQuality {
      confidence
      has_email: hasEmail
      has_phone: hasPhone
      is_ota_masked: isOtaMasked
      identifier_type: identifierType
    }
    top_factors: topFactors {
      factor
      value
      impact
      description
    }
    flags {
      is_corporate_account: isCorporateAccount
      is_ota_guest: isOtaGuest
      has_future_booking: hasFutureBooking
      is_seasonal_guest: isSeasonalGuest
    }
  }
`;

/** The data selected by `SEGMENT`. */
export interface SegmentRow {
  metrics: { revenue_by_currency: object[] };
}

/** Builds the record. */
export function segmentRecord(row: SegmentRow): SegmentRow {
  plainMoney(row.metrics, ['total_revenue', 'avg_booking_value', 'currency']);
  for (const one of row.metrics.revenue_by_currency) plainMoney(one, ['currency', 'amount']);
  return row;
}

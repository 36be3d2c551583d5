/** The listing record; its members need no conversion for `/v1`. */
export const LISTING = /* GraphQL */ `
  fragment ListingRecord on Listing {
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
`;

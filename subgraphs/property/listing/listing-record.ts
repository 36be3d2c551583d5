import { picturesOf } from './pictures.js';
import type { Listing } from './listing.entity.js';

/** A listing with the member names of `/v1`, as its callbacks are sent; members without a value are left out. */
export function listingRecord(row: Listing, publicUrl: string): Record<string, unknown> {
  const { location, createdAt, updatedAt } = row;
  const pictures = picturesOf(row, publicUrl);
  return withValues({
    id: row.id,
    my_id: row.myId,
    user_id: row.accountId,
    pms: row.pms,
    pms_listing_id: row.pmsListingId,
    status: row.status,
    name: row.name,
    nickname: row.nickname,
    property_type: row.propertyType,
    accommodates: row.accommodates,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    beds: row.beds,
    check_in_time: row.checkInTime,
    check_out_time: row.checkOutTime,
    location: withValues({
      street: location.street,
      city: location.city,
      state: location.state,
      country: location.country,
      country_code: location.countryCode,
      zipcode: location.zipcode,
      time_zone_name: location.timeZoneName,
      time_zone_source: location.timeZoneSource,
      building: location.building,
      address: location.address,
      floor: location.floor,
      apartment: location.apartment,
      geo: location.geo,
    }),
    pictures: {
      large_url: pictures.largeUrl,
      regular_url: pictures.regularUrl,
      thumbnail_url: pictures.thumbnailUrl,
    },
    partner_id: row.partnerId,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  });
}

function withValues(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));
}

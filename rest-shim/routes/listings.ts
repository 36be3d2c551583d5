import { z } from 'zod';
import { camelKeys } from '../camel-keys.js';
import { route } from '../route.js';

const text = z.string().nullish();
const number = z.number().nullish();

/** The members of a listing and their types; their rules are the property subgraph's. */
export const ListingBody = z.object({
  ...{ id: text, my_id: text, status: text, name: text, nickname: text, property_type: text },
  ...{ accommodates: number, bedrooms: number, bathrooms: number, beds: number },
  ...{ check_in_time: number, check_out_time: number },
  location: z
    .object({
      ...{ street: text, city: text, country: text, state: text, zipcode: text, timezone: text, building: text },
      ...{ address: text, floor: text, apartment: text },
      geo: z.object({ lat: z.number(), lon: z.number() }).nullish(),
    })
    .nullish(),
  pictures: z.object({ large_url: text, regular_url: text, thumbnail_url: text }).nullish(),
});

const RECORD = /* GraphQL */ `
  fragment ListingRecord on Listing {
    id
    my_id: myId
    user_id: accountId
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
      building
      address
      floor
      apartment
      geo {
        lat
        lon
      }
    }
    created_at: createdAt
    updated_at: updatedAt
  }
`;

const SAVE = /* GraphQL */ `
  mutation SaveListing($input: ListingInput!, $mustExist: Boolean!) {
    saveListing(input: $input, mustExist: $mustExist) {
      ...ListingRecord
    }
  }
  ${RECORD}
`;

const unknown = { status: 400, code: 'listing_not_found', text: 'There is no such listing.' };

export const listingRoutes = [
  route({
    method: 'get',
    path: '/listings/propertyTypes',
    operation: /* GraphQL */ `
      query PropertyTypes {
        propertyTypes
      }
    `,
    answer: ({ propertyTypes }) => propertyTypes,
  }),
  route({
    method: 'get',
    path: '/listings/:id',
    operation: /* GraphQL */ `
      query Listing($id: ID!, $byId: Boolean!) {
        listing(id: $id) @include(if: $byId) {
          ...ListingRecord
        }
        listingByMyId(myId: $id) @skip(if: $byId) {
          ...ListingRecord
        }
      }
      ${RECORD}
    `,
    variables: ({ params, query }) => ({ id: params.id, byId: query.pms === undefined }),
    answer: ({ listing, listingByMyId }) => listing ?? listingByMyId,
    unknown,
  }),
  route({
    method: 'post',
    path: '/listings',
    body: ListingBody,
    operation: SAVE,
    variables: ({ body }) => ({ input: camelKeys(body), mustExist: false }),
    answer: ({ saveListing }) => saveListing,
  }),
  route({
    method: 'put',
    path: '/listings/:id',
    body: ListingBody,
    operation: SAVE,
    variables: ({ params, body }) => ({ input: { ...(camelKeys(body) as object), id: params.id }, mustExist: true }),
    answer: ({ saveListing }) => saveListing,
    unknown,
  }),
];

import { z } from 'zod';
import { LISTING } from '#records/listing.js';
import { PARTNER_MEMBERS } from '#records/names/words.js';
import { camelKeys } from '../camel-keys.js';
import { DEPRECATED } from '../deprecated.js';
import { pageOf, pageQuery } from '../page-query.js';
import { route } from '../route.js';
import { messages } from '../messages.js';

const text = z.string().nullish();
const number = z.number().nullish();
const status = z.enum(['ACTIVE', 'INACTIVE'], messages.listingStatus);

/** The members of a listing and their types. The property subgraph validates them further. */
export const ListingBody = z.object({
  id: text,
  my_id: text,
  pms: text,
  pms_listing_id: text,
  status: status.nullish(),
  name: text,
  nickname: text,
  property_type: text,
  accommodates: number,
  bedrooms: number,
  bathrooms: number,
  beds: number,
  check_in_time: number,
  check_out_time: number,
  location: z
    .object({
      street: text,
      city: text,
      country: text,
      state: text,
      zipcode: text,
      timezone: text,
      building: text,
      address: text,
      floor: text,
      apartment: text,
      geo: z.object({ lat: z.number(), lon: z.number() }).nullish(),
    })
    .nullish(),
  pictures: z.object({ large_url: text, regular_url: text, thumbnail_url: text }).nullish(),
});

const ListQuery = z.object({ ...pageQuery, status: status.optional() });
const PartnerBody = z.object({ action: z.enum(['connect', 'disconnect'], messages.connectOrDisconnect) });

const SAVE = /* GraphQL */ `
  mutation SaveListing($input: ListingInput!, $mustExist: Boolean!, $pms: String, $callback: String, $accountId: ID) {
    saveListing(
      input: { listing: $input, mustExist: $mustExist, pms: $pms, callback: $callback, accountId: $accountId }
    ) {
      listing {
        ...ListingRecord
      }
      userErrors {
        code
        message
        field
        rule
      }
    }
  }
  ${LISTING}
`;

const unknown = { status: 400, code: 'listing_not_found', text: messages.noSuchListing };

/** Deriving the time zone from the address is deprecated. */
function headers({ saveListing }: Record<string, unknown>): Record<string, string> {
  const { location } = saveListing as { location: { time_zone_source: string | null } };
  return location.time_zone_source === 'address' ? DEPRECATED : {};
}

export const listingRoutes = [
  route({
    method: 'get',
    path: '/listings/propertyTypes',
    forPages: true,
    summary: 'List supported property types',
    operation: /* GraphQL */ `
      query PropertyTypes {
        propertyTypes
      }
    `,
    answer: ({ propertyTypes }) => propertyTypes,
  }),
  route({
    method: 'get',
    path: '/listings',
    summary: 'List listings, with filters',
    query: ListQuery,
    operation: /* GraphQL */ `
      query Listings(
        $status: ListingStatus
        $search: String
        $building: String
        $accountId: ID
        $from: Int!
        $size: Int!
      ) {
        listings(
          status: $status
          search: $search
          building: $building
          accountId: $accountId
          from: $from
          size: $size
        ) {
          total
          from
          size
          count
          items {
            ...ListingRecord
          }
        }
      }
      ${LISTING}
    `,
    variables: (input) => ({
      ...pageOf(input),
      status: input.query.status ?? null,
      search: input.query.search ?? null,
      building: input.query.building || null,
      accountId: input.query.user_id ?? null,
    }),
    answer: ({ listings }) => listings,
    unknown,
  }),
  route({
    method: 'get',
    path: '/listings/:id',
    summary: 'Get a listing',
    operation: /* GraphQL */ `
      query Listing($id: ID!, $pms: String) {
        listing(id: $id, pms: $pms) {
          ...ListingRecord
        }
      }
      ${LISTING}
    `,
    variables: ({ params, query }) => ({ id: params.id, pms: query.pms ?? null }),
    answer: ({ listing }) => listing,
    unknown,
  }),
  route({
    method: 'post',
    path: '/listings',
    summary: 'Create a listing, or update the one with the given `id` or `my_id`',
    body: ListingBody,
    operation: SAVE,
    variables: ({ query, body }) => ({
      input: camelKeys(body),
      mustExist: false,
      callback: query.callback ?? null,
      accountId: query.user_id ?? null,
    }),
    answer: ({ saveListing }) => saveListing,
    headers,
    unknown,
  }),
  route({
    method: 'put',
    path: '/listings/:id',
    summary: 'Update a listing; `null` resets a field',
    body: ListingBody,
    operation: SAVE,
    variables: ({ params, query, body }) => ({
      input: { ...(camelKeys(body) as object), id: params.id },
      mustExist: true,
      pms: query.pms ?? null,
      callback: query.callback ?? null,
    }),
    answer: ({ saveListing }) => saveListing,
    headers,
    unknown,
  }),
  route({
    method: 'post',
    path: '/listings/:id/screening-partner',
    summary: 'Connect a listing to the screening partner, or disconnect it',
    body: PartnerBody,
    operation: /* GraphQL */ `
      mutation SetListingPartner($id: ID!, $action: PartnerAction!, $pms: String) {
        setListingPartner(input: { id: $id, action: $action, pms: $pms }) {
          listing {
            platform_id: id
            partner_id: partnerId
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ params, query, body }) => ({ id: params.id, action: body.action, pms: query.pms ?? null }),
    answer: ({ setListingPartner }) => setListingPartner,
    aliased: { answered: PARTNER_MEMBERS },
    unknown,
    nullable: ['partner_id'],
  }),
];

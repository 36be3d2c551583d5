import { ALL_KEPT, countedIn } from '../dist/subgraphs/screening/booking/reservation/changes/changes-text.js';
import { call } from './load.mjs';

const LISTINGS = 1000;

const LISTING = {
  my_id: 'bench0',
  status: 'ACTIVE',
  name: 'Loft at the park',
  nickname: 'Loft',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};

export const GUEST = { first_name: 'Ann', last_name: 'Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };
export const STAY = { check_in_date: '2030-03-01', check_out_date: '2030-03-05', total_price: 900, currency: 'USD' };

/** The writable columns of a table, without generated ones. */
const WRITTEN = `
  select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

const COPY_LISTINGS = (names) => `
  insert into property.listing (${names})
  select ${names.replaceAll(/(\w+)/g, 'p.$1')} from property.listing t, generate_series(1, $2::int) n,
    lateral jsonb_populate_record(t, jsonb_build_object('id', uuidv7(), 'my_id', 'bench' || n)) p
  where t.id = $1`;

const COPY_RESERVATIONS = (names) => `
  with place as (select row_number() over () as at, id from property.listing)
  insert into screening.reservation (${names})
  select ${names.replaceAll(/(\w+)/g, 'p.$1')} from screening.reservation t, generate_series($2::int, $3::int) n
    join place on place.at = 1 + n % $4::int,
    lateral jsonb_populate_record(t, jsonb_build_object(
      'id', uuidv7(), 'listing_id', place.id, 'confirmation_code', 'bench' || n,
      'guest_email', 'guest' || n || '@gmail.com', 'guest_email_key', 'guest' || n || '@gmail.com',
      'guest_phone', '+1303' || 5000000 + n, 'guest_phone_key', '+1303' || 5000000 + n,
      'created_at', now() - n * interval '1 minute')) p
  where t.id = $1`;

const written = async (client, table) => (await client.query(WRITTEN, [table])).rows[0].names;

/**
 * Creates a listing and an analysed reservation through the service, as templates for all others, and 1,000 listings.
 */
export async function seedFirst(client, target) {
  const listing = JSON.parse(await call(target, { method: 'POST', path: '/v1/listings', body: LISTING }));
  const body = { listing_id: listing.id, guest: GUEST, ...STAY };
  const path = '/v1/reservations?sync=1&skip_gp=1';
  const reservation = JSON.parse(await call(target, { method: 'POST', path, body }));
  await client.query(COPY_LISTINGS(await written(client, 'property.listing')), [listing.id, LISTINGS - 1]);
  return { listingId: listing.id, reservation, rows: 0 };
}

/** Copies reservations until there are so many, spread over the listings; returns all their ids. */
export async function seedUpTo(client, seed, rows) {
  if (rows > seed.rows) {
    const text = COPY_RESERVATIONS(await written(client, 'screening.reservation'));
    await client.query(countedIn(`${text} returning *`, ALL_KEPT, 'created_at'), [
      seed.reservation.id,
      seed.rows + 1,
      rows,
      LISTINGS,
    ]);
  }
  seed.rows = Math.max(rows, seed.rows);
  await client.query('vacuum analyze screening.reservation, property.listing');
  const { rows: found } = await client.query(
    `select id from screening.reservation where confirmation_code like 'bench%'`,
  );
  return found.map(({ id }) => id);
}

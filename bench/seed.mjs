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

const COPY_LISTINGS = `
  insert into property.listing
  select p.* from property.listing t, generate_series(1, $2::int) n,
    lateral jsonb_populate_record(t, jsonb_build_object('id', uuidv7(), 'my_id', 'bench' || n)) p
  where t.id = $1`;

const COPY_RESERVATIONS = `
  with place as (select row_number() over () as at, id from property.listing)
  insert into screening.reservation
  select p.* from screening.reservation t, generate_series($2::int, $3::int) n
    join place on place.at = 1 + n % $4::int,
    lateral jsonb_populate_record(t, jsonb_build_object(
      'id', uuidv7(), 'listing_id', place.id, 'confirmation_code', 'bench' || n,
      'guest_email', 'guest' || n || '@gmail.com', 'guest_email_key', 'guest' || n || '@gmail.com',
      'guest_phone', '+1303' || 5000000 + n, 'guest_phone_key', '+1303' || 5000000 + n,
      'created_at', now() - n * interval '1 minute')) p
  where t.id = $1`;

/** A listing and an analysed reservation made through the service, which all others are copies of, and 1,000 listings. */
export async function seedFirst(client, target) {
  const listing = JSON.parse(await call(target, { method: 'POST', path: '/v1/listings', body: LISTING }));
  const body = { listing_id: listing.id, guest: GUEST, ...STAY };
  const path = '/v1/reservations?sync=1&skip_gp=1';
  const reservation = JSON.parse(await call(target, { method: 'POST', path, body }));
  await client.query(COPY_LISTINGS, [listing.id, LISTINGS - 1]);
  return { listingId: listing.id, reservation, rows: 0 };
}

/** Copies reservations until there are so many, spread over the listings; gives all their ids. */
export async function seedUpTo(client, seed, rows) {
  if (rows > seed.rows) await client.query(COPY_RESERVATIONS, [seed.reservation.id, seed.rows + 1, rows, LISTINGS]);
  seed.rows = Math.max(rows, seed.rows);
  await client.query('vacuum analyze screening.reservation, property.listing');
  const { rows: found } = await client.query(
    `select id from screening.reservation where confirmation_code like 'bench%'`,
  );
  return found.map(({ id }) => id);
}

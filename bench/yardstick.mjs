/**
 * The baseline for the service: routes written by hand with Express and pg, as little code as returns the same
 * JSON for the same key. No graph, no limits, no request ids, no log.
 */
import { createHash } from 'node:crypto';
import express from 'express';
import pg from 'pg';

const BELIEVED_MS = 900; // as long as the service caches the check of a key

const KEY = {
  name: 'key',
  text: `select a.id, array(select b.id from identity.account b where b.id = a.id or b.parent_id = a.id) as account_ids
    from identity.api_key k join identity.account a on a.id = k.account_id
    where k.key_hash = $1 and k.enabled and a.is_active and not a.is_suspended`,
};

const RESERVATION = {
  name: 'reservation',
  text: `select r.id, r.account_id, r.confirmation_code, r.pms, r.metadata, r.status, r.source, r.number_of_guests, r.nights,
      r.total_price, r.average_daily_rate, r.currency, r.check_in_date, r.check_out_date, r.guest_first_name,
      r.guest_last_name, r.guest_full_name, r.guest_phone, r.guest_email, r.guest_location, r.created_at, r.updated_at,
      r.analysed_revision < r.revision as queued,
      l.id as listing_id, l.nickname as listing_nickname, l.location ->> 'timeZoneName' as listing_timezone_name
    from screening.reservation r
    left join property.listing l on l.account_id = r.account_id and l.id = r.listing_id
    where r.account_id = any($1::uuid[]) and r.id = $2`,
};

/** A page of reservations with everything below them, in one statement. */
const NESTED = {
  name: 'nested',
  text: `select r.id, r.confirmation_code, r.status, r.source, r.number_of_guests, r.nights, r.total_price, r.currency,
      r.check_in_date, r.check_out_date, r.guest_first_name, r.guest_last_name, r.guest_full_name, r.guest_phone,
      r.guest_email, r.created_at, r.updated_at, r.analysed_revision < r.revision as queued, r.verification_status,
      r.supervised, r.guest_portal_status, r.risk_color, r.risk_score,
      l.id as listing_id, l.nickname as listing_nickname, l.location ->> 'timeZoneName' as listing_timezone_name,
      a.id as account_id, a.name as account_name
    from screening.reservation r
    left join property.listing l on l.account_id = r.account_id and l.id = r.listing_id
    join identity.account a on a.id = r.account_id
    where r.account_id = $1 order by r.created_at, r.id offset $2 limit 25`,
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const holders = new Map();

async function holderOf(key) {
  const hash = createHash('sha256').update(key).digest('hex');
  const known = holders.get(hash);
  if (known && known.until > Date.now()) return known.holder;
  const holder = pool.query({ ...KEY, values: [hash] }).then(({ rows }) => rows[0]);
  holders.set(hash, { until: Date.now() + BELIEVED_MS, holder });
  return holder;
}

const given = (value) => value ?? undefined;

function record(row) {
  return {
    id: row.id,
    user_id: row.account_id,
    confirmation_code: row.confirmation_code,
    pms: row.pms,
    metadata: row.metadata ?? {},
    status: row.status,
    source: row.source,
    number_of_guests: row.number_of_guests,
    nights: given(row.nights),
    total_price: row.total_price,
    average_daily_rate: given(row.average_daily_rate),
    currency: given(row.currency),
    check_in_date: given(row.check_in_date),
    check_out_date: given(row.check_out_date),
    guest_portal_url: process.env.PORTAL_URL.replace('{id}', row.id),
    guest: {
      first_name: given(row.guest_first_name),
      last_name: given(row.guest_last_name),
      full_name: given(row.guest_full_name),
      phone: given(row.guest_phone),
      email: given(row.guest_email),
      location: given(row.guest_location),
    },
    created_at: row.created_at,
    updated_at: row.updated_at,
    listing_id: given(row.listing_id),
    listing_nickname: given(row.listing_nickname),
    listing_timezone_name: given(row.listing_timezone_name),
    queued: row.queued ? row.id : undefined,
  };
}

function nestedRecord(row) {
  return {
    id: row.id,
    confirmationCode: row.confirmation_code,
    status: row.status,
    source: row.source,
    numberOfGuests: row.number_of_guests,
    nights: row.nights,
    totalPrice: { amount: row.total_price, currency: row.currency },
    checkInDate: row.check_in_date,
    checkOutDate: row.check_out_date,
    guest: {
      firstName: row.guest_first_name,
      lastName: row.guest_last_name,
      fullName: row.guest_full_name,
      phone: row.guest_phone,
      email: row.guest_email,
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    summary: {
      status: row.verification_status,
      compositeStatus: row.supervised ?? row.verification_status,
      guestPortalStatus: row.guest_portal_status,
      riskColor: row.risk_color,
      riskScore: row.risk_score,
      queued: row.queued,
    },
    listing: row.listing_id && {
      id: row.listing_id,
      nickname: row.listing_nickname,
      location: { timeZoneName: row.listing_timezone_name },
    },
    account: { id: row.account_id, name: row.account_name },
  };
}

const app = express();
app.disable('etag');
app.get('/v1/reservations/:id', async (request, response) => {
  const holder = await holderOf(request.get('x-api-key') ?? '');
  if (!holder) return response.status(401).json({ code: 'unauthenticated' });
  const { rows } = await pool.query({ ...RESERVATION, values: [holder.account_ids, request.params.id] });
  if (!rows[0]) return response.status(400).json({ code: 'reservation_not_found' });
  response.json(record(rows[0]));
});

app.get('/nested', async (request, response) => {
  const holder = await holderOf(request.get('x-api-key') ?? '');
  if (!holder) return response.status(401).json({ code: 'unauthenticated' });
  const { rows } = await pool.query({ ...NESTED, values: [holder.id, Number(request.query.from)] });
  response.json({ data: { reservations: { items: rows.map(nestedRecord) } } });
});

const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));

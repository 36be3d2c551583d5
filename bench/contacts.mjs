/**
 * The effect of encrypting contacts (SEAL_CONTACTS) on searches: results, time of a page and CPU time of the
 * service and of the database, and the size of a reservation. The same reservations in plain text and encrypted, in two
 * servers, queried in turn. Linux only; `npm run build` first.
 * BENCH_SIZES: comma-separated numbers of reservations (10000,100000). BENCH_CALLS: searches of each kind (60).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { useCipherKey } from '../dist/kit/cipher/keys-in-force.js';
import { useSealing } from '../dist/kit/cipher/sealable-text.js';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { openLog } from '../dist/kit/process/log.js';
import { openPool } from '../dist/kit/store/database.js';
import { migrate } from '../dist/subgraphs/all.js';
import { withContacts } from '../dist/subgraphs/screening/booking/guest/contacts/contact-columns.js';
import { sealStored } from '../dist/subgraphs/screening/booking/guest/contacts/seal-stored.js';
import { pageStatement } from '../dist/subgraphs/screening/booking/list/list-statement.js';
import { termsOf } from '../dist/subgraphs/screening/booking/list/read-query.js';

const SIZES = (process.env.BENCH_SIZES ?? '10000,100000').split(',').map(Number);
const CALLS = Number(process.env.BENCH_CALLS ?? 60);
const ACCOUNT = 'a0000000-0000-7000-8000-000000000001';

const FIRST = ['Anna', 'Christopher', 'Zoë', 'José', 'Mohammed', 'Li', 'Katarzyna', 'Olivia', 'Hiroshi', 'Jean-Luc'];
const LAST = ['Schmidt', 'Garcia', "O'Brien", 'Kowalski', 'Wang', 'Fernández', 'Oppenheimer', 'Rossi', 'Nguyen', 'Lee'];
const DOMAINS = ['gmail.com', 'gmail.com', 'outlook.com', 'guest.booking.example', 'web.de', 'acme-corp.example'];

/** Names of a few syllables distinguish rows; every tenth is a common one. */
const SYLLABLES = ['ka', 'ro', 'mi', 'ten', 'sol', 'ver', 'dan', 'lu', 'pet', 'nor', 'gri', 'bal', 'sha', 'wen', 'fo'];

function guest(n) {
  const syllable = (k) => SYLLABLES[Math.floor(n / SYLLABLES.length ** k) % SYLLABLES.length];
  const rare = syllable(0) + syllable(1) + syllable(2) + syllable(3);
  const first = FIRST[n % FIRST.length];
  const last = n % 10 === 0 ? LAST[(n / 10) % LAST.length] : rare[0].toUpperCase() + rare.slice(1);
  const local = `${first}.${last}${n % 97}`
    .normalize('NFKD')
    .replace(/[^\w.-]/g, '')
    .toLowerCase();
  const phone = `+1303${String((n * 7654321) % 10_000_000).padStart(7, '0')}`;
  return { first, last, full: `${first} ${last}`, email: `${local}@${DOMAINS[n % DOMAINS.length]}`, phone };
}

const FILL = `
  insert into screening.reservation (account_id, id, confirmation_code, pms, status, source, listing_id,
    number_of_guests, nights, total_price, average_daily_rate, currency, check_in_date, check_out_date,
    guest_first_name, guest_last_name, guest_full_name, guest_email, guest_email_key, guest_phone, guest_phone_key,
    screens, portal_skipped, revision, analysed_revision, verification_status, verification_reason, risk_color,
    top_risks, top_recommendations, entries, created_at, updated_at)
  select $1, ('c0000000-0000-7000-8000-' || lpad(g.n::text, 12, '0'))::uuid, upper(left(md5(g.n::text), 12)), 'api',
    'CONFIRMED', 'direct', ('b0000000-0000-7000-8000-' || lpad((g.n % 2000)::text, 12, '0'))::uuid, 2, 3, 300, 100,
    'EUR', (date '2026-01-01' + g.n % 700)::text, (date '2026-01-04' + g.n % 700)::text, g.first, g.last, g.full,
    g.email, g.email, g.phone, g.phone, '{}', true, 1, 1, 'verified', 'Because.', 'green', '["None."]', '[]',
    jsonb_build_object('identity', jsonb_build_object('status', 'PASS', 'findings', jsonb_build_array(md5(g.n::text)))),
    timestamptz '2026-01-01' + g.n * interval '1 minute', timestamptz '2026-01-01' + g.n * interval '1 minute'
  from jsonb_to_recordset($2::jsonb) g(n int, first text, last text, "full" text, email text, phone text)`;

/** What a user types to find a guest; null if the guest has no such value. */
const swapped = (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
const KINDS = {
  'whole last name': ({ last }) => last,
  'first and last name': ({ full }) => full,
  'first 3 letters of the last name': ({ last }) => (last.length > 3 ? last.slice(0, 3) : null),
  'first 5 letters of the last name': ({ last }) => (last.length > 5 ? last.slice(0, 5) : null),
  'inside of the last name (4 letters)': ({ last }) => (last.length > 6 ? last.slice(2, 6) : null),
  'last name with a typing error': ({ last }) => (last.length > 5 ? swapped(last, 2) : null),
  'first 2 letters of the last name': ({ last }) => (last.length > 2 ? last.slice(0, 2) : null),
  'whole e-mail address': ({ email }) => email,
  'local part of it': ({ email }) => email.split('@')[0],
  'beginning of it (6 characters)': ({ email }) => email.slice(0, 6),
  'domain of it': ({ email }) => `@${email.split('@')[1]}`,
  'beginning up to inside of the domain': ({ email }) => email.slice(0, email.indexOf('@') + 4),
  'inside of the local part': ({ email }) => email.split('@')[0].slice(2, 7),
  'whole phone number': ({ phone }) => phone,
  'national number': ({ phone }) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`,
  'last 7 digits': ({ phone }) => phone.slice(-7),
  'last 4 digits': ({ phone }) => phone.slice(-4),
  'middle 5 digits': ({ phone }) => phone.slice(4, 9),
  'first 6 digits': ({ phone }) => phone.slice(0, 7),
};

const COLUMNS = Object.fromEntries(
  Object.entries({
    accountId: 'account_id',
    id: 'id',
    confirmationCode: 'confirmation_code',
    guestFirstName: 'guest_first_name',
    guestLastName: 'guest_last_name',
    guestFullName: 'guest_full_name',
    guestEmail: 'guest_email',
    guestPhone: 'guest_phone',
  }).map(([name, column]) => [name, `t.${column}`]),
);

const listOf = (search) => ({
  accountIds: [ACCOUNT],
  filter: {},
  buildingIds: null,
  sort: 'CREATED_AT_DESCENDING',
  from: 0,
  size: 25,
  after: null,
  search: { ...termsOf(search), listingIds: [] },
});

/** CPU time of a process so far, in ms. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function open(name, sealing) {
  const server = await startEmbeddedPostgres({ dataDir: join(folder, name) });
  const pool = openPool(server.url, 2, openLog('error', 'bench'));
  await migrate(pool);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const close = async () => {
    await client.end();
    await pool.end();
    await server.stop();
  };
  return { pool, client, pid: rows[0].pid, sealing, close };
}

async function fill({ pool }, from, to) {
  for (let at = from; at < to; at += 5_000) {
    const guests = Array.from({ length: Math.min(5_000, to - at) }, (_, k) => ({ n: at + k, ...guest(at + k) }));
    await pool.query({ text: FILL, values: [ACCOUNT, JSON.stringify(guests)], query_timeout: 600_000 });
  }
}

async function search(store, text) {
  useSealing(store.sealing);
  const { rows } = await store.client.query(pageStatement(COLUMNS, listOf(text)));
  return rows.map(withContacts);
}

/** Whether a reservation is in the full results of a search. */
async function finds(store, text, n) {
  useSealing(store.sealing);
  const list = { ...listOf(text), few: true, size: 1_000_000 };
  const { text: page, values } = pageStatement({ id: 't.id' }, list);
  const id = `c0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const asked = `select count(*)::int as many, count(*) filter (where id = $${values.length + 1}::uuid)::int as it from (${page}) f`;
  return (await store.client.query(asked, [...values, id])).rows[0];
}

const percent = (part, all) => `${Math.round((100 * part) / all)} %`;
const median = (list) => list.sort((left, right) => left - right)[Math.floor(list.length / 2)];

async function qualityOf(stores, size) {
  console.log(`\nFound, of ${CALLS} guests each, ${size} reservations (and how many reservations a search finds)`);
  for (const [kind, textOf] of Object.entries(KINDS)) {
    const told = stores.map(() => ({ all: 0, it: 0, many: 0 }));
    for (let k = 0; k < CALLS; k += 1) {
      const n = Math.floor((k * size) / CALLS) + (k % 7);
      const text = textOf(guest(n));
      if (!text) continue;
      for (const [place, store] of stores.entries()) {
        const { many, it } = await finds(store, text, n);
        told[place].all += 1;
        told[place].it += it;
        told[place].many += many;
      }
    }
    const cells = told.map(({ all, it, many }) => `${percent(it, all).padStart(6)} (${(many / all).toFixed(0)})`);
    console.log(`  ${kind.padEnd(38)} plain ${cells[0].padEnd(16)} encrypted ${cells[1]}`);
  }
}

async function speedOf(stores, size) {
  console.log(`\nA page of 25, newest first, ${size} reservations: median ms, CPU ms of the service and the database`);
  for (const [kind, textOf] of Object.entries(KINDS)) {
    const told = stores.map(() => ({ times: [], own: 0, database: 0 }));
    for (let k = 0; k < CALLS; k += 1) {
      const text = textOf(guest(Math.floor((k * size) / CALLS) + (k % 7))) ?? 'xyzzyx';
      // In turn, so that other load affects both equally.
      for (const place of k % 2 ? [1, 0] : [0, 1]) {
        const [store, to] = [stores[place], told[place]];
        const [own, database, sentAt] = [process.cpuUsage(), cpuOf(store.pid), performance.now()];
        await search(store, text);
        to.times.push(performance.now() - sentAt);
        const { user, system } = process.cpuUsage(own);
        to.own += (user + system) / 1000;
        to.database += cpuOf(store.pid) - database;
      }
    }
    const cells = told.map(({ times, own, database }) =>
      [median(times).toFixed(1), (own / CALLS).toFixed(1), (database / CALLS).toFixed(1)].map((text) =>
        text.padStart(6),
      ),
    );
    console.log(`  ${kind.padEnd(38)} plain ${cells[0].join(' ')}   encrypted ${cells[1].join(' ')}`);
  }
}

async function storageOf(stores, size) {
  console.log(`\nBytes per reservation, ${size} reservations, tables rewritten`);
  for (const { pool, sealing } of stores) {
    await pool.query({ text: 'vacuum full screening.reservation', query_timeout: 600_000 });
    await pool.query({ text: 'vacuum full screening.reservation_state', query_timeout: 600_000 });
    await pool.query({ text: 'vacuum analyze screening.reservation', query_timeout: 600_000 });
    const { rows } = await pool.query(
      `select pg_table_size('screening.reservation') as rows, pg_indexes_size('screening.reservation') as indexes,
         pg_relation_size('screening.reservation_search') as search, pg_relation_size('screening.reservation_contacts') as blind,
         pg_total_relation_size('screening.reservation_state') as states`,
    );
    const cells = Object.entries(rows[0]).map(([name, bytes]) => `${name} ${Math.round(Number(bytes) / size)}`);
    console.log(`  ${(sealing ? 'encrypted' : 'plain').padEnd(10)} ${cells.join('  ')}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-contacts-'));
useCipherKey(Buffer.alloc(32, 7));
const opened = [];
try {
  for (const size of SIZES) {
    const stores = [await open(`plain-${size}`, false), await open(`sealed-${size}`, true)];
    opened.push(...stores);
    for (const store of stores) await fill(store, 0, size);
    const [startedAt, before] = [performance.now(), process.cpuUsage()];
    useSealing(true);
    await stores[1].pool.query('insert into screening.contact_seal default values');
    const left = await sealStored(stores[1].pool, () => undefined);
    const { user } = process.cpuUsage(before);
    console.log(
      `\n${size} reservations encrypted in ${((performance.now() - startedAt) / 1000).toFixed(0)} s, ` +
        `${(user / 1000 / size).toFixed(2)} ms CPU of the command each; left: ${JSON.stringify(left)}; load ${loadavg()[0]}`,
    );
    await storageOf(stores, size);
    await qualityOf(stores, size);
    await speedOf(stores, size);
    while (opened.length > 0) await opened.pop().close();
  }
} finally {
  while (opened.length > 0) await opened.pop().close();
  rmSync(folder, { recursive: true, force: true });
}

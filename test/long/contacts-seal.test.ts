import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { seal } from '#kit/cipher/cipher.js';
import { openLog } from '#kit/process/log.js';
import { projectRoot } from '#kit/process/project-root.js';
import { openContactSeal } from '#subgraphs/screening/booking/guest/contacts/contact-seal.js';
import { contactKeys } from '#subgraphs/screening/booking/guest/contacts/contact-index.js';
import { findStaysOfGuest } from '#subgraphs/screening/screening/rescreen/find-concerned.js';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';
import { MANY_RESERVATIONS } from '../support/many-reservations.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { openedValues } from '../support/sealed-columns.js';
import { repeatGuestReads } from '#subgraphs/screening/booking/guest/repeat-guests.js';

const MANY = 10_003;
const LONG = 180_000;
/** Retention that keeps stays of years ago. */
const KEEPING = { RETENTION_CONTACT_DAYS: '36500' };
const SEALING = { ...KEEPING, SEAL_CONTACTS: 'true' };
const PAST = { without_listing: true, check_in_date: '2020-03-01', check_out_date: '2020-03-05' };
const NEXT = { without_listing: true, check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
const ANN = { first_name: 'Qzvorann', last_name: 'Qzvorlee', email: 'qzvor.ann@example.com', phone: '+13035550187' };
const KEPT = `guest_first_name as "guestFirstName", guest_last_name as "guestLastName", guest_full_name as "guestFullName",
  guest_email as "guestEmail", guest_phone as "guestPhone"`;

let service: RestartableTest;
let pool: pg.Pool;
let accountId: string;
/** Ann's stays: two from before contacts were encrypted, one from while they are being encrypted. */
const ann: string[] = [];
let records: unknown[];

beforeAll(async () => {
  await built();
  service = await runningTest(KEEPING);
  pool = new pg.Pool({ connectionString: service.databaseUrl, max: 2 });
}, LONG);

afterAll(async () => {
  await pool?.end();
  await service?.stop();
});

/** The command as an operator runs it beside the service, with the key of the tests. */
function command(parameters: string[] = [], environment: Record<string, string> = SEALING) {
  const main = join(projectRoot, 'dist/subgraphs/contacts.js');
  const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
  const env = { PATH: process.env.PATH!, DATABASE_URL: service.databaseUrl, DATA_KEY, ...environment };
  const child = spawn(process.execPath, [main, ...parameters], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  return { child: child as ChildProcess, ended };
}

async function book(body: object): Promise<{ id: string; user_id: string }> {
  const answer = await service.rest('POST', '/reservations?sync=1&skip_gp=1', body);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body;
}

const found = async (search: string) =>
  (await service.rest('GET', `/reservations?search=${encodeURIComponent(search)}`)).body.total as number;

const recordsOf = (ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      // The link begins with the port, which changes with a restart.
      const { guest_portal_url: link, ...record } = (await service.rest('GET', `/reservations/${id}`)).body;
      return { ...record, link: link.split('/').at(-1) } as object;
    }),
  );

const many = async (where: string, table = 'reservation') =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from screening.${table} where ${where}`)).rows[0]!.n;

/** For each of Ann's stays, whether the guest counts as a repeat guest, and the other stays found. */
async function knownStays() {
  const isRepeat = repeatGuestReads(pool);
  const others = await Promise.all(
    ann.map(async (id) => (await findStaysOfGuest(pool, accountId, id, true)).map((row) => row.reservationId).sort()),
  );
  return { repeats: await Promise.all(ann.map((id) => isRepeat({ accountId, id }))), others };
}

/** Columns in which a row contains one of the words, each as `schema.table.column`. */
async function columnsWith(words: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const holding: string[] = [];
  for (const { name } of rows) {
    const text = `select distinct member.key from ${name} t, jsonb_each_text(to_jsonb(t)) member where lower(t::text) ~ $1 and lower(member.value) ~ $1`;
    const columns = await pool.query<{ key: string }>(text, [words.join('|')]);
    holding.push(...columns.rows.map(({ key }) => `${name}.${key}`));
  }
  return holding;
}

/** Each has at least eight characters: five letters appeared in the ciphertext of ten thousand rows in two runs. */
const ANNS = ['qzvorann', 'qzvorlee', 'qzvor[.]ann', '3035550187'];

test('stores contacts in plain text without the setting, and the command does nothing', async () => {
  for (const stay of [PAST, NEXT]) {
    const made = await book({ ...stay, guest: ANN });
    accountId = made.user_id;
    ann.push(made.id);
  }
  await pool.query(MANY_RESERVATIONS, [accountId, 1, MANY]);
  await service.rest('PUT', `/reservations/${ann[1]}`, { guest: { phone: '+1 303 555 0187' } });
  const plain = await many(`guest_full_name = 'Qzvorann Qzvorlee' and guest_email_key = '${ANN.email}'`);
  expect([plain, await many('contact_index is not null or guest_email_mark is not null')]).toEqual([2, 0]);
  expect(await columnsWith(ANNS)).toEqual(
    expect.arrayContaining(['screening.reservation.guest_full_name', 'screening.reservation_state.guest_email_key']),
  );
  expect(await command([], {}).ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('SEAL_CONTACTS: set it'),
  });
  expect(await command().ended).toMatchObject({
    code: 1,
    said: expect.stringContaining('the running service does not use it yet'),
  });
  expect(await many('contact_index is not null')).toBe(0);
});

test('with the setting, contacts in plain text are still read, searched and recognized', async () => {
  records = await recordsOf(ann);
  await service.restart(SEALING);
  expect(await recordsOf(ann)).toEqual(records);
  const later = await book({ ...NEXT, guest: { ...ANN, phone: '+1 (303) 555-0187' } });
  ann.push(later.id);
  const stored = (await pool.query(`select ${KEPT} from screening.reservation where id = $1`, [later.id])).rows[0];
  for (const value of Object.values(stored)) expect(value).toMatch(/^a2\./);
  expect(await found('qzvorann')).toBe(3);
  expect(await found('qzvor.ann@example.com')).toBe(3);
  expect(await found('303 555 0187')).toBe(3);
  // A past stay no longer matters when a guest is screened again.
  const coming = ann.slice(1).sort();
  expect(await knownStays()).toEqual({ repeats: [false, true, true], others: [coming, coming, coming] });
  expect(await command(['check']).ended).toMatchObject({
    code: 1,
    said: expect.stringMatching(/: 1000\d reservations/),
  });
});

test('the setting cannot be reverted', async () => {
  const refused = openContactSeal(pool, false, openLog('silent', 'test'));
  await expect(refused).rejects.toThrow(/SEAL_CONTACTS: contacts in this database are encrypted/);
});

test(
  'encrypts existing contacts while the service writes, also after a kill, and leaves no plain text',
  async () => {
    const ofOthers = `reservation_id not in ('${ann.join(`', '`)}')`;
    const states = await many(ofOthers, 'reservation_state');
    let writing = true;
    let written = 0;
    const writer = (async () => {
      for (let n = 0; writing; n += 1) {
        const guest = { last_name: `Qzvorlee${n}` };
        expect((await service.rest('PUT', `/reservations/${ann[0]}`, { guest })).status).toBe(200);
        written = n;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const first = command();
    await eventually(async () => (await many(`guest_full_name like 'a2.%'`)) > 2_000, LONG);
    first.child.kill('SIGKILL');
    expect((await first.ended).code).toBeNull();
    expect(await many(`guest_full_name not like 'a2.%'`)).toBeGreaterThan(0);
    expect(await found('quark')).toBe(2);
    expect((await knownStays()).repeats).toEqual([false, true, true]);
    const second = await command().ended;
    writing = false;
    await writer;
    expect(second).toMatchObject({
      code: 0,
      said: expect.stringContaining('In plain text: 0 reservations, 0 earlier states, 0 rows'),
    });
    expect(await many('guest_email_key is not null or guest_phone_key is not null')).toBe(0);
    expect(await many('guest_email_key is not null or guest_phone_key is not null', 'reservation_state')).toBe(0);
    expect(await many('guest_email_mark is not null', 'reservation_state')).toBeGreaterThan(MANY);
    // Encryption does not change a reservation: no other test writes to these.
    expect(await many(ofOthers, 'reservation_state')).toBe(states);
    const names = (await openedValues(pool, 'screening.reservation')).filter(
      ({ place }) => place.column === 'guest_full_name',
    );
    expect(names).toHaveLength(MANY + 3);
    expect(names.find(({ id }) => id === ann[0])!.text).toBe(`Qzvorann Qzvorlee${written}`);
    expect(await columnsWith(ANNS)).toEqual([]);
    const planner = `select from pg_stats where schemaname = 'screening' and most_common_vals::text || histogram_bounds::text ~ 'Smith|@example'`;
    expect((await pool.query(planner)).rowCount).toBe(0);
  },
  LONG,
);

test('encrypted guests are read, searched and recognized, and no plain keys are added', async () => {
  const [, second] = await recordsOf(ann);
  expect(second).toEqual(records[1]);
  expect(await found('quark')).toBe(2);
  expect(await found('guest77@example.com')).toBe(1);
  expect(await found('qzvorann')).toBe(3);
  const { body } = await service.rest('PUT', `/reservations/${ann[2]}`, { guest: { email: 'qzvor.new@example.com' } });
  expect(body.guest.email).toBe('qzvor.new@example.com');
  expect(await many('guest_email_key is not null or guest_phone_key is not null')).toBe(0);
  expect((await knownStays()).repeats).toEqual([false, true, true]);
  const { emailMark } = contactKeys(accountId, { guestEmail: ANN.email, guestPhone: null });
  expect(await many(`guest_email_mark = '${emailMark}'`)).toBe(2);
  expect(await command(['check']).ended).toMatchObject({ code: 0 });
  expect(await command().ended).toMatchObject({ code: 0 });
});

test('reports contacts that a process without the setting wrote, and the next run encrypts them', async () => {
  await pool.query(
    `update screening.reservation set guest_full_name = 'Qzvorann Late', guest_email = 'qzvor.late@example.com',
       guest_email_key = 'qzvor.late@example.com', guest_email_mark = null where id = $1`,
    [ann[2]],
  );
  await pool.query(
    `update screening.reservation_state set guest_email_key = 'qzvor.late@example.com', guest_email_mark = null
     where reservation_id = $1 and changed_at = (
       select max(changed_at) from screening.reservation_state where reservation_id = $1)`,
    [ann[2]],
  );
  const told = expect.stringMatching(/: 1 reservations, 1 earlier states, 2 rows/);
  expect(await command(['check']).ended).toMatchObject({ code: 1, said: told });
  expect(await found('late')).toBe(1);
  expect((await command().ended).code).toBe(0);
  expect([await found('late'), await columnsWith(ANNS)]).toEqual([1, []]);
});

test('a contact copied to another row or column does not decrypt', async () => {
  const shown = async () => (await service.rest('GET', `/reservations/${ann[1]}`)).status;
  expect(await shown()).toBe(200);
  const { rows } = await pool.query(`select guest_first_name as kept from screening.reservation where id = $1`, [
    ann[1],
  ]);
  for (const value of ['guest_last_name', '(select guest_first_name from screening.reservation where id = $2)']) {
    await pool.query(
      `update screening.reservation set guest_first_name = ${value} where id = $1 and $2::uuid is not null`,
      [ann[1], ann[0]],
    );
    expect(await shown()).toBe(500);
  }
  await pool.query('update screening.reservation set guest_first_name = $2 where id = $1', [ann[1], rows[0].kept]);
  expect(await shown()).toBe(200);
});

test('a name that looks like an encrypted value stays a name, whatever the setting', async () => {
  const other = await runningTest();
  try {
    const looks = seal('nobody', 'screening.reservation.guest_last_name', { accountId, id: ann[0]! });
    const { body } = await other.rest('POST', '/reservations', {
      ...NEXT,
      guest: { first_name: 'a2.b', last_name: looks },
    });
    expect([body.guest.first_name, body.guest.last_name]).toEqual(['a2.b', looks]);
    expect((await other.rest('GET', `/reservations/${body.id}`)).body.guest.last_name).toBe(looks);
  } finally {
    await other.stop();
    await service.restart(SEALING);
  }
});

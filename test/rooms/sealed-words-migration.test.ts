import type pg from 'pg';
import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { newId } from '#kit/id.js';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { decisionWithReasons, shownOf } from '#subgraphs/screening/screening/decision/sealed-reasons.js';
import { testDatabase } from '../support/database.js';
import { openedValues } from '../support/sealed-columns.js';

const [accountId, id, plain, decisionId] = [newId(), newId(), newId(), newId()];
const FINDING = 'The phone number is on your list of unwanted guests (reason given: Broke (the) door.).';
const ENTRIES = { blacklist: { status: 'REVIEW', findings: [FINDING] } };

const WORDS = [FINDING, 'Broke', 'Ann was loud', '1 Main St', 'tag'];

/** A reservation as the previous version stored it. */
async function booked(pool: pg.Pool, row: { id: string; location: string | null; metadata: object; entries: object }) {
  await pool.query(
    `insert into screening.reservation (account_id, id, confirmation_code, pms, status, source, number_of_guests,
       total_price, screens, portal_skipped, revision, analysed_revision, verification_status, verification_reason,
       top_risks, top_recommendations, guest_location, metadata, entries, created_at, updated_at)
     values ($1, $2::uuid, right($2::uuid::text, 10), 'api', 'CONFIRMED', 'api', 1, 0, '{}', true, 1, 1, 'review', '',
       '[]', '[]', $3, $4, $5, now(), now())`,
    [accountId, row.id, row.location, row.metadata, row.entries],
  );
}

test('the migration encrypts texts stored in the clear, which read as before', async () => {
  useCipherKey(Buffer.alloc(32, 7));
  const database = await testDatabase({ key: 'empty', migrate: async () => undefined });
  const pool = openPool(database.url, 2, openLog('silent', 'test'));
  try {
    const { migrator } = (await openStores(pool, true)).orms.get('screening')!;
    await pool.query('create schema screening');
    await migrator.up({ to: 'm082-fine-hashes' });
    await booked(pool, { id, location: '1 Main St', metadata: { tag: { deep: [1] } }, entries: ENTRIES });
    await booked(pool, { id: plain, location: null, metadata: {}, entries: {} });
    await pool.query(
      `insert into screening.note (account_id, id, reservation_id, text, author_type, erased_at, created_at, updated_at)
       select $1, gen_random_uuid(), $2, n.text, 'user', n.erased_at, now(), now()
       from (values ('Ann was loud', null), ('Erased with the guest.', now())) n(text, erased_at)`,
      [accountId, id],
    );
    await pool.query(
      `insert into screening.blacklist_entry (account_id, id, field, match_key, reason, created_at, updated_at)
       values ($1, $2, 'phone', 'x', 'Broke (the) door.', now(), now())`,
      [accountId, newId()],
    );
    const signals = { blacklist: { hits: [{ entryId: 'e', reason: 'Broke (the) door.' }] }, phone: null };
    await pool.query(
      `insert into screening.decision (account_id, id, reservation_id, signals, outcome, rules, created_at, updated_at)
       values ($1, $2, $3, $4, $5, '[]', now(), now())`,
      [accountId, decisionId, id, signals, { entries: ENTRIES, riskColor: 'red' }],
    );
    await migrator.up();
    for (const table of ['reservation', 'note', 'blacklist_entry', 'decision']) {
      const { rows } = await pool.query<{ row: string }>(`select t::text as row from screening.${table} t`);
      for (const { row } of rows) expect(WORDS.filter((word) => row.includes(word))).toEqual([]);
    }
    const { rows: shown } = await pool.query(
      `select account_id as "accountId", id, entries, sealed_reasons as "sealedReasons" from screening.reservation order by id`,
    );
    expect(shown.map((row) => shownOf(row).entries)).toEqual([ENTRIES, {}]);
    const { rows: decided } = await pool.query(
      `select account_id as "accountId", id, signals, outcome, sealed_reasons as "sealedReasons" from screening.decision`,
    );
    expect(decisionWithReasons(decided[0])).toMatchObject({ signals, outcome: { entries: ENTRIES, riskColor: 'red' } });
    const opened = await openedValues(pool, 'screening');
    expect(opened.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['1 Main St', '{"tag": {"deep": [1]}}', 'Ann was loud', 'Broke (the) door.']),
    );
    const { rows: kept } = await pool.query(
      'select guest_location, metadata from screening.reservation where id = $1',
      [plain],
    );
    expect(kept).toEqual([{ guest_location: null, metadata: null }]);
  } finally {
    await pool.end();
    await database.drop();
  }
});

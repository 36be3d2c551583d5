import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { retell } from './trail.mjs';

/** Days over which the reservations came in. */
const DAYS = 60;
const HOUR_MS = 3_600_000;
const DAY_S = 86_400;
/** Without a new event for so long, all are written. */
const QUIET_MS = 2_000;

const SQL = `
  with given as (
    select id, make_interval(secs => seconds) as by, make_interval(secs => wait) as wait
    from jsonb_to_recordset($1::jsonb) as g(id uuid, seconds float8, wait float8)
  ), decided as (
    update screening.decision d set created_at = d.created_at - given.by from given where d.reservation_id = given.id
  ), noted as (
    update screening.note n set created_at = n.created_at - given.by from given where n.reservation_id = given.id
  ), paid as (
    update screening.payment_event p set created_at = p.created_at - given.by, occurred_at = p.occurred_at - given.by
    from given where p.reservation_id = given.id
  ), filled_in as (
    update screening.portal_step s set viewed_at = s.viewed_at - given.by, submitted_at = s.submitted_at - given.by,
      accepted_at = s.accepted_at - given.by
    from given where s.reservation_id = given.id
  )
  update screening.reservation r set created_at = r.created_at - given.by, updated_at = r.updated_at - given.by,
    review_at = r.review_at - given.by,
    decided_at = r.decided_at - given.by + case when r.supervised_by = 'user' then given.wait else interval '0' end
  from given where r.id = given.id`;

/** When a stay came in, in ms ago: within the last days, and before its arrival. */
function ageOf({ reservation: { check_in_date: arrival } }, now, luck) {
  const untilArrival = Math.max(0, now - Date.parse(`${arrival}T15:00:00Z`));
  return untilArrival + (0.02 + 0.98 * luck) * (DAYS * 24 * HOUR_MS);
}

/** How long the team takes to decide, in seconds: from minutes to a working day, and not longer than the stay is known. */
const waitOf = (seconds, luck) => Math.min(0.9 * seconds, 600 + 28_800 * luck ** 2);

/**
 * Spreads saved stays over the time before now, in the demo's own database: the public API rightly has no way to change
 * when something happened. Events and audit trail move along. `chain` has the service's functions for hashes.
 */
export async function backdate(connection, saved, random, chain, now = Date.now()) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const given = saved.map(({ id, stay }) => {
      const seconds = ageOf(stay, now, random()) / 1_000;
      return { id, seconds, wait: waitOf(seconds, random()) };
    });
    const { rows } = await client.query('select account_id as id from screening.reservation where id = $1', [
      saved[0].id,
    ]);
    await untilTold(client, rows[0].id);
    await client.query('begin');
    await client.query(SQL, [JSON.stringify(given)]);
    const first = Math.max(...given.map(({ seconds }) => seconds));
    await retell(client, rows[0].id, given, first + DAY_S, chain);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Waits until no more events of an account are written: the service does that after it has answered. */
async function untilTold(client, accountId) {
  for (let before = -1; ;) {
    const { rows } = await client.query('select last::int from identity.event_counter where account_id = $1', [
      accountId,
    ]);
    if (rows[0].last === before) return;
    before = rows[0].last;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

/** How to connect as the superuser to the embedded database in a data folder. */
export function connectionOf(folder) {
  const { port, superuserPassword } = JSON.parse(readFileSync(join(folder, 'postgres/credentials.json'), 'utf8'));
  return { host: '127.0.0.1', port, user: 'postgres', password: superuserPassword, database: 'screening' };
}

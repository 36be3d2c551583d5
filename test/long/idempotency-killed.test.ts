import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { killableTests } from '../support/killable-tests.js';
import { FIRST_KEY } from '../support/running.js';

const { here, start, kill } = killableTests();

/** Set KILLS=60 for a long run. */
const KILLS = Number(process.env.KILLS ?? 1);
const WRITERS = 6;

interface Outcome {
  code: string;
  key: string;
  /** null: not answered yet. */
  id: string | null;
}

/** Repeats one booking under its key until it is answered, like a client that does not know its outcome. */
async function insist(outcome: Outcome): Promise<void> {
  const body = JSON.stringify({
    without_listing: true,
    guest: { last_name: 'Lee', email: `${outcome.code}@example.com` },
  });
  const headers = { 'x-api-key': FIRST_KEY, 'content-type': 'application/json', 'idempotency-key': outcome.key };
  while (outcome.id === null) {
    const answer = await fetch(`${here.role.url}/v1/reservations?skip_gp=1`, { method: 'POST', headers, body })
      .then(async (found) => ({ status: found.status, body: (await found.json()) as { id?: string; code?: string } }))
      .catch(() => null);
    if (answer?.status === 200) outcome.id = answer.body.id!;
    else if (answer && answer.status < 500 && answer.body.code !== 'idempotency_key_running')
      throw new Error(`It answered ${answer.status} ${answer.body.code}.`);
    else await sleep(100);
  }
}

test('writes repeated under their keys through kill -9 run once, and none is lost', async () => {
  const outcomes: Outcome[] = [];
  let isOver = false;
  const writer = async () => {
    while (!isOver) {
      const outcome: Outcome = { code: randomUUID(), key: randomUUID(), id: null };
      outcomes.push(outcome);
      await insist(outcome);
    }
  };
  const writers = Array.from({ length: WRITERS }, writer);
  for (let n = 0; n < KILLS; n += 1) {
    const before = outcomes.length;
    while (outcomes.length < before + 20) await sleep(20);
    await sleep(Math.random() * 50);
    await kill();
    await start();
  }
  isOver = true;
  await Promise.all(writers);
  const text = `select guest_email as email, count(*)::int as n, min(id::text) as id from screening.reservation group by 1`;
  const { rows } = await here.client.query<{ email: string; n: number; id: string }>(text);
  expect(rows.filter(({ n }) => n > 1)).toEqual([]);
  const made = new Map(rows.map(({ email, id }) => [email, id]));
  expect(outcomes.filter(({ id, code }) => made.get(`${code}@example.com`) !== id)).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(KILLS * 20);
}, 1_800_000);

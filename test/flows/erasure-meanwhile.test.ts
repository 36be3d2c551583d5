import { seal } from '#kit/cipher/cipher.js';
import { openLog } from '#kit/process/log.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { settleMessage } from '#subgraphs/screening/booking/message/delivery/settle-message.js';
import { Message } from '#subgraphs/screening/booking/message/message.entity.js';
import { CANARY, findCanaries } from '../support/canary.js';
import { NAME, STAY, canaryTests, payment } from '../support/canary-tests.js';
import { eventually } from '../support/eventually.js';

const { here, ok, erase, settled } = canaryTests();

test('forgets an answer that a concurrent request stores after the erasure', async () => {
  const guest = { ...NAME, email: CANARY.email };
  const made = [
    await ok('POST', '/reservations', { ...STAY, guest }),
    await ok('POST', '/reservations', { ...STAY, guest: NAME }),
  ];
  for (const { id } of made) expect((await erase({ reservation_id: id })).body.reservations).toBe(1);
  const [{ id, user_id: account }] = made as [{ id: string; user_id: string }];
  const answer = { status: 200, headers: {}, body: JSON.stringify({ id, guest: { email: CANARY.email } }) };
  await here.client.query(
    `insert into edge.kept_answer (account_id, key_digest, request_digest, claim, answer, lapses_at)
     values ($1, 'late', 'late', gen_random_uuid(), $2, now() + interval '1 day')`,
    [account, seal(JSON.stringify(answer), 'edge.kept_answer.answer', { accountId: account, id: 'late' })],
  );
  const jobs = `update jobs.job set start_after = now() where name = 'forget-answers' and state = 'created' returning data`;
  expect((await here.client.query(jobs)).rowCount).toBe(2);
  await eventually(async () => (await findCanaries(here.client)).length === 0);
});

test('forgets the text of a message in transit, but not that it was sent', async () => {
  const pool = openPool(here.service.databaseUrl, 2, openLog('silent', 'test'));
  try {
    const orm = (await openStores(pool)).orms.get('screening')!;
    const booking = { ...STAY, guest: { ...NAME, email: CANARY.email } };
    const { id: reservationId, user_id: accountId } = await ok('POST', `/reservations?skip_gp=1&sync=1`, booking);
    const words = { subject: CANARY.words, text: CANARY.words, html: null };
    const later = { via: 'email', message: words, sendAfter: '2027-01-01T00:00:00Z' };
    const { id } = await ok('POST', `/reservations/${reservationId}/messaging`, later);
    const seen = await emFor(orm, [accountId]).findOneOrFail(Message, { accountId, id });
    expect((await erase({ reservation_id: reservationId })).body).toMatchObject({ reservations: 1 });
    const jobs = { enqueue: () => Promise.reject(new Error('Nothing is to be queued.')) };
    await settleMessage({ orm, jobs }, seen, 1, {
      kind: 'sent',
      simulated: false,
      to: CANARY.email,
      method: 'smtp',
      ...words,
    });
    const { rows } = await here.client.query('select status, text, recipient from screening.message where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ status: 'sent', text: null, recipient: null }]);
    await settled();
    expect(await findCanaries(here.client)).toEqual([]);
  } finally {
    await pool.end();
  }
});

test('an erasure during updates, decisions and payments of the same reservation leaves no trace of them', async () => {
  for (let round = 0; round < 8; round += 1) {
    const guest = { ...NAME, email: CANARY.email, phone: CANARY.phones[0] };
    const { id } = await ok('POST', '/reservations', { ...STAY, guest });
    const update = { guest: { ...guest, location: CANARY.street, birth_date: CANARY.birthDate } };
    const answers = await Promise.all([
      here.service.rest('PUT', `/reservations/${id}`, update),
      here.service.rest('POST', `/reservations/${id}/payments`, payment({ event_id: `round ${round}` })),
      erase({ reservation_id: id }),
      here.service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve', notes: CANARY.note }),
      here.service.rest('PUT', `/reservations/${id}`, { guest: { location: `${CANARY.street} 2` } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  }
  await settled();
  expect(await findCanaries(here.client)).toEqual([]);
});

test('the next booking of the same guest counts as a new guest', async () => {
  const guest = { ...NAME, email: CANARY.email, phone: CANARY.phones[0] };
  const { id } = await ok('POST', `/reservations?skip_gp=1&sync=1`, { ...STAY, confirmation_code: 'NEXT', guest });
  const summary = await ok('GET', `/reservations/${id}/summary`);
  expect(summary.details.blacklist.status).toBe('PASS');
  expect((await erase({ phone: CANARY.phones[2] })).body).toMatchObject({ reservations: 1, reservation_ids: [id] });
  await settled();
  expect(await findCanaries(here.client)).toEqual([]);
});

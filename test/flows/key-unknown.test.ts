import { setTimeout as sleep } from 'node:timers/promises';
import { openCutOff } from '../support/cut-off.js';
import { openSocket } from '../support/open-socket.js';
import { FIRST_KEY, runningBeside, runningTest } from '../support/running.js';

const KEY = { 'x-api-key': FIRST_KEY };

test('sockets are told to retry while keys cannot be checked, and are rejected only for an invalid key', async () => {
  const service = await runningTest();
  const way = await openCutOff(service.databaseUrl);
  const stranded = await runningBeside({ databaseUrl: way.url });
  try {
    expect(await openSocket(stranded.url, { 'x-api-key': 'sk_live_wrong' }).closed).toBe(4403);
    const before = openSocket(stranded.url, KEY);
    await before.opened;
    let code: number | null = null;
    void before.closed.then((told) => (code = told));
    await way.cut();
    const cutAt = Date.now();
    await sleep(1_500);
    expect(await openSocket(stranded.url, KEY).closed).toBe(1013);
    const { status, body } = await stranded.rest('GET', '/accounts/me');
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    // An open one is not closed at once: a restart takes a moment.
    expect(code).toBeNull();
    expect(await before.closed).toBe(1013);
    expect(Date.now() - cutAt).toBeGreaterThan(9_000);
  } finally {
    await stranded.stop();
    await service.stop();
  }
}, 120_000);

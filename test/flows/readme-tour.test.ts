import { paste, readLines, shellBlocks } from '../support/paste.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service?.stop());

test('the blocks of the README, pasted in order, work as described', async () => {
  // The one value that a reader fills in.
  expect(shellBlocks('README.md')[0]).toBe('export KEY=sk_live_…\n');
  const parts = await paste('README.md', service.url);
  expect(parts).toHaveLength(6);
  expect(readLines(parts[1]!)).toEqual([expect.objectContaining({ name: 'First account' })]);
  expect(parts[2]).toMatch(/^listing [\w-]{10,}, reservation [\w-]{10,}\n$/);
  const reservation = /reservation (\S+)/.exec(parts[2]!)![1];
  expect(readLines(parts[3]!)).toEqual([
    expect.objectContaining({ verification_status: 'verified' }),
    expect.objectContaining({ supervised: 'approve' }),
  ]);
  expect(readLines(parts[4]!)).toEqual([
    { data: expect.objectContaining({ reservation: expect.objectContaining({ listing: { name: 'Loft One' } }) }) },
  ]);
  const events = readLines(parts[5]!).map(({ verificationStatusChanged }) => verificationStatusChanged);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(event.reservation.listing).toEqual({ name: 'Loft One' });
  expect((await service.rest('GET', `/reservations/${reservation}`)).status).toBe(200);
});

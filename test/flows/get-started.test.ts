import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { eventually } from '../support/eventually.js';
import { paste, readLines } from '../support/paste.js';
import { freePort } from '../support/roles.js';
import { type RunningTest, runningTest } from '../support/running.js';

const FOLDER = 'docs/get-started';

let service: RunningTest;

beforeAll(async () => {
  // A reader of the page about webhooks sets this too: the receiver runs on the same machine.
  service = await runningTest({ WEBHOOK_ALLOW_PRIVATE: 'true' });
});

afterAll(() => service?.stop());

const pasted = (name: string, others?: Record<string, string>) => paste(`${FOLDER}/${name}.md`, service.url, others);

const stories: Record<string, () => Promise<void>> = {
  async install() {
    // A reader waits for this line in the first terminal.
    await eventually(async () => (await fetch(`${service.url}/health/ready`)).ok, 30_000);
    const [, checks] = await pasted('install');
    expect(readLines(checks!)).toEqual([{ status: 'ok' }, expect.objectContaining({ name: 'First account' })]);
  },
  async 'first-reservation'() {
    const [, listing, reservation, summary, decision] = await pasted('first-reservation');
    expect(listing).toMatch(/^listing [\w-]{36}\n$/);
    expect(reservation).toMatch(/^reservation [\w-]{36}\n$/);
    expect(readLines(summary!)).toEqual([expect.objectContaining({ verification_status: 'verified' })]);
    expect(readLines(decision!)).toEqual([expect.objectContaining({ supervised: 'approve' })]);
  },
  async 'first-webhook'() {
    const [, secret, , sample, removed] = await pasted('first-webhook', { 4999: String(await freePort()) });
    expect(secret).toBe('secret whsec_\n');
    expect(readLines(sample!)).toEqual(
      expect.arrayContaining([{ verified: true, type: 'reservation.created', sequence: 0 }]),
    );
    expect(readLines(removed!)).toHaveLength(1);
    expect((await service.graph('{ webhookEndpoints { webhookKey } }')).data).toEqual({ webhookEndpoints: [] });
  },
  async 'first-subscription'() {
    const [, reservation, before, after] = await pasted('first-subscription');
    expect(reservation).toMatch(/^reservation [\w-]{36}\n$/);
    const events = readLines(`${before}${after}`).map(({ reservationChanged }) => reservationChanged);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['RESERVATION_CREATED', 'VERIFICATION_DECIDED']),
    );
    for (const event of events) expect(event.reservation.listing).toEqual({ name: 'Boat One' });
  },
  async tour() {
    const [, account, statuses, why, decision, trail] = await pasted('tour');
    expect(account).toMatch(/^account [\w-]{36}, key sk_test_\n$/);
    expect(statuses!.trim().split('\n')).toEqual(['verified', 'review', 'review']);
    expect(readLines(why!)[0].data.explainDecision.outcome.entries.sanctions.status).toBe('REVIEW');
    expect(readLines(decision!)).toEqual([expect.objectContaining({ supervised: 'approve' })]);
    expect(readLines(trail!)[0].data.auditTrail.edges).toHaveLength(5);
  },
};

test('every page has a story here, and every story has its page', () => {
  const pages = readdirSync(join(projectRoot, FOLDER)).map((name) => name.replace('.md', ''));
  expect(pages.toSorted()).toEqual(Object.keys(stories).toSorted());
});

test.each(Object.keys(stories))('the blocks of %s do what they say when pasted', (name) => stories[name]!());

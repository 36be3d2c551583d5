import pg from 'pg';
import { extractText } from 'unpdf';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let id = '';

beforeAll(async () => {
  service = await runningTest();
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    without_listing: true,
    confirmation_code: 'R/1 ä',
    guest: { full_name: 'Zoë Ümlaut', email: 'zoe@example.org' },
  });
  id = made.body.id as string;
});

afterAll(() => service.stop());

const linkOf = async (path = id) =>
  (await service.rest('GET', `/reservations/${path}/report`)).body as Record<string, string>;

test('the report is a PDF behind a link that needs no key and contains nothing of the guest', async () => {
  const { url, expires_at } = await linkOf();
  expect(Date.parse(expires_at!) - Date.now()).toBeGreaterThan(14.5 * 60_000);
  expect(Date.parse(expires_at!) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  const answer = await fetch(url!);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=screening-R_1__.pdf');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(Buffer.from(url!.split('/').pop()!, 'base64url').toString()).not.toMatch(/zoë|zoe|ümlaut/i);
});

test('the report is in the language chosen in the dashboard, otherwise in that of the browser', async () => {
  const { url } = await linkOf();
  const textFor = async (headers: Record<string, string>) => {
    const file = await fetch(url!, { headers });
    expect(file.headers.get('vary')).toContain('Accept-Language');
    return (await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true })).text;
  };
  const german = await textFor({ 'accept-language': 'de-AT,de;q=0.9' });
  for (const words of [
    'Gästeprüfbericht',
    'Reservierung R/1 ä',
    'Zoë Ümlaut',
    'Betrugserkennung',
    'Über diesen Bericht',
  ])
    expect(german).toContain(words);
  expect(german).not.toMatch(/Checks are|Fraud detection|is turned off|Contributing factors|Guest and reservation/);
  expect(await textFor({ 'accept-language': 'de', cookie: 'language=it' })).toContain('Rapporto di verifica');
  expect(await textFor({ 'accept-language': 'nl' })).toContain('Guest screening report');
});

test('is found by code with pms too; an unknown reservation has none', async () => {
  expect((await linkOf(`${encodeURIComponent('R/1 ä')}`)).url).toBeUndefined();
  const byCode = await service.rest('GET', `/reservations/${encodeURIComponent('R/1 ä')}/report?pms=api`);
  expect(byCode.body.url).toMatch(/\/reports\//);
  const unknown = await service.rest('GET', '/reservations/01900000-0000-7000-8000-000000000009/report');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'reservation_not_found']);
});

test('a link that is changed, cut, too long or expired opens nothing', async () => {
  const { url } = await linkOf();
  const token = url!.split('/').pop()!;
  const [account, reservation, until, digest] = Buffer.from(token, 'base64url').toString().split('.');
  const written = (...parts: (string | undefined)[]) => Buffer.from(parts.join('.')).toString('base64url');
  const forged = [
    written(account, reservation, String(Number(until) + 1), digest),
    written(account, reservation, String(Date.now() - 1), digest),
    written(reservation, account, until, digest),
    written(account, reservation, until, ''),
    token.slice(0, -4),
    'x'.repeat(5000),
    '%00',
    'null',
  ];
  for (const bad of forged) {
    const answer = await fetch(url!.replace(token, bad));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('This link has expired');
  }
});

test('does not create a report while notes are unavailable', async () => {
  const { url } = await linkOf();
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query('alter table screening.note rename to note_away');
  const answer = await fetch(url!);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, expect.not.stringContaining('pdf')]);
  await client.query('alter table screening.note_away rename to note');
  await client.end();
  expect((await fetch(url!)).status).toBe(200);
});

test('notes have their author and time', async () => {
  await service.rest('POST', `/reservations/${id}/status`, { supervised: 'approve', notes: 'Called, all in order.' });
  const { body: me } = await service.rest('GET', '/accounts/me');
  const { body } = await service.rest('GET', `/reservations/${id}/notes`);
  expect(body).toEqual([
    {
      text: 'Called, all in order.',
      author_id: me.id,
      author_name: me.name,
      author_type: 'user',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});

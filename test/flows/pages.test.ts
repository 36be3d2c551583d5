import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Member, registered } from '../support/family.js';
import { told, expectTold } from '../support/refusals.js';
import { brandColours, contrast } from '#gateway/pages/portal/brand-colours.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { written } from '../support/written.js';

const FORM = {
  name: 'Ann <b>Lee</b>',
  company: 'Bay & Sons',
  email: 'ann@bay.example.com',
  phone: '+13035550123',
  password: 'correct horse battery',
};
const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  nickname: 'The <Loft>',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
const GUEST = { first_name: 'Ann', last_name: 'Leeward', email: 'ann.lee@example.com', phone: '+13035550199' };
const DATES = { check_in_date: '2030-03-01T16:00:00Z', check_out_date: '2030-03-05' };

let service: RunningTest;
let client: pg.Client;
let inviter: Member;

beforeAll(async () => {
  service = await runningTest({
    SIGNUP_REDIRECT_ORIGINS: 'https://app.example.com',
    SIGNUP_RATE_LIMIT_PER_5_MINUTES: '1000',
  });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  inviter = await registered(service, client, { name: 'Reseller', company: { name: 'Inn & Co' } });
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

interface Shown {
  status: number;
  headers: Headers;
  text: string;
}

const shown = async (answer: Response): Promise<Shown> => ({
  status: answer.status,
  headers: answer.headers,
  text: await answer.text(),
});
const open = async (url: string) => shown(await fetch(url));
const send = async (url: string, form: Record<string, string> | string) =>
  shown(
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    }),
  );
const linkFor = async (query = '', by = inviter) => {
  const { status, body } = await service.rest('POST', `/accounts/signup?pms=api${query}`, undefined, by.headers);
  expect(status).toBe(200);
  return body as { url: string; expiry: string };
};
const keyIn = (text: string) => /sk_live_[\w-]{43}/.exec(text)?.[0] ?? null;

/** Checks that apply to every page. */
function expectPage({ status, headers, text }: Shown, expected: number, heading: string): void {
  expect(status).toBe(expected);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  // The portal's page has its built script; no other page has a script.
  const script = /<script type="module" src="\/portal-assets\/[\w./-]+"><\/script>/.exec(text)?.[0] ?? '';
  const [strict, plain, ours] = [
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "; img-src 'self'; font-src 'self'",
    "; script-src 'self'; connect-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; font-src 'self'",
  ];
  expect(headers.get('content-security-policy')).toBe(strict + (script ? ours : plain));
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('set-cookie')).toBeNull();
  expect(text).toContain(`<h1>${heading}</h1>`);
  expect(text.replace(script, '')).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!app\.example\.com)/i);
  for (const [, id] of text.matchAll(/<input\s+id="(\w+)"/g)) expect(text).toContain(`<label for="${id}">`);
}

test('a link is valid for a week, and only its digest is stored', async () => {
  const { url, expiry } = await linkFor();
  expect(url).toMatch(new RegExp(`^${service.url}/signup/[\\w-]{43}$`));
  const days = (Date.parse(expiry) - Date.now()) / 86_400_000;
  expect(Math.abs(days - 7)).toBeLessThan(0.01);
  const token = url.split('/').at(-1)!;
  const { rows } = await client.query('select l::text as row from identity.signup_link l');
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
});

test('the form creates an account below the inviter, shows its key once, and uses up the link', async () => {
  const { url } = await linkFor();
  const form = await open(url);
  expectPage(form, 200, 'Create your account');
  expect(form.text).toContain('Inn &amp; Co');
  expect([...form.text.matchAll(/name="(\w+)"\s+type/g)].map(([, name]) => name)).toEqual(Object.keys(FORM));
  expect((await open(url)).status).toBe(200);

  const made = await send(url, { ...FORM, name: '  Ann <b>Lee</b> ' });
  expectPage(made, 200, 'Your account is ready');
  const headers = { 'x-api-key': keyIn(made.text)! };
  const { body } = await service.rest('GET', '/accounts/me', undefined, headers);
  expect(body).toMatchObject({
    name: FORM.name,
    email: FORM.email,
    phone: FORM.phone,
    company: { name: FORM.company },
    billing: { parent_account: inviter.id },
  });
  const { rowCount } = await client.query('select 1 from identity.account_secret where id = $1', [body.id]);
  expect(rowCount).toBe(1);

  const before = await written(client);
  expectPage(await open(url), 410, 'This link was already used');
  expectPage(await send(url, { ...FORM, email: 'two@example.com' }), 410, 'This link was already used');
  expect(await written(client)).toEqual(before);
});

test('without a password screen asks for none and stores none; with a redirect the page links to it', async () => {
  const to = encodeURIComponent('https://app.example.com/done?a=1&b="2"');
  const { url } = await linkFor(`&hidepw=1&redirect=${to}`);
  expect((await open(url)).text).not.toContain('password');
  const made = await send(url, { ...FORM, email: 'quiet@example.com' });
  expectPage(made, 200, 'Your account is ready');
  expect(made.text).toContain('href="https://app.example.com/done?a=1&amp;b=%222%22"');
  const { body } = await service.rest('GET', '/accounts/me', undefined, { 'x-api-key': keyIn(made.text)! });
  const { rowCount } = await client.query('select 1 from identity.account_secret where id = $1', [body.id]);
  expect(rowCount).toBe(0);
});

test('accepts an address that signs in elsewhere without revealing it', async () => {
  await service.rest('POST', '/accounts/register', { email: 'taken@example.com', password: FORM.password });
  const texts = await Promise.all(
    ['TAKEN@example.com', 'free@example.com'].map(async (email) => {
      const made = await send((await linkFor()).url, { ...FORM, email });
      expectPage(made, 200, 'Your account is ready');
      return made.text.replaceAll(keyIn(made.text)!, 'the key');
    }),
  );
  expect(texts[0]).toBe(texts[1]);
});

test.each<[string, Record<string, string>, string, string]>([
  ['no name', { ...FORM, name: ' ' }, 'name', 'Your name is required.'],
  ['a name with NUL', { ...FORM, name: 'a\u0000' }, 'name', 'Your name contains an invalid Unicode character.'],
  ['a name that is too long', { ...FORM, name: 'x'.repeat(201) }, 'name', 'Your name must be at most 200 characters.'],
  ['a company that is too long', { ...FORM, company: 'x'.repeat(201) }, 'company', 'Company must be at most 200'],
  ['no email', { ...FORM, email: '' }, 'email', 'Email is required.'],
  ['an invalid email address', { ...FORM, email: 'ann' }, 'email', 'Email must be a valid email address.'],
  ['no phone number', { ...FORM, phone: '12' }, 'phone', 'Phone must be a phone number'],
  ['no password', { ...FORM, password: '' }, 'password', 'Password is required.'],
  ['a short password', { ...FORM, password: 'hunter2' }, 'password', 'Password must be at least 12 characters.'],
  ['a long password', { ...FORM, password: 'hunter2'.repeat(40) }, 'password', 'Password must be at most 200'],
])('a form with %s is shown again with its input, and the link still works', async (_title, form, id, told) => {
  const { url } = await linkFor();
  const before = await written(client);
  const answer = await send(url, form);
  expectPage(answer, 400, 'Create your account');
  expect(answer.text).toContain(`<a href="#${id}">${told}`);
  expect(answer.text).toMatch(
    new RegExp(`id="${id}"[^>]*aria-describedby="[^"]*${id}-problem"[^>]*aria-invalid="true"`),
  );
  if (id !== 'company') expect(answer.text).toContain('value="Bay &amp; Sons"');
  expect(answer.text).not.toContain('hunter2');
  expect(answer.text).not.toContain(FORM.password);
  expect(await written(client)).toEqual(before);
  expect((await open(url)).status).toBe(200);
});

test.each<[string, string, number]>([
  ['nothing', '', 400],
  ['a field twice', 'name=a&name=b&email=a%40example.com&password=correct+horse', 400],
  ['a member in brackets', 'name[x]=a&email[]=b&__proto__[x]=1', 400],
  ['broken escapes', 'name=%zz&email=%', 400],
  ['an oversized body', `name=${'x'.repeat(30_000)}`, 413],
  ['too many fields', Array.from({ length: 60 }, (_, n) => `f${n}=1`).join('&'), 413],
])('a form of %s creates nothing', async (_title, body, status) => {
  const { url } = await linkFor();
  const before = await written(client);
  const answer = await send(url, body);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
  expect(await written(client)).toEqual(before);
});

test('unknown or expired links, or links of a closed account, say so and create nothing', async () => {
  const [expired, shut] = [await linkFor(), await linkFor()];
  const hash = createHash('sha256').update(expired.url.split('/').at(-1)!).digest('hex');
  await client.query(`update identity.signup_link set expires_at = now() where token_hash = $1`, [hash]);
  await service.rest('PUT', `/accounts/${inviter.id}?suspended=true`);
  const before = await written(client);
  for (const [url, status, heading] of [
    [`${service.url}/signup/${'a'.repeat(43)}`, 404, 'Invalid link'],
    [`${service.url}/signup/${'a'.repeat(4_000)}`, 404, 'Invalid link'],
    [`${service.url}/signup/%00`, 404, 'Invalid link'],
    [expired.url, 410, 'This link has expired'],
    [shut.url, 403, 'This link is not available'],
  ] as const) {
    expectPage(await open(url), status, heading);
    expectPage(await send(url, { ...FORM, email: 'never@example.com' }), status, heading);
  }
  expect(await written(client)).toEqual(before);
  await service.rest('PUT', `/accounts/${inviter.id}?suspended=false`);
  expect((await open(shut.url)).status).toBe(200);
});

test('of many concurrent uses of one link, one creates an account', async () => {
  const { url } = await linkFor();
  const before = await service.rest('GET', '/accounts/children', undefined, inviter.headers);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => send(url, { ...FORM, email: `racer${n}@example.com` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  expect(answers.map(({ text }) => keyIn(text)).filter(Boolean)).toHaveLength(1);
  const after = await service.rest('GET', '/accounts/children', undefined, inviter.headers);
  expect(after.body.total).toBe(before.body.total + 1);
});

test('limits the forms that one address can send', async () => {
  const strict = await runningTest({ SIGNUP_RATE_LIMIT_PER_5_MINUTES: '3' });
  try {
    const { url } = (await strict.rest('POST', '/accounts/signup?pms=api')).body;
    for (let n = 0; n < 3; n += 1) expect((await send(url, {})).status).toBe(400);
    const refused = await send(url, FORM);
    expectPage(refused, 429, 'Too many attempts');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await open(url)).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

const book = async (members: object, query = '', by?: Member) =>
  (await service.rest('POST', `/reservations${query}`, { guest: GUEST, ...members }, by?.headers)).body;

test('the portal page shows the stay, the first name and the checklist before its script runs', async () => {
  const listing = (await service.rest('POST', '/listings', LISTING)).body;
  const made = await book({ listing_id: listing.id, ...DATES });
  const page = await open(made.guest_portal_url);
  expectPage(page, 200, 'Before your stay');
  for (const text of [
    'Hello Ann, your host',
    'The &lt;Loft&gt;',
    '1 March 2030, from 16:00',
    '5 March 2030, until 11:00',
    '<a href="#AboutYou">About you</a>',
    'If you can’t turn it on, contact your host.',
  ])
    expect(page.text).toContain(text);
  for (const secret of ['Leeward', GUEST.email, '303555', made.confirmation_code, made.id, 'Main St', 'First account'])
    expect(page.text).not.toContain(secret);
});

test('the portal page uses the language of the booking and the date format of the guest’s region', async () => {
  const made = await book({ without_listing: true, locale: 'de', ...DATES });
  const shown = async (accept: string) =>
    (await fetch(made.guest_portal_url, { headers: { 'accept-language': accept } })).text();
  const german = await shown('en-GB, de-AT;q=0.5');
  expect(german).toContain('<html lang="de" dir="ltr">');
  for (const text of ['Vor Ihrem Aufenthalt', 'Über Sie', '1. März 2030', '0 von 1 erledigt'])
    expect(german).toContain(text);
  const other = await book({ without_listing: true, ...DATES });
  const english = await (await fetch(other.guest_portal_url, { headers: { 'accept-language': 'en-GB' } })).text();
  expect(english).toContain('1 March 2030');
});

test('the portal page shows the host’s contact details, the privacy notice and a readable brand colour', async () => {
  const set = (input: object) =>
    service.graph(
      'mutation ($input: BrandingInput!) { setBranding(input: $input) { branding { name } userErrors { field message } } }',
      { input },
    );
  const wrong = { email: 'nobody', phone: 'call me', privacyUrl: 'javascript:alert(1)' };
  const [refusal] = (await set(wrong)).errors!;
  const { details } = refusal!.extensions as unknown as { details: { loc: string[] }[] };
  expect(details.map(({ loc }) => loc)).toEqual([['email'], ['phone'], ['privacyUrl']]);
  const host = { name: 'Inn & Co', color: '#ffdd00', email: 'stay@inn.example', phone: '+34 600 000 000' };
  expect((await set({ ...host, privacyUrl: 'https://app.example.com/privacy' })).errors).toBeUndefined();
  const made = await book({ without_listing: true });
  const page = await open(made.guest_portal_url);
  expectPage(page, 200, 'Before your stay');
  for (const text of [
    'Questions? Contact Inn &amp; Co',
    'mailto:stay@inn.example',
    'tel:+34600000000',
    'Privacy notice',
  ])
    expect(page.text).toContain(text);
  const [, style] = /href="(\/branding\/[^"]+)"/.exec(page.text)!;
  const sheet = await (await fetch(service.url + style)).text();
  // Buttons have black text on yellow. Links are darker, since yellow on white is unreadable.
  expect(sheet).toContain('--fill: #ffdd00; --on-fill: #000000;');
  expect(sheet).not.toContain('--accent: #ffdd00; --fill: #ffdd00; --on-fill: #000000; }\n@media');
  await set({ name: null, color: null, email: null, phone: null, privacyUrl: null });
});

test('any brand colour is readable in links and on buttons', () => {
  const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  for (const hex of ['#000000', '#ffffff', '#ffdd00', '#1a8fff', '#8e1f4f', '#777777', '#00ff00', '#0b1d3a']) {
    const { light, dark } = brandColours(hex);
    for (const [{ accent, fill, onFill }, sheet] of [
      [light, '#ecedef'],
      [dark, '#2a2e33'],
    ] as const) {
      expect([hex, contrast(rgb(accent), rgb(sheet)) >= 4.5]).toEqual([hex, true]);
      expect([hex, contrast(rgb(fill), rgb(onFill)) >= 4.5]).toEqual([hex, true]);
    }
  }
});

test('the link stays the same, is not a bare identifier and contains nothing of the guest', async () => {
  const made = await book({ without_listing: true, confirmation_code: 'STABLE' });
  const url = made.guest_portal_url as string;
  expect(url).toMatch(new RegExp(`^${service.url}/portal/[\\w-]{64}$`));
  expect(url).not.toContain(made.id);
  await service.rest('PUT', `/reservations/${made.id}`, { guest: { first_name: 'Bea' }, status: 'INQUIRY' });
  expect((await service.rest('GET', `/reservations/${made.id}`)).body.guest_portal_url).toBe(url);
  expect((await open(url)).text).toContain('Hello Bea,');
  const other = await book({ without_listing: true });
  expect(other.guest_portal_url).not.toBe(url);
});

test('a forged or changed link is unknown', async () => {
  const { id, user_id, guest_portal_url } = await book({ without_listing: true });
  const other = (await book({ without_listing: true })).guest_portal_url.split('/').at(-1)!;
  const token = guest_portal_url.split('/').at(-1)!;
  const turned = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  const unsealed = Buffer.from(`${user_id}${id}`.replaceAll('-', ''), 'hex').toString('base64url');
  for (const wrong of [
    id,
    user_id,
    'x',
    'A'.repeat(64),
    `${token}A`,
    `${token}=`,
    `${token}.`,
    token.slice(0, -1),
    turned(0),
    turned(30),
    turned(63),
    unsealed,
    `${unsealed}${'A'.repeat(21)}`,
    `${token.slice(0, 43)}${other.slice(43)}`,
    '%00',
    '%E2%80%AE',
    'x'.repeat(4_000),
  ])
    expectPage(await open(`${service.url}/portal/${wrong}`), 404, 'Invalid link');
});

test.each([
  ['de-AT,en;q=0.5', 'de', 'ltr', 'Ungültiger Link'],
  ['ar-EG', 'ar', 'rtl', 'رابط غير صالح'],
  ['sv', 'en', 'ltr', 'Invalid link'],
])('an invalid link is explained in the language of the browser: %s', async (accepted, language, direction, title) => {
  const answer = await fetch(`${service.url}/portal/x`, { headers: { 'accept-language': accepted } });
  const text = await answer.text();
  expect(answer.status).toBe(404);
  expect(text).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(text).toContain(`<h1>${title}</h1>`);
});

test('reports a stay that is canceled or needs no screens', async () => {
  const cancelled = await book({ without_listing: true, status: 'CANCELLED' });
  expectPage(await open(cancelled.guest_portal_url), 200, 'This reservation is canceled');
  const skipped = await book({ without_listing: true }, '?skip_gp=1');
  expectPage(await open(skipped.guest_portal_url), 200, 'You are all set');
});

test.each(['suspended=true', 'status=disabled'])(
  'the portal of an account closed by %s, itself or above, reveals nothing',
  async (query) => {
    const parent = await registered(service, client, { name: 'Shut Parent' });
    const child = await registered(service, client, { name: 'Shut Child' }, parent);
    const urls = [
      (await book({ without_listing: true }, '', parent)).guest_portal_url,
      (await book({ without_listing: true }, '', child)).guest_portal_url,
    ];
    await service.rest('PUT', `/accounts/${parent.id}?${query}`);
    for (const url of urls) {
      const page = await open(url);
      expectPage(page, 403, 'This page is not available');
      expect(page.text).not.toMatch(/Ann|Shut|suspend|disable|stay/i);
    }
  },
);

test('the style sheet is one file, and other paths and methods answer as the API does', async () => {
  const css = await open(`${service.url}/pages.css`);
  expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(css.text).toContain('prefers-color-scheme: dark');
  const fonts = [...css.text.matchAll(/url\((\/dashboard-assets\/[\w/-]+\.woff2)\)/g)].map(([, path]) => path!);
  expect(fonts.length).toBeGreaterThan(1);
  const font = await open(service.url + fonts.at(-1)!);
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  for (const [method, path] of [
    ['GET', '/portal'],
    ['GET', '/signup'],
    ['GET', '/signup/a/b'],
    ['POST', '/portal/x'],
    ['PUT', '/signup/x'],
  ] as const) {
    const answer = await fetch(`${service.url}${path}`, { method });
    const { status, headers } = answer;
    expectTold({ status, headers, body: await answer.json() }, told(404, 'not_found'));
  }
});

test('gateway-only queries are not available from outside', async () => {
  for (const query of [
    '{ invitation(tokenHash: "x") { state } }',
    '{ accountOpen(id: "x") }',
    '{ portalVisit(token: "x") { accountId } }',
    'mutation { signUp(tokenHash: "x", input: {}) { apiKey } }',
  ])
    expect((await service.graph(query)).errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

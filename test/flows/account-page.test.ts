import { Browser, markIn } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { ME, OWN, PASSWORD, People, isLetIn } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let people: People;

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1' });
  people = new People(service);
});

afterAll(() => service?.stop());

describe('the account page', () => {
  test('shows the same data as the graph for the signed-in user', async () => {
    const someone = await people.person();
    const key = await people.keyOf(someone);
    const location = { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202' };
    const listing = {
      my_id: 'loft1',
      status: 'ACTIVE',
      name: 'Loft',
      location: { ...location, geo: { lat: 39.7, lon: -104.9 } },
    };
    expect((await service.rest('POST', '/listings', listing, key)).status).toBe(200);
    for (let n = 0; n < 2; n += 1) {
      const stay = { without_listing: true, guest: { last_name: 'Lee' } };
      expect((await service.rest('POST', '/reservations?skip_gp=1', stay, key)).status).toBe(200);
    }
    for (let n = 0; n < 3; n += 1) await people.person(key);
    const { status, text, headers } = await (await people.signedIn(someone)).open('/account');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const shown = [...text.matchAll(/<dt>([^<]+)<\/dt>\s*<dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(shown)).toEqual({
      Name: someone.email,
      Email: someone.email,
      'Last sign-in': expect.stringMatching(/^<time .* UTC<\/time>$/),
      Role: 'owner',
      Listings: '1',
      Reservations: '2',
      'Sub-accounts': '3',
    });
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/i);
  });

  test('requires a signed-in user', async () => {
    const nobody = new Browser(service.url);
    expect((await nobody.open('/account')).location).toBe('/sign-in');
    nobody.cookies.set('session', 'a'.repeat(43));
    expect((await nobody.open('/account')).location).toBe('/sign-in');
    expect((await nobody.send('/account/password', { form: 'x' })).location).toBe('/sign-in');
  });
});

describe('a form of the signed-in user', () => {
  const forged: [string, (browser: Browser) => Promise<Record<string, string>>, Record<string, string>][] = [
    ['no mark', async () => ({ form: '' }), {}],
    [
      'the mark of another session',
      async () => ({ form: markIn((await (await people.signedIn(await people.person())).open('/account')).text) }),
      {},
    ],
    ['the token as its mark', async (browser) => ({ form: browser.session! }), {}],
    [
      'another site',
      async (browser) => ({ form: markIn((await browser.open('/account')).text) }),
      { 'sec-fetch-site': 'cross-site' },
    ],
  ];

  test.each(forged)('changes nothing with %s', async (_title, fill, headers) => {
    const who = await people.person();
    const browser = await people.signedIn(who);
    const form = await fill(browser);
    const change = { ...form, oldPassword: PASSWORD, newPassword: 'a forged password' };
    for (const path of ['/sign-out', '/account/password']) {
      const { status, text, setCookies } = await browser.send(path, change, { headers });
      expect([path, status, setCookies]).toEqual([path, 403, []]);
      expect(text).toContain('<h1>This form has expired</h1>');
    }
    expect(await isLetIn(service.url, browser.cookie)).toBe(true);
    expect(await isLetIn(service.url, (await people.signedIn(who)).cookie)).toBe(true);
  });

  test('signs out: the cookie is cleared and the audit trail records it', async () => {
    const who = await people.person();
    const browser = await people.signedIn(who);
    const { location, setCookies } = await browser.send('/sign-out', {}, { page: '/account' });
    expect(location).toBe('/sign-in');
    expect(setCookies).toEqual([
      expect.stringMatching(/^session=; Path=\/; Expires=Thu, 01 Jan 1970[^;]+; HttpOnly; SameSite=Strict$/),
    ]);
    expect(browser.session).toBeUndefined();
    expect((await browser.send('/sign-out', { form: '' })).location).toBe('/sign-in');
    const entry = await eventually(async () => {
      const query = `{ auditTrail(filter: { action: "account.signed_out", recordId: "${who.id}" }) {
        edges { node { actor { kind } } } } }`;
      return (await service.graph(query)).data.auditTrail.edges[0]?.node;
    });
    expect(entry).toEqual({ actor: { kind: 'USER' } });
  });

  test.each([
    [
      'a wrong old password',
      { oldPassword: 'wrong password', newPassword: 'a new password' },
      'Current password is incorrect.',
    ],
    [
      'a short new password',
      { oldPassword: PASSWORD, newPassword: 'short' },
      'New password must be at least 12 characters.',
    ],
    ['no new password', { oldPassword: PASSWORD, newPassword: '' }, 'New password must be at least 12 characters.'],
  ])('does not change the password with %s', async (_title, filled, told) => {
    const who = await people.person();
    const browser = await people.signedIn(who);
    const { status, text, setCookies } = await browser.send('/account/password', filled, { page: '/account' });
    expect([status, setCookies]).toEqual([400, []]);
    expect(text).toContain(told);
    for (const value of Object.values(filled)) if (value) expect(text).not.toContain(value);
    expect(await isLetIn(service.url, browser.cookie)).toBe(true);
    expect(await isLetIn(service.url, (await people.signedIn(who)).cookie)).toBe(true);
  });

  test('changes the password, keeps this browser signed in with a new token, and ends the other sessions', async () => {
    const who = await people.person();
    const [browser, elsewhere] = [await people.signedIn(who), await people.signedIn(who)];
    const before = browser.session!;
    const filled = { oldPassword: PASSWORD, newPassword: 'a new password' };
    const { status, text } = await browser.send('/account/password', filled, { page: '/account' });
    expect(status).toBe(200);
    expect(text).toContain('Password changed.');
    expect(browser.session).not.toBe(before);
    people.tokens.push(browser.session!);
    expect([await isLetIn(service.url, browser.cookie), await isLetIn(service.url, elsewhere.cookie)]).toEqual([
      true,
      false,
    ]);
    expect((await new Browser(service.url).graph(ME, { ...OWN, cookie: `session=${before}` })).status).toBe(401);
    expect(markIn(text)).toBe(markIn((await browser.open('/account')).text));
    const again = new Browser(service.url, { 'x-forwarded-for': '198.51.100.3' });
    expect((await again.signIn(who.email, PASSWORD)).status).toBe(401);
    expect((await again.signIn(who.email, filled.newPassword)).status).toBe(303);
  });

  test('counts attempts with the old password together with sign-in attempts', async () => {
    const browser = await people.signedIn(await people.person());
    const filled = { oldPassword: 'wrong password', newPassword: 'a new password' };
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1)
      statuses.push((await browser.send('/account/password', filled, { page: '/account' })).status);
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 400), 429, 429]);
    const right = { ...filled, oldPassword: PASSWORD };
    const { status, headers } = await browser.send('/account/password', right, { page: '/account' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

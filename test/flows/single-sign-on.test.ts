import dns from 'node:dns';
import { createServer } from 'node:net';
import { once } from 'node:events';
import pg from 'pg';
import { pino } from 'pino';
import { generateSync } from 'otplib';
import { Browser } from '../support/browser.js';
import { type DnsServer, dnsServer } from '../support/dns-server.js';
import { eventually } from '../support/eventually.js';
import { type OidcProvider, type ProviderUser, oidcProvider, throughProvider } from '../support/oidc-provider.js';
import { PASSWORD, People, isLetIn } from '../support/people.js';
import { type RunningTest, runningHere, runningTest } from '../support/running.js';

let service: RunningTest;
let people: People;
let client: pg.Client;
let provider: OidcProvider;
let names: DnsServer;
const lines: string[] = [];
const before = dns.getServers();
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  // The provider needs the address of the service in advance.
  const place = createServer().listen(0, '127.0.0.1');
  await once(place, 'listening');
  const { port } = place.address() as { port: number };
  place.close();
  const settings = { PORT: String(port), TRUSTED_PROXIES: '1', SIGN_IN_RATE_LIMIT_PER_5_MINUTES: '1000' };
  service = await runningHere({ ...settings, WEBHOOK_ALLOW_PRIVATE: 'true' }, log);
  people = new People(service);
  provider = await oidcProvider([`${service.url}/sign-in/oidc/callback`]);
  names = await dnsServer();
  dns.setServers([names.url.replace('dns://', '')]);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  dns.setServers(before);
  await client?.end();
  await provider?.stop();
  await names?.stop();
  await service?.stop();
});

beforeEach(() => {
  provider.lie = null;
});

const SET = `mutation ($input: SingleSignOnInput!) { setSingleSignOn(input: $input) { singleSignOn {
  issuer clientId redirectUri roleClaim defaultRole isRequired roleMap { value role } domains { domain isVerified } } userErrors { code message field rule } } }`;
const ADD = `mutation ($domain: String!) { addSignInDomain(input: { domain: $domain }) { signInDomain { domain isVerified recordName recordValue } userErrors { code message field rule } } }`;
const VERIFY = `mutation ($domain: String!) { verifySignInDomain(input: { domain: $domain }) { signInDomain { isVerified } userErrors { code message field rule } } }`;
const GROUPS = [
  { value: 'front-desk', role: 'VIEWER' },
  { value: 'managers', role: 'MANAGER' },
  { value: 'admins', role: 'OWNER' },
];

interface Own {
  id: string;
  email: string;
  key: { 'x-api-key': string };
  domain: string;
}

let made = 0;
/** An account with the provider and a verified domain. */
async function withProvider(input: object = {}): Promise<Own> {
  const owner = await people.person();
  const key = await people.keyOf(owner);
  const domain = `hotel${(made += 1)}.com`;
  const { issuer, client: known } = provider;
  const set = { issuer, ...known, roleClaim: 'groups', roleMap: GROUPS, ...input };
  expect((await service.graph(SET, { input: set }, key)).errors).toBeUndefined();
  await prove(domain, key);
  return { ...owner, key, domain };
}

async function prove(domain: string, key: { 'x-api-key': string }) {
  const { recordName, recordValue } = (await service.graph(ADD, { domain }, key)).data.addSignInDomain;
  names.zone[recordName] = { txt: ['v=spf1 -all', recordValue] };
  expect((await service.graph(VERIFY, { domain }, key)).data.verifySignInDomain).toEqual({ isVerified: true });
}

let addresses = 0;
const visitor = () => new Browser(service.url, { 'x-forwarded-for': `198.51.100.${(addresses += 1) % 250}` });

async function leave(browser: Browser, email: string) {
  const shown = await browser.send('/sign-in/sso', { email });
  const to = /^0; url=(.*)$/.exec(shown.headers.get('refresh') ?? '')?.[1];
  return { shown, to };
}

/** Signs a user in with the provider. */
async function by(user: ProviderUser, email = user.email!, browser = visitor()) {
  provider.user = { email_verified: true, ...user };
  const { to } = await leave(browser, email);
  const back = await throughProvider(provider, to!, service.url);
  return { browser, back, shown: await browser.open(back) };
}

const whoIs = async (browser: Browser) => {
  const { body } = await browser.graph('{ signedIn { role person { id name email state } } }');
  return body.data?.signedIn;
};
const SIGNED_IN = '0; url=/dashboard';
const refreshOf = ({ shown }: { shown: { headers: Headers } }) => shown.headers.get('refresh');

test('redirects a verified domain to the provider with state, nonce and PKCE, without the address', async () => {
  const { domain } = await withProvider();
  const browser = visitor();
  const { shown, to } = await leave(browser, `Ann@${domain.toUpperCase()}`);
  const url = new URL(to!);
  expect(url.origin).toBe(provider.issuer);
  const asked = Object.fromEntries(url.searchParams);
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: 'screening' });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
  expect(decodeURIComponent(to!).toLowerCase()).not.toContain('ann');
  expect(shown.setCookies.join()).toMatch(/^sso=[\w-]{43}; Max-Age=600;.*HttpOnly; SameSite=Lax$/);
  const unknown = await leave(visitor(), 'ann@nowhere.example');
  expect([unknown.shown.status, unknown.to]).toEqual([400, undefined]);
});

test('the first sign-in creates the user with the mapped role; later ones follow the claim', async () => {
  const { id, domain } = await withProvider();
  const ann = { sub: `ann-${domain}`, email: `ann@${domain}`, name: 'Ann Lee', groups: ['staff', 'front-desk'] };
  const first = await by(ann);
  expect([first.shown.status, refreshOf(first)]).toEqual([200, SIGNED_IN]);
  expect(first.browser.cookies.has('sso')).toBe(false);
  const { person, role } = await whoIs(first.browser);
  expect([role, person]).toEqual([
    'VIEWER',
    expect.objectContaining({ name: 'Ann Lee', email: ann.email, state: 'ACTIVE' }),
  ]);
  const again = await by({ ...ann, groups: ['front-desk', 'admins', 'managers'] });
  expect(await whoIs(again.browser)).toMatchObject({ role: 'OWNER', person: { id: person.id } });
  expect(await whoIs((await by({ ...ann, groups: 'managers' })).browser)).toMatchObject({ role: 'MANAGER' });
  const query = `{ auditTrail { edges { node { action } } } }`;
  const key = await people.keyOf({ id, email: '' });
  const actions = await eventually(async () => {
    const { data } = await service.graph(query, {}, key);
    const found = data.auditTrail.edges.map(({ node }: { node: { action: string } }) => node.action) as string[];
    return found.filter((one) => one === 'account.single_sign_on_used').length === 3 ? found : undefined;
  });
  expect(actions).toEqual(expect.arrayContaining(['person.provisioned', 'person.role_changed', 'account.signed_in']));
});

test("the issuer's identifier binds a user: an address change keeps it, another identifier is rejected", async () => {
  const { domain } = await withProvider({ defaultRole: 'VIEWER' });
  const sub = `kim-${domain}`;
  const first = await whoIs((await by({ sub, email: `kim@${domain}` })).browser);
  const renamed = await whoIs((await by({ sub, email: `kim.lee@${domain}` })).browser);
  expect(renamed.person.id).toBe(first.person.id);
  const other = await whoIs((await by({ sub: `other-${domain}`, email: `kim.lee@${domain}` })).browser);
  expect(other.person.id).not.toBe(first.person.id);
});

describe('rejects, with one answer that reveals nothing:', () => {
  const refusals: [string, (own: Own) => ProviderUser][] = [
    ['an address that is not verified', ({ domain }) => ({ sub: 'a', email: `a@${domain}`, email_verified: false })],
    ['no address', ({ domain }) => ({ sub: `b-${domain}` })],
    ['an address of another domain', () => ({ sub: 'c', email: 'c@gmail.com' })],
    ['a domain below', ({ domain }) => ({ sub: 'd', email: `d@sub.${domain}` })],
    ['nobody’s role', ({ domain }) => ({ sub: 'e', email: `e@${domain}`, groups: ['guests'] })],
  ];
  test.each(refusals)('%s', async (_, userOf) => {
    const own = await withProvider();
    const user = { groups: ['managers'], ...userOf(own) };
    const { shown, browser } = await by(user, `x@${own.domain}`);
    expect([shown.status, browser.session]).toEqual([403, undefined]);
    expect(shown.text).toContain('<h1>Single sign-on failed</h1>');
    const { rows } = await client.query('select 1 from identity.person where account_id = $1', [own.id]);
    expect(rows).toEqual([]);
  });

  test('a user removed by an owner, bound or not, until they are invited again', async () => {
    const { domain, key } = await withProvider({ defaultRole: 'VIEWER' });
    const user = { sub: `gone-${domain}`, email: `gone@${domain}` };
    const { person } = await whoIs((await by(user)).browser);
    const remove = (id: string) =>
      service.graph(
        `mutation { removePerson(input: { id: "${id}" }) { deletedId userErrors { code message field rule } } }`,
        {},
        key,
      );
    await remove(person.id);
    expect((await by(user)).shown.status).toBe(403);
    const invite = `mutation { invitePerson(input: { name: "I", email: "new@${domain}", role: VIEWER }) { invitedPerson { person { id } } userErrors { code message field rule } } }`;
    await remove((await service.graph(invite, {}, key)).data.invitePerson.person.id);
    expect((await by({ sub: `new-${domain}`, email: `new@${domain}` })).shown.status).toBe(403);
    const { data } = await service.graph(invite, {}, key);
    const back = await by({ sub: `new-${domain}`, email: `new@${domain}` });
    expect((await whoIs(back.browser)).person.id).toBe(data.invitePerson.person.id);
  });

  test("the account's own address; the address of a user in another family is a separate sign-in", async () => {
    const { domain, key, id } = await withProvider({ defaultRole: 'OWNER' });
    const other = await people.keyOf(await people.person());
    const email = `shared@${domain}`;
    await service.graph(
      `mutation { invitePerson(input: { name: "S", email: "${email}", password: "${PASSWORD}", role: VIEWER }) { invitedPerson { url } userErrors { code message field rule } } }`,
      {},
      other,
    );
    const { browser } = await by({ sub: `s-${domain}`, email });
    expect((await browser.graph('{ me { id } }')).body.data.me.id).toBe(id);
    await service.rest('PUT', `/accounts/${id}`, { email: `owner@${domain}` }, key);
    expect((await by({ sub: `o-${domain}`, email: `owner@${domain}` })).shown.status).toBe(403);
  });

  test('another browser, a second use, another state, and a browser that was never sent there', async () => {
    const { domain } = await withProvider({ defaultRole: 'VIEWER' });
    provider.user = { sub: `t-${domain}`, email: `t@${domain}`, email_verified: true };
    const browser = visitor();
    const { to } = await leave(browser, `t@${domain}`);
    const back = await throughProvider(provider, to!, service.url);
    const other = visitor();
    await leave(other, `t@${domain}`);
    expect((await other.open(back)).status).toBe(403);
    expect((await visitor().open(back)).status).toBe(403);
    expect((await browser.open(back.replace(/state=[^&]+/, `state=${'x'.repeat(43)}`))).status).toBe(403);
    const { to: once_ } = await leave(browser, `t@${domain}`);
    const own = await throughProvider(provider, once_!, service.url);
    const token = browser.cookies.get('sso')!;
    expect((await browser.open(own)).status).toBe(200);
    browser.cookies.set('sso', token);
    expect((await browser.open(own)).status).toBe(403);
  });

  test('a changed or missing ID token, one with another nonce, and a failing provider', async () => {
    const { domain } = await withProvider({ defaultRole: 'VIEWER' });
    const user = { sub: `l-${domain}`, email: `l@${domain}` };
    const kept = await by(user);
    expect(kept.shown.status).toBe(200);
    const earlier = provider.tokens.at(-1)!;
    const forged = (token: string) => {
      const [head, body, signature] = token.split('.');
      const claims = { ...JSON.parse(Buffer.from(body!, 'base64url').toString()), sub: 'admin' };
      return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    };
    const lies: OidcProvider['lie'][] = [
      (body) => ({ ...body, id_token: forged(String(body.id_token)) }),
      (body) => ({ ...body, id_token: earlier }),
      ({ id_token: _, ...body }) => body,
      () => ({ error: 'server_error', error_description: 'canary-of-the-provider' }),
    ];
    for (const lie of lies) {
      provider.lie = lie;
      expect((await by(user)).shown.status).toBe(403);
    }
  });
});

test("no log, table or page contains the provider's tokens, codes or secrets", async () => {
  const { domain } = await withProvider({ defaultRole: 'VIEWER' });
  const { back, shown } = await by({ sub: `q-${domain}`, email: `q@${domain}` });
  const code = new URLSearchParams(back.split('?')[1]).get('code')!;
  const tables = ['oidc_connection', 'oidc_identity', 'oidc_attempt', 'event', 'audit_entry', 'person'];
  const kept = await Promise.all(
    tables.map(async (table) => JSON.stringify((await client.query(`select * from identity.${table}`)).rows)),
  );
  const everything = [...kept, lines.join('\n'), shown.text].join('\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [
    code,
    provider.client.clientSecret,
    ...provider.tokens,
    'canary-of-the-provider',
    `q@${domain}`,
  ])
    expect(everything).not.toContain(secret);
});

describe('a domain', () => {
  test('counts once DNS proves it, and belongs to one account', async () => {
    const [one, other] = [await withProvider(), await withProvider()];
    const claimed = 'claimed-hotel.com';
    const added = (await service.graph(ADD, { domain: claimed }, one.key)).data.addSignInDomain;
    expect(added).toEqual({
      domain: claimed,
      isVerified: false,
      recordName: `_guest-screening.${claimed}`,
      recordValue: expect.stringMatching(/^guest-screening-domain=[0-9a-f]{32}$/),
    });
    expect((await leave(visitor(), `a@${claimed}`)).to).toBeUndefined();
    names.zone[added.recordName] = { txt: ['guest-screening-domain=wrong'] };
    const codeOf = async (key: { 'x-api-key': string }) =>
      (await service.graph(VERIFY, { domain: claimed }, key)).errors?.[0]?.extensions.code;
    expect(await codeOf(one.key)).toBe('BAD_INPUT');
    const theirs = (await service.graph(ADD, { domain: claimed }, other.key)).data.addSignInDomain;
    expect(theirs.recordValue).not.toBe(added.recordValue);
    names.zone[added.recordName] = { txt: [theirs.recordValue] };
    expect(await codeOf(one.key)).toBe('BAD_INPUT');
    expect(await codeOf(other.key)).toBeUndefined();
    names.zone[added.recordName] = { txt: [theirs.recordValue, added.recordValue] };
    expect(await codeOf(one.key)).toBe('BAD_INPUT');
    await service.graph(
      `mutation { removeSignInDomain(input: { domain: "${claimed}" }) { isRemoved userErrors { code message field rule } } }`,
      {},
      other.key,
    );
    expect((await leave(visitor(), `a@${claimed}`)).to).toBeUndefined();
    expect(await codeOf(one.key)).toBeUndefined();
  });

  test.each(['com', 'co.uk', '127.0.0.1', 'github.io', 'localhost', 'a b.com', ''])('is not %p', async (domain) => {
    const { key } = await withProvider();
    expect((await service.graph(ADD, { domain }, key)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});

describe('a second factor', () => {
  const REQUIRE =
    'mutation { requireSecondFactor(input: { isRequired: true }) { isRequired userErrors { code message field rule } } }';

  test('from the provider satisfies an account that requires one; otherwise users set up their own', async () => {
    const { domain, key } = await withProvider({ defaultRole: 'VIEWER' });
    await service.graph(REQUIRE, {}, key);
    const user = { sub: `m-${domain}`, email: `m@${domain}` };
    const strong = await by({ ...user, amr: ['pwd', 'mfa'] });
    expect(await isLetIn(service.url, strong.browser.cookie)).toBe(true);
    const weak = await by({ ...user, amr: ['pwd'] });
    expect(refreshOf(weak)).toBe(SIGNED_IN);
    expect(await isLetIn(service.url, weak.browser.cookie)).toBe(false);
    expect((await weak.browser.open('/sign-in')).location).toBe('/account/security');
    const page = await weak.browser.open('/account/security/totp');
    const secret = /Key: <code>([^<]+)/.exec(page.text)![1]!.replace(/\s/g, '');
    const codeAt = (steps: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
    expect((await weak.browser.send('/account/security/totp', { code: codeAt(-1) })).status).toBe(200);
    const second = await by({ ...user, amr: ['pwd'] });
    expect([refreshOf(second), second.browser.session]).toEqual(['0; url=/sign-in/factor', undefined]);
    const done = await second.browser.send('/sign-in/factor', { kind: 'totp', code: codeAt(0) });
    expect(done.location).toBe('/dashboard');
  });
});

test("where required, users of the domain have no other sign-in; the account's own address still does", async () => {
  const own = await withProvider({ defaultRole: 'VIEWER', isRequired: true });
  const invite = (email: string) =>
    service.graph(
      `mutation { invitePerson(input: { name: "P", email: "${email}", password: "${PASSWORD}", role: VIEWER }) { invitedPerson { url } userErrors { code message field rule } } }`,
      {},
      own.key,
    );
  const [inside, outside] = [`p@${own.domain}`, `p@partner${made}.example`];
  await invite(inside);
  await invite(outside);
  const refused = visitor();
  expect([(await refused.signIn(inside, PASSWORD)).location, refused.session]).toEqual(['/sign-in/sso', undefined]);
  expect((await visitor().signIn(inside, 'correct horse buttery')).status).toBe(401);
  expect((await visitor().signIn(outside, PASSWORD)).location).toBe('/dashboard');
  expect((await visitor().signIn(own.email, PASSWORD)).location).toBe('/dashboard');
  expect((await whoIs((await by({ sub: `p-${own.domain}`, email: inside })).browser)).role).toBe('VIEWER');
});

describe('settings', () => {
  test('belong to an owner; the secret is encrypted, never shown, and not sent to another issuer', async () => {
    const { key, id } = await withProvider();
    const { rows } = await client.query('select client_secret from identity.oidc_connection where account_id = $1', [
      id,
    ]);
    expect(rows[0].client_secret).not.toContain(provider.client.clientSecret);
    const input = { issuer: provider.issuer, clientId: 'screening', roleMap: [] };
    expect((await service.graph(SET, { input }, key)).errors).toBeUndefined();
    const moved = await service.graph(SET, { input: { ...input, issuer: 'https://other.example' } }, key);
    expect(moved.errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    const { data } = await service.graph('{ singleSignOn { issuer clientId redirectUri roleMap { value } } }', {}, key);
    expect(data.singleSignOn).toEqual({
      issuer: provider.issuer,
      clientId: 'screening',
      roleMap: [],
      redirectUri: `${service.url}/sign-in/oidc/callback`,
    });
  });

  test.each(['http://127.0.0.1:9', 'https://127.0.0.1', 'https://10.0.0.1', 'https://localhost', 'http://example.com'])(
    'reject the issuer %s where private addresses are not allowed',
    async (issuer) => {
      const strict = await strictService();
      const input = { issuer, clientId: 'x', clientSecret: 'y', roleMap: [] };
      expect((await strict.graph(SET, { input })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    },
  );

  test('and a provider that moved to a private address is not called', async () => {
    const strict = await strictService();
    const own = await withProvider();
    const { rows } = await client.query('select * from identity.oidc_connection where account_id = $1', [own.id]);
    expect(rows).toHaveLength(1);
    const asked = provider.asked.length;
    // The same rows in a service that allows no private address.
    const browser = new Browser(strict.url);
    const other = new pg.Client({ connectionString: strict.databaseUrl });
    await other.connect();
    const { id } = (await strict.graph('{ me { id } }')).data.me;
    await other.query(
      `insert into identity.oidc_connection (account_id, id, issuer, client_id, client_secret, role_map, is_required, created_at,
        updated_at) values ($1, $1, $2, 'screening', $3, '[]', false, now(), now())`,
      [id, provider.issuer, rows[0].client_secret],
    );
    await other.query(
      `insert into identity.sign_in_domain (account_id, id, domain, proof, verified_at, created_at, updated_at)
       values ($1, $1, 'private.com', 'x', now(), now(), now())`,
      [id],
    );
    await other.end();
    const shown = await browser.send('/sign-in/sso', { email: 'a@private.com' });
    expect([shown.status, provider.asked.length]).toEqual([503, asked]);
  });
});

let strict: Promise<RunningTest> | null = null;
const strictService = () => (strict ??= runningTest());
afterAll(async () => (await strict)?.stop());

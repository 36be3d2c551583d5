import pg from 'pg';
import { type Member, registered } from '../support/family.js';
import { type Refusal, bad, expectTold, malformed, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { written } from '../support/written.js';

const NUL = 'a\u0000b';

let service: RunningTest;
let client: pg.Client;
let reseller: Member;
let child: Member;

beforeAll(async () => {
  service = await runningTest({ SIGNUP_REDIRECT_ORIGINS: 'https://app.example.com' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  reseller = await registered(service, client, { name: 'Reseller' });
  child = await registered(service, client, { name: 'Child' }, reseller);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

type Path = 'register' | 'me';
const MEMBERS: [string, unknown, string][] = [
  ['name: a number', { name: 5 }, 'name'],
  ['name: empty', { name: '' }, 'name'],
  ['name: blank', { name: ' \t' }, 'name'],
  ['name: NUL', { name: NUL }, 'name'],
  ['name: half a character', { name: 'a\ud800b' }, 'name'],
  ['name: too long', { name: 'x'.repeat(201) }, 'name'],
  ['name: enormous', { name: 'x'.repeat(900_000) }, 'name'],
  ['name: an object', { name: {} }, 'name'],
  ...[
    'plain',
    '@example.com',
    'a@b',
    'a@b@c.com',
    'a b@example.com',
    'a@-x.com',
    'a@example..com',
    '.a@example.com',
  ].map((email): [string, unknown, string] => [`email: ${email}`, { email }, 'email']),
  ['email: empty', { email: '' }, 'email'],
  ['email: NUL', { email: `a${NUL}@example.com` }, 'email'],
  ['email: a line break', { email: 'a@example.com\nBcc: b@example.com' }, 'email'],
  ['email: a long local part', { email: `${'x'.repeat(65)}@example.com` }, 'email'],
  ['email: too long', { email: `a@${'x.'.repeat(130)}com` }, 'email'],
  ...['12', '3035550123', '+1', '+999999999999', 'call me', '+1 303 555 0123 ext', '+1303555012345678'].map(
    (phone): [string, unknown, string] => [`phone: ${phone}`, { phone }, 'phone'],
  ),
  ['phone: NUL', { phone: '+1303555\u00000123' }, 'phone'],
  ['phone: a number', { phone: 13035550123 }, 'phone'],
  ['password: nine characters', { password: 'x'.repeat(9) }, 'password'],
  ['password: 201 characters', { password: 'x'.repeat(201) }, 'password'],
  ['password: NUL', { password: `secretsecret${NUL}` }, 'password'],
  ['password: half a character', { password: 'secretsecret\udc00' }, 'password'],
  ['password: a number', { password: 1234567890 }, 'password'],
  ['company: text', { company: 'Bay' }, 'company'],
  ['company: a list', { company: [] }, 'company'],
  ['company.name: blank', { company: { name: ' ' } }, 'company.name'],
  ['company.email: none', { company: { email: 'x' } }, 'company.email'],
  ['company.phone: none', { company: { phone: '1' } }, 'company.phone'],
];
const bodies = (path: Path): Refusal[] => {
  const [method, to] = path === 'me' ? ['PUT', '/accounts/me'] : ['POST', '/accounts/register'];
  const cases = MEMBERS.map(([title, body, at]): Refusal => [title, method, to, body, bad(at)]);
  return [...cases, ['a list', method, to, '[]', bad()], ['no JSON', method, to, '{', malformed]];
};
const OTHERS: Refusal[] = [
  ['suspended=yes', 'PUT', '/accounts/{child}?suspended=yes', {}, bad('suspended')],
  ['suspended=TRUE', 'PUT', '/accounts/{child}?suspended=TRUE', {}, bad('suspended')],
  ['suspended, empty', 'PUT', '/accounts/{child}?suspended=', {}, bad('suspended')],
  ['suspended, twice', 'PUT', '/accounts/{child}?suspended=true&suspended=false', {}, bad('suspended')],
  ['status=suspended', 'PUT', '/accounts/{child}?status=suspended', {}, bad('status')],
  ['status=active, with a bad one beside', 'PUT', '/accounts/{child}?status=active&suspended=1', {}, bad('suspended')],
  ['a good switch with a bad body', 'PUT', '/accounts/{child}?suspended=true', { email: 'x' }, bad('email')],
  ['from=-1', 'GET', '/accounts/children?from=-1', undefined, bad('from')],
  ['from=x', 'GET', '/accounts/children?from=x', undefined, bad('from')],
  ['from=1e3', 'GET', '/accounts/children?from=1e3', undefined, bad('from')],
  ['size=0', 'GET', '/accounts/children?size=0', undefined, bad('size')],
  ['size=2.5', 'GET', '/accounts/children?size=2.5', undefined, bad('size')],
  ['limit, twice', 'GET', '/accounts/children?limit=1&limit=2', undefined, bad('limit')],
  ['signup, no pms', 'POST', '/accounts/signup', undefined, bad('pms')],
  ['signup, pms twice', 'POST', '/accounts/signup?pms=api&pms=api', undefined, bad('pms')],
  ['signup, an unknown pms', 'POST', '/accounts/signup?pms=nobody', undefined, bad('pms')],
  ['signup, an empty pms', 'POST', '/accounts/signup?pms=', undefined, bad('pms')],
  ...[
    'https://evil.example.com/',
    'http://app.example.com/',
    'https://app.example.com.evil.com/',
    '//app.example.com',
    'https://app.example.com:8443/',
    'https://app.example.com@evil.com/',
    'https://me:pw@app.example.com/',
    '/next',
    'javascript:alert(1)',
    'data:text/html,x',
    'nonsense',
    `https://app.example.com/${'x'.repeat(2_000)}`,
  ].map((url): Refusal => [
    `signup, redirect to ${url.slice(0, 40)}`,
    'POST',
    `/accounts/signup?pms=api&redirect=${encodeURIComponent(url)}`,
    undefined,
    told(400, 'redirect_refused'),
  ]),
];
test.each([...bodies('register'), ...bodies('me'), ...OTHERS])(
  'refused: %s (%s %.40s)',
  async (_title, method, path, body, expected) => {
    const before = await written(client);
    const named = path.replace('{child}', child.id);
    expectTold(await service.rest(method, named, body, reseller.headers), expected);
    expect(await written(client)).toEqual(before);
  },
);

test('reports every problem of a body at once, by its REST name and type', async () => {
  const { body } = await service.rest('POST', '/accounts/register', {
    name: 'x'.repeat(201),
    email: 'x',
    password: 'hunter2',
    company: { phone: '1' },
  });
  expect(body.details.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type])).toEqual([
    ['name', 'too_long'],
    ['email', 'value_error'],
    ['company.phone', 'value_error'],
    ['password', 'too_short'],
  ]);
  expect(JSON.stringify(body)).not.toContain('hunter2');
});

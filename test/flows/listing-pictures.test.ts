import { type RequestListener, type Server, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Browser } from '../support/browser.js';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';

const EMAIL = 'operator@example.com';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

let host: Server;
let origin: string;
let service: RunningTest;
let operator: Browser;
const asked: { path: string; headers: Record<string, unknown> }[] = [];

/** A server of pictures, as a property management system has one. */
const serve: RequestListener = (request, response) => {
  const path = request.url!;
  asked.push({ path, headers: request.headers });
  if (path === '/moved.png') return void response.writeHead(302, { location: '/loft.png' }).end();
  if (path === '/round.png') return void response.writeHead(302, { location: '/round.png' }).end();
  // The declared type decides nothing.
  response.setHeader('content-type', path.endsWith('.png') ? 'text/html' : 'image/png');
  if (path === '/page.jpg') return void response.end('<html><script>alert(1)</script></html>');
  if (path === '/drawing.jpg') return void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  if (path === '/large.jpg') return void response.end(Buffer.concat([PNG, Buffer.alloc(6 * 2 ** 20)]));
  if (path === '/absent.jpg') return void response.writeHead(404).end(PNG);
  response.end(PNG);
};

beforeAll(async () => {
  host = createServer(serve).listen(0, '127.0.0.1');
  await once(host, 'listening');
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  service = await runningTest({ WEBHOOK_ALLOW_PRIVATE: 'true', RATE_LIMIT_PER_MINUTE: '1000' });
  operator = await signedIn(service);
});

afterAll(async () => {
  await service?.stop();
  host?.close();
});

async function signedIn({ rest, url }: RunningTest): Promise<Browser> {
  await rest('PUT', '/accounts/me', { email: EMAIL, password: PASSWORD, name: 'Operator' });
  const browser = new Browser(url);
  await browser.signIn(EMAIL, PASSWORD);
  return browser;
}

let made = 0;

async function listed(pictures: object, at = service): Promise<string> {
  made += 1;
  const location = { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', timezone: 'America/Denver' };
  const named = { my_id: `loft${made}`, name: `Loft ${made}`, nickname: `Loft ${made}`, accommodates: 2 };
  const { body } = await at.rest('POST', '/listings', { ...named, status: 'ACTIVE', location, pictures });
  return body.id as string;
}

const shown = (id: string, size = 'regular', by = operator) => by.open(`/listing-pictures/${id}/${size}`);

test('the service fetches a picture once, without telling its host who looks at it, and shows it to signed-in users', async () => {
  const id = await listed({ large_url: `${origin}/loft.png` });
  const answers = await Promise.all([shown(id), shown(id, 'thumbnail'), shown(id)]);
  for (const { status, headers, text } of answers) {
    expect([status, headers.get('content-type'), text]).toEqual([200, 'image/png', PNG.toString()]);
    expect(headers.get('cache-control')).toBe('private, max-age=600');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const [request, ...more] = asked.filter(({ path }) => path === '/loft.png');
  expect(more).toEqual([]);
  expect(Object.keys(request!.headers).toSorted()).toEqual(['accept', 'connection', 'host', 'user-agent']);
});

test('each size has its own picture, and a redirect is followed', async () => {
  const id = await listed({ large_url: `${origin}/moved.png`, thumbnail_url: `${origin}/small.png` });
  expect((await shown(id, 'thumbnail')).status).toBe(200);
  expect(asked.at(-1)!.path).toBe('/small.png');
  expect((await shown(id)).status).toBe(200);
});

test.each(['page.jpg', 'drawing.jpg', 'large.jpg', 'absent.jpg', 'round.png'])(
  '%s is no picture: a drawing takes its place',
  async (name) => {
    const id = await listed({ large_url: `${origin}/${name}` });
    const { status, location } = await shown(id);
    expect([status, location]).toEqual([302, '/pictures/listing-regular.svg']);
  },
);

test('a host that is away leaves the page without a picture', async () => {
  const id = await listed({ large_url: 'http://127.0.0.1:1/loft.png' });
  expect((await shown(id, 'thumbnail')).location).toBe('/pictures/listing-thumbnail.svg');
});

test('nobody else gets one: a visitor, another account, another size, a listing without a picture', async () => {
  const id = await listed({ large_url: `${origin}/loft.png` });
  expect((await shown(id, 'regular', new Browser(service.url))).status).toBe(404);
  const { body: account } = await service.rest('POST', '/accounts/register', {
    name: 'Stranger',
    email: 'stranger@example.com',
    password: PASSWORD,
  });
  expect(account.id).toBeTruthy();
  const stranger = new Browser(service.url);
  await stranger.signIn('stranger@example.com', PASSWORD);
  expect((await stranger.open('/dashboard')).status).toBe(200);
  expect((await shown(id, 'regular', stranger)).status).toBe(404);
  expect((await shown(id, 'constructor')).status).toBe(404);
  expect((await shown(await listed({}))).status).toBe(404);
  expect((await shown('01900000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('drawings of this service are not fetched: the browser is sent to them', async () => {
  const id = await listed({ large_url: `${service.url}/pictures/home-harbor.svg` });
  const { status, location } = await shown(id);
  expect([status, location]).toEqual([302, '/pictures/home-harbor.svg']);
  const drawing = await fetch(`${service.url}${location}`);
  expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await drawing.text()).toContain('<title>A drawn home</title>');
  for (const name of ['home-.svg', 'home-nobody.svg', 'home-constructor.svg'])
    expect((await fetch(`${service.url}/pictures/${name}`)).status).toBe(404);
});

test('no private address is asked unless the service may', async () => {
  const strict = await runningTest();
  try {
    const before = asked.length;
    const id = await listed({ large_url: `${origin}/loft.png` }, strict);
    expect((await shown(id, 'regular', await signedIn(strict))).location).toBe('/pictures/listing-regular.svg');
    expect(asked).toHaveLength(before);
  } finally {
    await strict.stop();
  }
});

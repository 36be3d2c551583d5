import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { built } from '../support/built.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  await built();
  service = await runningTest();
});

afterAll(async () => {
  await service?.stop();
});

async function read(path: string) {
  const answer = await fetch(service.url + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** A request whose path is sent unchanged. */
function readRaw(path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(service.url);
  return new Promise<{ status: number; headers: IncomingHttpHeaders; size: number }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let size = 0;
      answer.on('data', (part: Buffer) => (size += part.length));
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, size }));
    })
      .on('error', reject)
      .end();
  });
}

const addressesIn = (text: string) => [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address!);

/** Pages of the site linked from the sidebar. */
async function sidebarPages(): Promise<string[]> {
  const { text } = await read('/docs/');
  const sidebar = /<aside class="VPSidebar.*?<\/aside>/s.exec(text)![0];
  return addressesIn(sidebar).filter((address) => address.startsWith('/docs/'));
}

test('/docs serves the site, with the sections in order and links to the generated reference', async () => {
  const { status, text, headers } = await read('/docs');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('Guest screening</title>');
  const sections = [
    'Get started',
    'Guides',
    'Concepts',
    'Reference',
    'Operate',
    'Benchmarks and limits',
    'Contributing',
  ];
  const places = sections.map((section) => text.indexOf(`>${section}</h2>`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  for (const path of ['/docs/operations', '/docs/graphql', '/docs/explorer', '/docs/webhooks'])
    expect(text).toMatch(new RegExp(`href="${path}"[^>]*target="_self"|target="_self"[^>]*href="${path}"`));
});

test('every page of the sidebar opens, and its assets load', async () => {
  const pages = await sidebarPages();
  expect(pages.length).toBeGreaterThan(30);
  const loaded = new Set<string>();
  for (const path of pages) {
    const { status, text } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    const addresses = addressesIn(text).map((address) => new URL(address, service.url + path));
    for (const { pathname, origin } of addresses)
      if (origin === service.url && /\.(js|css|svg|png)$/.test(pathname)) loaded.add(pathname);
  }
  for (const path of loaded) expect([path, (await read(path)).status]).toEqual([path, 200]);
});

test("the policy allows the page's scripts by their hashes and no other inline script", async () => {
  for (const path of ['/docs/', '/docs/operate/deploy', '/docs/no-such-page']) {
    const { headers, text } = await read(path);
    const policy = headers.get('content-security-policy')!;
    const scripts = /script-src ([^;]+)/.exec(policy)![1]!;
    expect(policy).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
    const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script!);
    expect(inline.length).toBeGreaterThan(0);
    for (const script of inline)
      expect(scripts).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(text).not.toMatch(/<style| on\w+="/);
  }
});

test('the service hosts the search index, and it covers the pages', async () => {
  const app = addressesIn((await read('/docs/')).text).find((address) => /\/app\.[\w-]+\.js$/.test(address))!;
  const theme = addressesIn((await read('/docs/')).text).find((address) => /\/theme\.[\w-]+\.js$/.test(address))!;
  const scripts = `${(await read(app)).text}${(await read(theme)).text}`;
  const [box] = /VPLocalSearchBox\.[\w-]+\.js/.exec(scripts)!;
  const [index] = /@localSearchIndexroot\.[\w-]+\.js/.exec((await read(`/docs/assets/chunks/${box}`)).text)!;
  const { status, text } = await read(`/docs/assets/chunks/${index}`);
  expect(status).toBe(200);
  expect(text).toContain('webhook');
});

test('assets are cached forever and compressed as the client accepts; pages are revalidated', async () => {
  const { text, headers } = await read('/docs/');
  expect(headers.get('cache-control')).toBe('public, max-age=600');
  const script = addressesIn(text).find((address) => /\/theme\.[\w-]+\.js$/.test(address))!;
  const plain = await readRaw(script);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const encoding of ['br', 'gzip']) {
    const answer = await readRaw(script, { 'accept-encoding': encoding });
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': encoding,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept-Encoding'),
      },
    });
    expect(answer.size).toBeLessThan(plain.size / 2);
  }
  const since = plain.headers['last-modified']!;
  expect((await readRaw(script, { 'if-modified-since': since })).status).toBe(304);
});

test('an unknown page returns the 404 page of the site', async () => {
  for (const path of ['/docs/no-such-page', '/docs/assets/none.js', '/docs/guides/none/deeper', '/docs/.built-from']) {
    const { status, text } = await read(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('404');
  }
});

test('serves only files of the build', async () => {
  for (const path of [
    '/docs/../package.json',
    '/docs/..%2f..%2fpackage.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/docs/..%5c..%5cpackage.json',
    '/docs/assets/..%2f..%2f..%2fpackage.json',
    '/docs//etc/passwd',
    '/docs/%00',
  ])
    expect([path, (await readRaw(path)).status]).toEqual([path, 404]);
  expect((await readRaw('/docs/%zz')).status).toBe(400);
});

test('a page with a trailing slash redirects to the page', async () => {
  const { status, headers } = await readRaw('/docs/operate/deploy/');
  expect([status, headers.location]).toEqual([302, '/docs/operate/deploy']);
});

import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(async () => {
  await service?.stop();
});

async function read(path: string) {
  const answer = await fetch(service.url + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const linksIn = (text: string) => [...text.matchAll(/(?:href|src|action)="([^"]+)"/g)].map(([, address]) => address!);

interface Item {
  name: string;
  request: { method: string; url: { raw: string; variable: { key: string; value: string }[] }; body?: { raw: string } };
}

interface Collection {
  info: { schema: string };
  item: { name: string; item: Item[] }[];
  variable: { key: string; value: string }[];
}

const collection = async () => JSON.parse((await read('/docs/postman.json')).text) as Collection;

test('every reference page exists, has no broken links, and loads nothing from other sites', async () => {
  const seen = new Map<string, string>();
  const queue = ['/docs/operations'];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (seen.has(path)) continue;
    const { status, headers, text } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    seen.set(path, text);
    if (!/html/.test(headers.get('content-type')!)) continue;
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    const scripts = text.match(/<script.*?<\/script>/gs) ?? [];
    // Only the explorer and the form pages have a script: our own file, as the policy requires.
    const ours = /^<script type="module" src="\/(explorer|try-request)-assets\/[\w./-]+"><\/script>$/;
    const mayHave = /^\/docs\/(explorer$|operations\/)/.test(path);
    expect(scripts.filter((one) => !mayHave || !ours.test(one))).toEqual([]);
    expect(text).not.toMatch(/<style| style=| on\w+=/);
    const links = linksIn(text.replace(/<script.*?<\/script>/gs, ''));
    for (const link of links.filter((one) => one.startsWith('#'))) expect(text).toContain(`id="${link.slice(1)}"`);
    expect(links.filter((one) => !/^[/#]/.test(one) || one.startsWith('//'))).toEqual([]);
    // The pages of the site have their own test.
    queue.push(...links.filter((one) => one.startsWith('/') && one !== '/docs/'));
  }
  const { paths } = JSON.parse(seen.get('/openapi.json')!) as { paths: Record<string, object> };
  const operations = Object.values(paths).flatMap((methods) => Object.keys(methods));
  expect([...seen.keys()].filter((path) => path.startsWith('/docs/operations/'))).toHaveLength(operations.length);
});

test("an operation's page has its parameters, members, answers and a sample request", async () => {
  const { text } = await read('/docs/operations/postReservations');
  const fields = ['skip_gp', 'check_in_date', 'confirmation_code', 'x-api-key', '<strong>429'];
  const samples = ['curl -X POST', 'await fetch(', 'requests.request(', 'data-path="/v1/reservations"'];
  for (const part of [...fields, ...samples]) expect(text).toContain(part);
});

test('the graph is on one page, with descriptions; it is hidden where introspection is off', async () => {
  const { text } = await read('/docs/graphql');
  for (const part of ['id="Reservation"', 'id="Query"', 'decideReservation', 'id="VerificationSummary"'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/join__|idImageFile/);
  const silent = await runningTest({ GRAPHQL_INTROSPECTION: 'false' });
  try {
    const answer = await fetch(`${silent.url}/docs/graphql`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('decideReservation');
  } finally {
    await silent.stop();
  }
});

test('the Postman collection has each operation, with every path parameter filled in', async () => {
  const { info, item, variable } = await collection();
  expect(info.schema).toMatch(/v2\.1\.0\/collection\.json$/);
  expect(variable).toContainEqual({ key: 'api', value: `${service.url}/v1`, type: 'string' });
  const items = item.flatMap((folder) => folder.item);
  expect(items.length).toBeGreaterThan(90);
  for (const { name, request } of items) {
    const named = [...request.url.raw.matchAll(/\/:(\w+)/g)].map(([, word]) => word);
    expect([name, request.url.variable.map(({ key }) => key)]).toEqual([name, named]);
    for (const { value } of request.url.variable) expect(value).toMatch(/^\S/);
    if (request.body) expect(() => JSON.parse(request.body!.raw) as unknown).not.toThrow();
  }
});

test('a request of the collection works unchanged: a listing, and a reservation without one', async () => {
  const items = (await collection()).item.flatMap((folder) => folder.item);
  const bodyOf = (name: string) => JSON.parse(items.find((one) => one.name === name)!.request.body!.raw) as object;
  const listing = await service.rest('POST', '/listings', bodyOf('POST /listings'));
  expect([listing.status, listing.body.my_id]).toEqual([200, 'loft1']);
  const body = { ...bodyOf('POST /reservations'), listing_id: listing.body.id as string };
  const reservation = await service.rest('POST', '/reservations?sync=1&skip_gp=1', body);
  expect([reservation.status, reservation.body.listing_id]).toEqual([200, listing.body.id]);
});

test('an unknown operation gets a page that says so', async () => {
  const { status, text } = await read('/docs/operations/nothing');
  expect(status).toBe(404);
  expect(text).toContain('Page not found');
});

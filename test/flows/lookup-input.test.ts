import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RunningTest, runningTest } from '../support/running.js';

/** Every path parameter of the lookups: a good value, and its member in the POST. */
const PARAMETERS = [
  ['/lookup/phone', 'number', '+12024561111'],
  ['/lookup/breaches', 'email', 'ann.lee@example.com'],
  ['/lookup/whois', 'domain', 'example.com'],
  ['/lookup/domain', 'domain', 'example.com'],
  ['/lookup/geoip', 'ip', '8.8.8.8'],
  ['/lookup/geocode', 'address', 'Paris, France'],
  ['/lookup/ip-threats', 'ip', '8.8.8.8'],
  ['/validate/phone', 'number', '+12024561111'],
  ['/validate/email', 'email', 'ann.lee@example.com'],
] as const;

type Path = (typeof PARAMETERS)[number][0];

/** Texts that are invalid for all of them; an address is free text, of which only some can be rejected. */
const NASTY: [title: string, text: string, alsoNoAddress?: true][] = [
  ['a word', 'nonsense'],
  ['spaces', '   ', true],
  ['a line break', 'a\r\nX-Injected: 1'],
  ['a huge one', 'x'.repeat(6_000), true],
  ['huge, of digits', '9'.repeat(6_000), true],
  ['huge, with all signs', `${'a.'.repeat(1_500)}@${'b.'.repeat(1_500)}com`, true],
  ['another script', 'Привет мир'],
  ['Arabic digits and words', '٨٬٨٬٨٬٨ مرحبا'],
  ['ideographs', '東京都千代田区'],
  ['written from right to left', '\u202emoc.elpmaxe'],
  ['nothing that can be seen', '\u200b\u200b\u200b'],
  ['signs of SQL', "' or 1=1; drop table intelligence.breach --"],
  ['a way out of the folder', '../../../etc/passwd'],
  ['a web address', 'https://localhost:1/x?y#z'],
  ['a literal of JSON', '{"$ne":null}'],
];

/** Texts that the path itself cannot carry. */
const UNREADABLE: [title: string, raw: string][] = [
  ['NUL', 'a%00b'],
  ['NUL at the end', '8.8.8.8%00'],
  ['half a percent sign', '%E0%A4%A'],
  ['a percent sign alone', '100%'],
  ['bytes that are no UTF-8', '%ff%fe'],
];

let service: RunningTest;
let provider: ProviderServer;
const written: string[] = [];

beforeAll(async () => {
  // On a busy machine this takes longer than a request may.
  provider = await providerServer();
  const doors = { IP_THREATS: 'ABUSEIPDB', BREACHES: 'HIBP', COMPANY: 'PDL', WHOIS: 'RDAP', IP: 'IPINFO' };
  const settings = Object.entries(doors).flatMap(([name, door]) => [
    [`LOOKUP_${name}`, `embedded,${door.toLowerCase()}`],
    [`LOOKUP_${door}_URL`, provider.url],
    [`LOOKUP_${door}_KEY`, 'secret'],
  ]);
  service = await runningTest(
    { ...Object.fromEntries(settings), LOG_LEVEL: 'trace' },
    (line) => void written.push(line),
  );
});

afterAll(async () => {
  await service?.stop();
  await provider?.stop();
});

beforeEach(() => {
  provider.asked = [];
});

const refusal = {
  status: 400,
  body: {
    error: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^(bad_input|malformed_request)$/),
    request_id: expect.stringMatching(/\S/),
  },
};

/** Validation reports an invalid number or address as its answer. */
const TOLD: Partial<Record<Path, object>> = {
  '/validate/phone': { status: 200, body: { error: expect.stringMatching(/\S/) } },
  '/validate/email': { status: 200, body: { status: 'INVALID' } },
};

const CASES = PARAMETERS.flatMap(([path, member]) =>
  NASTY.filter(([, , alsoNoAddress]) => path !== '/lookup/geocode' || alsoNoAddress).map(
    ([title, text]) => [`${path}: ${title}`, path, member, text] as const,
  ),
);

test.each(CASES)('%s is reported, by path and by body', async (_title, path, member, text) => {
  const expected = TOLD[path] ?? refusal;
  const byPath = await service.rest('GET', `${path}/${encodeURIComponent(text)}`);
  expect({ status: byPath.status, body: byPath.body }).toMatchObject(expected);
  expect(await service.rest('POST', path, { [member]: text })).toMatchObject(expected);
  expect(provider.asked).toEqual([]);
});

test.each(PARAMETERS)('%s/{%s} does not decode a twice-encoded value twice', async (path, _member, good) => {
  const twice = encodeURIComponent(encodeURIComponent(good).replace(/\./g, '%2E'));
  const { status, body } = await service.rest('GET', `${path}/${twice}`);
  const asText = path === '/lookup/geocode' ? { status: 200, body: { precision: 'none' } } : refusal;
  expect({ status, body }).toMatchObject(TOLD[path] ?? asText);
  expect(provider.asked).toEqual([]);
});

test.each(PARAMETERS.flatMap(([path]) => UNREADABLE.map(([title, raw]) => [`${path}: ${title}`, `${path}/${raw}`])))(
  '%s is rejected',
  async (_title, path) => {
    expect(await service.rest('GET', path!)).toMatchObject(refusal);
    expect(provider.asked).toEqual([]);
  },
);

test.each(PARAMETERS)(
  '%s/ without its {%s} is not a route, and its POST requires it as text',
  async (path, member, good) => {
    expect([400, 404, 405]).toContain((await service.rest('GET', `${path}/`)).status);
    for (const body of [
      {},
      { [member]: null },
      { [member]: 7 },
      { [member]: [good] },
      { [member]: { $ne: '' } },
      [],
      '"x"',
    ])
      expect(await service.rest('POST', path, body)).toMatchObject({
        status: 400,
        body: { error: expect.any(String) },
      });
    expect(await service.rest('POST', path, { [member]: `${good}\u0000` })).toMatchObject(refusal);
    expect(await service.rest('POST', path, `{"${member}":"\\ud800"}`)).toMatchObject(refusal);
    expect((await service.rest('POST', path, { [member]: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect(provider.asked).toEqual([]);
  },
);

test.each(PARAMETERS)('%s/{%s} accepts a valid value in another script or notation', async (path, _member) => {
  const good: Record<string, string> = {
    '/lookup/phone': '＋１２０２４５６１１１１',
    '/validate/phone': '+١٢٠٢٤٥٦١١١١',
    '/lookup/breaches': 'анна@почта.рф',
    '/validate/email': '用户@例え.jp',
    '/lookup/whois': 'пример.рф',
    '/lookup/domain': 'bücher.de',
    '/lookup/geoip': '2001:4860:4860::8888',
    '/lookup/ip-threats': '::ffff:8.8.8.8',
    '/lookup/geocode': 'Москва, Россия',
  };
  provider.says = () => ({ status: 404 });
  const { status, body } = await service.rest('GET', `${path}/${encodeURIComponent(good[path]!)}`);
  // A provider may fail on an unknown value; this test only checks that the value was accepted.
  expect(status === 200 || body.code === 'provider_failed').toBe(true);
  if (path.startsWith('/validate')) expect(JSON.stringify(body)).not.toMatch(/error|INVALID/);
});

test('logs nothing of it', async () => {
  await service.logged();
  expect(written).not.toEqual([]);
  expect(written.join('\n')).not.toMatch(/nonsense|X-Injected|passwd|drop table|Привет|東京|почта|bücher/i);
});

import { BadConfiguration, readConfig } from '#kit/process/config.js';
import { LOOKUP_KINDS, LOOKUP_SHAPE, lookupsOf } from '#subgraphs/intelligence/settings.js';
import { gatewayConfig } from '#gateway/config.js';

const read = (environment: Record<string, string>) => lookupsOf(readConfig(LOOKUP_SHAPE, environment));

function problemsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof BadConfiguration) return error.problems;
    throw error;
  }
  return [];
}

test('uses no external provider by default', () => {
  const { providers, order, allowPrivate } = read({});
  expect({ providers, allowPrivate }).toEqual({ providers: {}, allowPrivate: false });
  expect(order).toMatchObject({ phone: ['embedded'], whois: ['embedded'], mx: [] });
  expect(new Set(Object.values(order).flat())).toEqual(new Set(['embedded']));
});

test('opens a configured provider with its own limits', () => {
  const { providers, order, cacheMs, circuit } = read({
    LOOKUP_PHONE: 'twilio, embedded',
    LOOKUP_TWILIO_USER: 'AC1',
    LOOKUP_TWILIO_KEY: 'secret',
    LOOKUP_TWILIO_URL: 'http://10.0.0.7/',
    LOOKUP_TWILIO_TIMEOUT_MS: '500',
    LOOKUP_TWILIO_CONCURRENCY: '3',
    LOOKUP_PHONE_CACHE_HOURS: '0',
    LOOKUP_CIRCUIT_FAILURES: '2',
    LOOKUP_CIRCUIT_SECONDS: '7',
    LOOKUP_SOCIAL: 'webfinger',
    LOOKUP_MX: 'dns',
    LOOKUP_WHOIS: 'rdap,whois,embedded',
  });
  expect(order).toMatchObject({ phone: ['twilio', 'embedded'], whois: ['rdap', 'whois', 'embedded'] });
  expect(providers.twilio).toEqual({
    url: 'http://10.0.0.7',
    user: 'AC1',
    key: 'secret',
    timeoutMs: 500,
    concurrency: 3,
  });
  expect(Object.keys(providers).sort()).toEqual(['dns', 'rdap', 'twilio', 'webfinger', 'whois']);
  expect([cacheMs.phone, cacheMs.whois]).toEqual([0, LOOKUP_KINDS.whois.cacheHours * 3_600_000]);
  expect(circuit).toEqual({ failures: 2, openMs: 7_000 });
});

test.each([
  [{ LOOKUP_PHONE: 'hibp' }, 'LOOKUP_PHONE'],
  [{ LOOKUP_MX: 'embedded' }, 'LOOKUP_MX'],
  [{ LOOKUP_WHOIS: 'whois,whois' }, 'LOOKUP_WHOIS'],
  [{ LOOKUP_ADDRESS: 'nominatim' }, 'LOOKUP_NOMINATIM_URL'],
  [{ LOOKUP_BREACHES: 'hibp' }, 'LOOKUP_HIBP_KEY'],
  [{ LOOKUP_ADDRESS: 'census', LOOKUP_CENSUS_URL: 'ftp://census.example' }, 'LOOKUP_CENSUS_URL'],
  [{ LOOKUP_WHOIS: 'whois', LOOKUP_WHOIS_URL: 'https://whois.example' }, 'LOOKUP_WHOIS_URL'],
  [{ LOOKUP_BREACHES: 'hibp', LOOKUP_HIBP_KEY: 'a\r\nb: c' }, 'LOOKUP_HIBP_KEY'],
  [{ LOOKUP_HIBP_TIMEOUT_MS: '0' }, 'LOOKUP_HIBP_TIMEOUT_MS'],
  [{ LOOKUP_PHONE_CACHE_HOURS: '-1' }, 'LOOKUP_PHONE_CACHE_HOURS'],
])('refuses %j and names the setting', (environment, name) => {
  expect(problemsOf(() => read(environment)).map((line) => line.split(':')[0])).toEqual([name]);
});

test('reports all problems at once, across settings, without any key', () => {
  const environment = {
    LOOKUP_PHONE: 'twilio',
    LOOKUP_TWILIO_KEY: 'very-secret',
    LOOKUP_IP: 'nobody',
    MAIL_FROM: 'a@loft.example',
    LOOKUP_ADDRESS: 'nominatim',
  };
  const problems = problemsOf(() => gatewayConfig(environment));
  expect(problems.map((line) => line.split(':')[0]).sort()).toEqual([
    'LOOKUP_IP',
    'LOOKUP_NOMINATIM_URL',
    'LOOKUP_TWILIO_USER',
    'SMTP_URL',
  ]);
  expect(problems.join()).not.toContain('very-secret');
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { YAML11_SCHEMA, load } from 'js-yaml';
import { projectRoot } from '#kit/process/project-root.js';
import { gatewayConfig, gatewaySettings } from '#gateway/config.js';
import { roleSettings, serveConfig, workConfig } from '#subgraphs/config.js';

interface Service {
  image: string;
  command?: string[];
  env_file?: string;
  environment: Record<string, string | number | null>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
}

/** The settings file that the compose file uses. */
const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: 'abc123',
  SERVICE_SECRET: 'a secret of the test, long enough to be taken',
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
};

/** A variable as compose substitutes it: `${NAME}`, `${NAME:-default}`, `${NAME?what is wrong where it is not set}`. */
function filled(text: string, given: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?:(:-|\?)([^}]*))?\}/g, (_whole, name: string, sign?: string, rest?: string) => {
    if (sign === '?' && given[name] === undefined) throw new Error(`${name}: ${rest}`);
    return given[name] || (sign === ':-' ? rest! : '');
  });
}

function composed(given: Record<string, string> = GIVEN, file = 'docker-compose.yml') {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const { services, volumes, secrets } = load(filled(text.replace(/^ *#.*$/gm, ''), given), {
    schema: YAML11_SCHEMA,
  }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
    secrets?: Record<string, { file: string }>;
  };
  const ours = Object.entries(services).filter(([, { image }]) => image === 'guest-screening');
  return { services, volumes, secrets, ours };
}

/** The environment of a process: the settings file and the values of the compose file. */
const environmentOf = ({ env_file: file, environment }: Service, given = GIVEN): Record<string, string> => ({
  ...(file === '.env' ? given : {}),
  ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? '')])),
});

const fileOf = ({ command }: Service) => command?.at(-1) ?? 'dist/gateway/main.js';

/** The settings as the process reads them. Throws with every problem. */
function configOf(service: Service, given = GIVEN) {
  const environment = environmentOf(service, given);
  if (fileOf(service).endsWith('serve.js')) return serveConfig(environment);
  return fileOf(service).endsWith('work.js') ? workConfig(environment) : gatewayConfig(environment);
}

test('describes two gateways, four subgraphs and workers, each with an existing program', () => {
  const { ours } = composed();
  const programs = ours.map(([, service]) => fileOf(service).replace(/^dist\/(.*)\.js$/, '$1.ts'));
  expect(programs.filter((file) => file === 'gateway/main.ts')).toHaveLength(2);
  expect(programs.filter((file) => file === 'subgraphs/serve.ts')).toHaveLength(4);
  expect(programs.filter((file) => file === 'subgraphs/work.ts')).toHaveLength(1);
  expect(programs.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

test.each([
  ['with the required settings only', {}],
  [
    'with a bucket, replicas and traces',
    {
      FILES: 's3',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
      S3_ENDPOINT: 'http://store:9000',
      DATABASE_REPLICA_URLS: 'postgres://screening:abc123@replica:5432/screening',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    },
  ],
  [
    'with audit trail anchors and code limits',
    {
      AUDIT_ANCHOR_MINUTES: '5',
      AUDIT_ANCHOR_FILE: '/data/anchors',
      AUDIT_ANCHOR_URL: 'https://log.example/heads',
      AUDIT_ANCHOR_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
      PORTAL_CODES_SMS_PER_DAY: '50',
      PORTAL_CODES_EMAIL_PER_DAY: '60',
      SEAL_CONTACTS: 'true',
    },
  ],
])('every process accepts its settings, %s', (_, more) => {
  const given = { ...GIVEN, ...more };
  for (const [, service] of composed(given).ours) expect(configOf(service, given)).toBeTruthy();
});

test('anchors and code limits reach the processes that use them', () => {
  const given = { ...GIVEN, AUDIT_ANCHOR_MINUTES: '5', PORTAL_CODES_SMS_PER_DAY: '50' };
  const { worker, screening } = composed(given).services;
  expect(configOf(worker!, given)).toMatchObject({
    ofSubgraphs: { auditAnchors: { everyMinutes: 5, file: null, post: null } },
  });
  expect(configOf(screening!, given)).toMatchObject({ ofSubgraphs: { portalCodes: { sms: 50, email: 1_000 } } });
});

test('every process with subgraphs has the same setting for encrypted contacts', () => {
  const { ours } = composed();
  const given = { ...GIVEN, SEAL_CONTACTS: 'true' };
  const told = ours.filter(([name]) => !name.startsWith('gateway')).map(([, service]) => configOf(service, given));
  expect(told.length).toBeGreaterThanOrEqual(5);
  for (const config of told) expect(config).toMatchObject({ SEAL_CONTACTS: true });
});

test('a missing required setting is reported by name', () => {
  for (const missing of Object.keys(GIVEN)) {
    const given = Object.fromEntries(Object.entries(GIVEN).filter(([name]) => name !== missing));
    const read = () => composed(given).ours.map(([, service]) => configOf(service, given));
    expect(read).toThrow(missing);
  }
});

/** Settings of the compose file, which knows the addresses of its services. */
const ITS_OWN = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'NATS_URL',
  'DATA_DIR',
  'GATEWAY_URL',
  'SUBGRAPH',
  'IDENTITY_URL',
  'PROPERTY_URL',
  'SCREENING_URL',
  'INTELLIGENCE_URL',
];
const SETTINGS = [...new Set([...gatewaySettings, ...roleSettings])];

test('every setting reaches every process as in the settings file', () => {
  expect(SETTINGS.length).toBeGreaterThan(200);
  const open = SETTINGS.filter((name) => !ITS_OWN.includes(name));
  const given = { ...GIVEN, ...Object.fromEntries(open.map((name) => [name, `value of ${name}`])) };
  for (const [, service] of composed(given).ours) {
    const environment = environmentOf(service, given);
    expect(open.filter((name) => environment[name] !== given[name])).toEqual([]);
  }
});

test('some process reads each setting of the compose file', () => {
  const names = new Set(composed().ours.flatMap(([, { environment }]) => Object.keys(environment)));
  expect([...names].filter((name) => !SETTINGS.includes(name))).toEqual([]);
  expect([...names].filter((name) => name !== 'PUBLIC_URL' && !ITS_OWN.includes(name))).toEqual([]);
});

test('with secrets in files, the environment has no secret, and each process gets its own files', () => {
  const others = composed(GIVEN, 'docker-compose.secrets.yml');
  const { services } = composed({ ...GIVEN, POSTGRES_PASSWORD: '' });
  const declared = Object.keys(others.secrets ?? {});
  expect(Object.keys(others.services).sort()).toEqual(
    Object.keys(services)
      .filter((name) => name !== 'nats')
      .sort(),
  );
  for (const [name, { environment, secrets = [] }] of Object.entries(others.services)) {
    const all = { ...services[name]!.environment, ...environment };
    expect(name === 'postgres' ? (all.POSTGRES_PASSWORD ?? '') : all.DATABASE_URL).toBe('');
    const files = Object.entries(environment).filter(([setting]) => setting.endsWith('_FILE'));
    expect(files.map(([, file]) => file).sort()).toEqual(secrets.map((secret) => `/run/secrets/${secret}`).sort());
    expect(declared).toEqual(expect.arrayContaining(secrets));
    if (name === 'postgres') continue;
    expect(files.map(([setting]) => setting).sort()).toEqual([
      'DATABASE_URL_FILE',
      'DATA_KEY_FILE',
      'SERVICE_SECRET_FILE',
    ]);
  }
});

/** Settings named on a page: `NAME`, or several at once as `PART_…_PART` or `PART_<WORD>_PART`. */
function namedIn(page: string): (name: string) => boolean {
  const text = readFileSync(join(projectRoot, 'docs', page), 'utf8');
  const named = [...text.matchAll(/`([A-Z][A-Z0-9_…<>]+)/g)].map(([, name]) => name!);
  const patterns = named.map((name) => new RegExp(`^${name.replace(/…$/, '').replace(/…|<\w+>/g, '[A-Z_]+')}$`));
  return (name) => patterns.some((pattern) => pattern.test(name));
}

test('the documentation explains every setting', () => {
  const settings = namedIn('reference/settings.md');
  const lookups = namedIn('reference/lookup-providers.md');
  const files = namedIn('operate/store-files.md');
  const explained = (name: string) =>
    name.startsWith('LOOKUP_') ? lookups(name) : name.startsWith('S3_') ? files(name) : settings(name);
  expect(SETTINGS.filter((name) => !explained(name))).toEqual([]);
  const words = readFileSync(join(projectRoot, 'docs/reference/settings.md'), 'utf8');
  const clocks = SETTINGS.filter((name) => name.startsWith('RETENTION_')).map((name) => name.split('_')[1]);
  expect(clocks.filter((word) => !words.includes(`\`${word}\``))).toEqual([]);
});

test('URLs lead to services of the file, at the ports that they listen on', () => {
  const { services, ours } = composed();
  const usual: Record<string, string> = { postgres: '5432', nats: '4222' };
  const urls = ours.flatMap(([, service]) =>
    Object.entries(environmentOf(service)).flatMap(([name, value]) =>
      /_URLS?$/.test(name) && name !== 'PUBLIC_URL' ? value.split(',').filter(Boolean) : [],
    ),
  );
  expect(urls.length).toBeGreaterThan(20);
  for (const url of urls) {
    const { hostname, port } = new URL(url);
    expect([url, port]).toEqual([url, usual[hostname] ?? String(services[hostname]?.environment.PORT)]);
  }
  const gateways = Object.keys(services).filter((name) => name.startsWith('gateway-'));
  const asked = environmentOf(services.worker!)
    .GATEWAY_URL!.split(',')
    .map((url) => new URL(url).hostname);
  expect(asked.sort()).toEqual(gateways.sort());
});

test('a container with stored files has a volume for them, and each has time for a graceful stop', () => {
  const { ours, volumes } = composed();
  for (const [name, { environment, volumes: mounted = [], read_only: sealed, stop_grace_period: grace }] of ours) {
    expect([name, sealed, parseInt(grace ?? '0', 10) > 30]).toEqual([name, true, true]);
    if (!environment.DATA_DIR) continue;
    const [volume, at] = mounted[0]!.split(':');
    expect([name, at, Object.keys(volumes).includes(volume!)]).toEqual([name, environment.DATA_DIR, true]);
  }
});

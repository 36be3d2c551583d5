import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { YAML11_SCHEMA, load } from 'js-yaml';
import { projectRoot } from '#kit/process/project-root.js';
import { gatewayConfig } from '#gateway/config.js';
import { serveConfig, workConfig } from '#subgraphs/config.js';

interface Service {
  image: string;
  command?: string[];
  environment: Record<string, string | number | null>;
  volumes?: string[];
  ports?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
}

const GIVEN: Record<string, string> = {
  POSTGRES_PASSWORD: 'abc123',
  SERVICE_SECRET: 'a secret of the test, long enough to be taken',
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
};

/** A variable as compose fills it in: `${NAME}`, `${NAME:-default}`, `${NAME:?what is wrong without it}`. */
function filled(text: string, given: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, sign?: string, rest?: string) => {
    if (given[name]) return given[name];
    if (sign === '?') throw new Error(`${name}: ${rest}`);
    return rest ?? '';
  });
}

function composed(given: Record<string, string> = GIVEN) {
  const text = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
  const { services, volumes } = load(filled(text.replace(/^ *#.*$/gm, ''), given), { schema: YAML11_SCHEMA }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const ours = Object.entries(services).filter(([, { image }]) => image === 'guest-screening');
  return { services, volumes, ours };
}

const environmentOf = ({ environment }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value ?? '')]));

const fileOf = ({ command }: Service) => command?.at(-1) ?? 'dist/gateway/main.js';

/** The settings as the process reads them. Throws with every problem. */
function configOf(service: Service) {
  const environment = environmentOf(service);
  if (fileOf(service).endsWith('serve.js')) return serveConfig(environment);
  return fileOf(service).endsWith('work.js') ? workConfig(environment) : gatewayConfig(environment);
}

test('two gateways, four subgraphs and workers are described, each by a program that is there', () => {
  const { ours } = composed();
  const programs = ours.map(([, service]) => fileOf(service).replace(/^dist\/(.*)\.js$/, '$1.ts'));
  expect(programs.filter((file) => file === 'gateway/main.ts')).toHaveLength(2);
  expect(programs.filter((file) => file === 'subgraphs/serve.ts')).toHaveLength(4);
  expect(programs.filter((file) => file === 'subgraphs/work.ts')).toHaveLength(1);
  expect(programs.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

test.each([
  ['with what must be set alone', {}],
  [
    'with a bucket, replicas and traces',
    {
      ...{
        FILES: 's3',
        S3_BUCKET: 'b',
        S3_ACCESS_KEY_ID: 'k',
        S3_SECRET_ACCESS_KEY: 's',
        S3_ENDPOINT: 'http://store:9000',
      },
      DATABASE_REPLICA_URLS: 'postgres://screening:abc123@replica:5432/screening',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    },
  ],
  [
    'with anchors of the audit trail and limits of codes',
    {
      ...{
        AUDIT_ANCHOR_MINUTES: '5',
        AUDIT_ANCHOR_FILE: '/data/anchors',
        AUDIT_ANCHOR_URL: 'https://log.example/heads',
      },
      ...{ AUDIT_ANCHOR_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}` },
      ...{ PORTAL_CODES_SMS_PER_DAY: '50', PORTAL_CODES_EMAIL_PER_DAY: '60' },
    },
  ],
])('every process takes its settings, %s', (_, more) => {
  for (const [, service] of composed({ ...GIVEN, ...more }).ours) expect(configOf(service)).toBeTruthy();
});

test('anchors and limits of codes reach the processes that use them', () => {
  const given = { ...GIVEN, AUDIT_ANCHOR_MINUTES: '5', PORTAL_CODES_SMS_PER_DAY: '50' };
  const { worker, screening } = composed(given).services;
  expect(configOf(worker!)).toMatchObject({ auditAnchors: { everyMinutes: 5, file: null, post: null } });
  expect(configOf(screening!)).toMatchObject({ portalCodes: { sms: 50, email: 1_000 } });
});

test('what must be set is asked for by name', () => {
  for (const name of Object.keys(GIVEN)) expect(() => composed({ ...GIVEN, [name]: '' })).toThrow(name);
});

test('every setting is one that some configuration reads', () => {
  const folders = [
    'gateway',
    'subgraphs',
    'kit/process',
    'kit/process/settings',
    'kit/process/trace',
    'kit/store/files',
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder)).flatMap((name) =>
      name.endsWith('.ts') ? [join(projectRoot, folder, name)] : [],
    ),
  );
  const read = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = new Set(composed().ours.flatMap(([, { environment }]) => Object.keys(environment)));
  expect([...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(read))).toEqual([]);
});

test('addresses lead to services of the file, at the ports that those listen at', () => {
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

test('a container that keeps files has a volume there, and every one has the time to stop in order', () => {
  const { ours, volumes } = composed();
  for (const [name, { environment, volumes: mounted = [], read_only: sealed, stop_grace_period: grace }] of ours) {
    expect([name, sealed, parseInt(grace ?? '0', 10) > 30]).toEqual([name, true, true]);
    if (!environment.DATA_DIR) continue;
    const [volume, at] = mounted[0]!.split(':');
    expect([name, at, Object.keys(volumes).includes(volume!)]).toEqual([name, environment.DATA_DIR, true]);
  }
});

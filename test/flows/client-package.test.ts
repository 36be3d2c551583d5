import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Client, type RequestError, createClient, verifyWebhook } from '@guest-screening/client';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../support/built.js';
import { type CutLine, openCutLine } from '../support/cut-line.js';
import { eventually } from '../support/eventually.js';
import { type WebhookTest, webhookTest } from '../support/webhooks.js';

const PACKAGE = join(projectRoot, 'packages/client');
const TSC = join(projectRoot, 'node_modules/typescript/bin/tsc');
const STRICT = ['--strict', '--target', 'es2023', '--module', 'nodenext', '--moduleResolution', 'nodenext'];
const run = promisify(execFile);

let flow: WebhookTest;
let line: CutLine;
let client: Client;
/** A project of a reader, who has installed the package as it is published. */
let project: string;

beforeAll(async () => {
  await built();
  project = mkdtempSync(join(tmpdir(), 'client-package-'));
  const installed = join(project, 'node_modules/@guest-screening/client');
  mkdirSync(installed, { recursive: true });
  for (const name of ['package.json', 'dist']) cpSync(join(PACKAGE, name), join(installed, name), { recursive: true });
  await compiled(PACKAGE, ['-p', 'tsconfig.build.json', '--outDir', join(installed, 'dist')]);
  mkdirSync(join(project, 'node_modules/@types'));
  for (const name of ['graphql', '@types/node', 'undici-types', '@graphql-typed-document-node'])
    symlinkSync(join(projectRoot, 'node_modules', name), join(project, 'node_modules', name));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  flow = await webhookTest();
  line = await openCutLine(flow.service.url);
  client = createClient({ url: line.url, key: flow.service.key });
});

afterAll(async () => {
  line?.close();
  await flow?.stop();
  rmSync(project, { recursive: true, force: true });
});

/** Runs the compiler. Throws what it says. */
async function compiled(cwd: string, args: string[]): Promise<void> {
  await run(process.execPath, [TSC, ...args], { cwd }).catch((error: { stdout: string }) => {
    throw new Error(error.stdout, { cause: error });
  });
}

const pages = ['packages/client/README.md', 'docs/guides/use-the-client.md']
  .map((page) => readFileSync(join(projectRoot, page), 'utf8'))
  .join('\n');
const blocks = (language: string) =>
  [...pages.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block!);

const body = { without_listing: true, guest: { last_name: 'Lee', email: 'lee@example.org' } };
const query = { skip_gp: true, sync: true };

describe('the package as it is published', () => {
  test('runs the examples of its README and its guide, compiled in strict mode', async () => {
    const load = (name: string) => import(join(projectRoot, `.ci/graph/${name}.mjs`)) as Promise<object>;
    const { publicSchema } = (await load('public-schema')) as { publicSchema(supergraph: string): string };
    const { clientPreset } = (await load('client-preset')) as {
      clientPreset(schema: string, documents: string[], config: object): Promise<Map<string, string>>;
    };
    const schema = publicSchema(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'));
    const files = await clientPreset(schema, blocks('graphql'), { documentMode: 'string' });
    mkdirSync(join(project, 'gql'));
    for (const [name, text] of files) if (name === 'graphql.ts') writeFileSync(join(project, 'gql', name), text);
    const programs = blocks('ts');
    programs.forEach((program, n) => writeFileSync(join(project, `example-${n}.ts`), program));
    const names = programs.map((_, n) => `example-${n}.ts`);
    await compiled(project, [...STRICT, '--types', 'node', '--outDir', 'out', ...names]);
    const printed: string[] = [];
    for (const name of names) {
      const env = { PATH: process.env.PATH, API: flow.service.url, KEY: flow.service.key };
      const { stdout } = await run(process.execPath, [join(project, 'out', name.replace('.ts', '.js'))], { env });
      printed.push(stdout);
    }
    expect(printed).toEqual([
      'verified\n400 reservation_not_found true\n',
      'First account\n',
      'Loft One\n',
      expect.stringMatching(/^(\d+ \w+\n)*\d+ RESERVATION_CREATED\n$/),
      'Ann\nFirst account\nnumber true\n',
    ]);
  });

  test('has types that browsers can use', async () => {
    const text = `import { createClient } from '@guest-screening/client';
      const client = createClient({ url: 'https://screening.example.com', key: 'sk_live_1' });
      export const id: Promise<string> = client.rest('GET', '/accounts/me').then((me) => me.id);`;
    writeFileSync(join(project, 'page.ts'), text);
    const lib = ['es2023', 'dom', 'dom.iterable'];
    const module = { module: 'esnext', moduleResolution: 'bundler' };
    const compilerOptions = { strict: true, target: 'es2023', noEmit: true, types: [], lib, ...module };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts'] }));
    await compiled(project, ['-p', 'tsconfig.json']);
  });
});

test('a write whose answer is lost is sent again, and done once', async () => {
  line.loseNextAnswer();
  const guest = { last_name: 'Once', email: 'once@example.org' };
  const { id } = await client.rest('POST', '/reservations', { query, body: { without_listing: true, guest } });
  expect(line.lost()).toBe(1);
  const { items } = await client.rest('GET', '/reservations', { query: { search: guest.email } });
  expect(items.map((one) => one.id)).toEqual([id]);
});

test('a subscription goes on where it was when its connection is lost: each event once, and none missing', async () => {
  const { id } = await client.rest('POST', '/reservations', { query, body });
  interface Changed {
    reservationChanged: { sequence: number; type: string; reservation: { account: { name: string } } };
  }
  const document = `subscription ($id: ID!, $epoch: String) {
    reservationChanged(reservationId: $id, epoch: $epoch) { sequence epoch type reservation { account { name } } }
  }`;
  const controller = new AbortController();
  const seen: Changed['reservationChanged'][] = [];
  const lost: string[] = [];
  const follow = async () => {
    const options = { since: 0, signal: controller.signal, onRetry: ({ code }: RequestError) => lost.push(code) };
    for await (const { data } of client.subscribe<Changed>(document, { id }, options))
      seen.push(data.reservationChanged);
  };
  const following = follow();
  for (const [n, supervised] of (['approve', 'decline', 'approve', 'decline'] as const).entries()) {
    await client.rest('POST', '/reservations/{id}/status', { path: { id }, body: { supervised } });
    await eventually(() => seen.filter(({ type }) => type === 'VERIFICATION_DECIDED').length === n + 1);
    // The next decision is made before the client is back.
    if (n < 3) line.cut();
  }
  controller.abort();
  await following;
  expect(lost).toEqual(Array(3).fill('unreachable'));
  const { items } = await client.rest('GET', '/events', { query: { after_sequence: 0, limit: 100 } });
  const logged = items.filter((one) => one.reservation_id === id && one.sequence <= seen.at(-1)!.sequence);
  expect(seen.map(({ sequence }) => sequence)).toEqual(logged.map(({ sequence }) => sequence));
  expect(seen.at(-1)).toMatchObject({ reservation: { account: { name: 'First account' } } });
});

test('deliveries of the service are verified', async () => {
  const { secret, headers } = await flow.listening({ reservation: '/hooks' });
  const sent = { webhook_key: 'reservation_webhook_url' };
  expect((await flow.service.rest('POST', '/accounts/webhooks/test', sent, headers)).status).toBe(200);
  const [delivery] = await flow.receiver.arrived('/hooks');
  const request = { body: delivery!.text, headers: delivery!.headers, secret };
  expect(await verifyWebhook(request)).toMatchObject({ type: expect.any(String), sequence: 0, test: true });
  const changed = verifyWebhook({ body: `${delivery!.text} `, headers: delivery!.headers, secret });
  await expect(changed).rejects.toMatchObject({ code: 'signature_mismatch' });
});

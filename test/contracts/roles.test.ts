import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leastRolesOf } from '#gateway/sessions/roles.js';
import { ROLES, type Role } from '#kit/viewer/viewer.js';
import { projectRoot } from '#kit/process/project-root.js';
import { Browser } from '../support/browser.js';
import { openSocket } from '../support/open-socket.js';
import { OWN, PASSWORD } from '../support/people.js';
import { ROWS } from './access/all-rows.js';
import { type Fixture, openFixture } from './access/fixture.js';
import { everythingKept, untilQuiet } from './access/kept.js';

const LEAST_ROLE = leastRolesOf(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'));

let fixture: Fixture;
const sessions = new Map<Role, Browser>();

beforeAll(async () => {
  fixture = await openFixture();
  const { service, keys } = fixture;
  for (const role of ROLES) {
    const email = `${role}@example.org`;
    const query = `mutation { invitePerson(input: { name: "${role}", email: "${email}", password: "${PASSWORD}",
      role: ${role.toUpperCase()} }) { invitedPerson { person { id state } url } userErrors { code message field rule } } }`;
    const { data } = await service.graph(query, {}, { 'x-api-key': keys.owner! });
    expect(data.invitePerson).toMatchObject({ person: { state: 'ACTIVE' }, url: null });
    const browser = new Browser(service.url);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
    sessions.set(role, browser);
  }
});

afterAll(async () => {
  await fixture?.stop();
});

test('every root field of the public graph names its minimum role', async () => {
  const { data } = await fixture.service.graph('{ __schema { types { name fields { name } } } }');
  const types = data.__schema.types as { name: string; fields: { name: string }[] }[];
  const fields = types
    .filter(({ name }) => ['Query', 'Mutation', 'Subscription'].includes(name))
    .flatMap((type) => type.fields.map(({ name }) => `${type.name}.${name}`));
  expect(fields.length).toBeGreaterThan(150);
  expect(fields.filter((field) => !LEAST_ROLE.has(field))).toEqual([]);
});

test('a viewer changes only their own sessions and notifications, and opens a read-only preview', () => {
  const changing = [...LEAST_ROLE].filter(([name, role]) => name.startsWith('Mutation.') && role === 'viewer');
  expect(changing.map(([name]) => name).sort()).toEqual([
    'Mutation.endOtherSessions',
    'Mutation.endSession',
    'Mutation.previewPortal',
    'Mutation.setMailNotifications',
  ]);
});

const GRAPH = ROWS.filter(({ operation }) => /^(Query|Mutation)\./.test(operation));
const LEASTS = [...new Map(GRAPH.map((row) => [row.operation, row])).values()];

test.each(LEASTS.map((row) => [row.operation, row] as const))('%s is open to its role', async (operation, row) => {
  const request = await row.request(fixture);
  if (request.kind === 'rest') throw new Error('Not a root field.');
  await untilQuiet(fixture.client);
  const least = ROLES.indexOf(LEAST_ROLE.get(operation)!);
  for (const [n, role] of ROLES.entries()) {
    const before = n < least ? await everythingKept(fixture.client) : null;
    const { body } = await sessions.get(role)!.graph(request.document);
    const messages = JSON.stringify(body.errors ?? []);
    if (n >= least) {
      expect([role, messages]).toEqual([role, expect.not.stringContaining(`not allow ${operation.split('.')[1]}.`)]);
      // A field within it may need a higher role: see the matrix of roles and fields.
      if (messages.includes('Your role')) continue;
      return;
    }
    expect([role, body.errors?.[0]?.extensions.code, messages]).toEqual([
      role,
      'FORBIDDEN',
      expect.stringContaining('Your role does not allow '),
    ]);
    expect(body.data?.[request.field] ?? null).toBeNull();
    expect(await everythingKept(fixture.client)).toEqual(before);
  }
  throw new Error('No role may do it.');
});

test('fragments, aliases and a second field do not bypass the check, over HTTP or a socket', async () => {
  const browser = sessions.get('viewer')!;
  const documents = [
    'mutation { harmless: createApiKey { issuedApiKey { key { id } } userErrors { code message field rule } } }',
    'mutation { ... on Mutation { createApiKey { issuedApiKey { key { id } } userErrors { code message field rule } } } }',
    'mutation { ...F } fragment F on Mutation { ...G } fragment G on Mutation { createApiKey { issuedApiKey { key { id } } userErrors { code message field rule } } }',
    'query { me { id } apiKeys { total } }',
  ];
  for (const document of documents) {
    expect((await browser.graph(document)).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { socket } = openSocket(fixture.service.url, { cookie: browser.cookie, origin: fixture.service.url });
    for await (const { errors } of socket.iterate({ query: document }))
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    await socket.dispose();
  }
  const both =
    'query Fine { me { id } } mutation Other { createApiKey { issuedApiKey { key { id } } userErrors { code message field rule } } }';
  const fine = await fetch(`${fixture.service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: browser.cookie, ...OWN },
    body: JSON.stringify({ query: both, operationName: 'Fine' }),
  });
  expect((await fine.json()) as object).toMatchObject({ data: { me: { id: fixture.account } } });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, type ObjectTypeDefinitionNode, parse, print } from 'graphql';
import { projectRoot } from '#kit/process/project-root.js';
import { ask } from './access/ask.js';
import { type Fixture, openFixture } from './access/fixture.js';
import { everythingKept } from './access/kept.js';
import { ASKERS, type Asker } from './access/profiles.js';
import type { Request } from './access/row.js';

const supergraph = parse(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'));
const types = supergraph.definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);

const isHidden = ({ directives }: Pick<ObjectTypeDefinitionNode, 'directives'>) =>
  directives?.some(({ name }) => name.value === 'inaccessible') ?? false;

/** A document that selects a hidden root field with the arguments and the type that it needs. */
function documentOf(root: string, field: NonNullable<ObjectTypeDefinitionNode['fields']>[number]): string {
  const given = (field.arguments ?? []).map(({ name }) => `${name.value}: $${name.value}`);
  const declared = (field.arguments ?? []).map(({ name, type }) => `$${name.value}: ${print(type)}`);
  const within = types.some(({ name }) => name.value === print(field.type).replace(/\W/g, '')) ? ' { __typename }' : '';
  const listed = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  return `${root.toLowerCase()} ${listed(declared)} { ${field.name.value}${listed(given)}${within} }`;
}

const HIDDEN = types
  .filter(({ name }) => ['Query', 'Mutation', 'Subscription'].includes(name.value))
  .flatMap(({ name, fields = [] }) =>
    fields
      .filter(isHidden)
      .map((field) => [`${name.value}.${field.name.value}`, documentOf(name.value, field)] as const),
  );
const OF_FEDERATION = [
  ['Query._service', '{ _service { sdl } }'],
  ['Query._entities', '{ _entities(representations: [{ __typename: "Account", id: "1" }]) { __typename } }'],
] as const;

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});

afterAll(async () => {
  await fixture?.stop();
});

test('fields for the service itself are marked in the supergraph', () => {
  expect(HIDDEN.map(([name]) => name).sort()).toEqual([
    'Mutation.addPasskey',
    'Mutation.beginPasskey',
    'Mutation.beginSingleSignOn',
    'Mutation.changePassword',
    'Mutation.confirmTotp',
    'Mutation.createOwner',
    'Mutation.finishSignIn',
    'Mutation.finishSingleSignOn',
    'Mutation.forgetReports',
    'Mutation.forgetWatchlistDismissals',
    'Mutation.joinAccount',
    'Mutation.noteKeyUses',
    'Mutation.noteSessionUse',
    'Mutation.postCallback',
    'Mutation.proveSession',
    'Mutation.receiveDepositNews',
    'Mutation.removePasskey',
    'Mutation.removeTotp',
    'Mutation.renewRecoveryCodes',
    'Mutation.renewReports',
    'Mutation.requestPasswordReset',
    'Mutation.resetPassword',
    'Mutation.signIn',
    'Mutation.signInWithPasskey',
    'Mutation.signOut',
    'Mutation.signUp',
    'Mutation.startTotp',
    'Query.accountOpen',
    'Query.backgroundReportFile',
    'Query.brandingOf',
    'Query.guestHistory',
    'Query.idImageFile',
    'Query.importedVersions',
    'Query.intelligenceNodes',
    'Query.invitation',
    'Query.keyHolder',
    'Query.mailsPasswordResets',
    'Query.namesOfChanges',
    'Query.ownFactors',
    'Query.ownerLinkOpen',
    'Query.ownerMissing',
    'Query.passwordResetOpen',
    'Query.pendingFactors',
    'Query.personInvitation',
    'Query.portalFileContent',
    'Query.portalHolder',
    'Query.portalVisit',
    'Query.propertyNodes',
    'Query.recordChanges',
    'Query.referenceRates',
    'Query.reportFile',
    'Query.reservationFeatures',
    'Query.screeningNodes',
    'Query.sessionHolder',
  ]);
});

const SHUT: Partial<Record<Asker, string>> = {
  suspended: '403 FORBIDDEN',
  disabled: '403 FORBIDDEN',
  revoked: '401 UNAUTHENTICATED',
  nobody: '401 UNAUTHENTICATED',
};

test.each([...HIDDEN, ...OF_FEDERATION])('no key can select %s, over HTTP or over a socket', async (name, document) => {
  const field = name.split('.')[1];
  const before = await everythingKept(fixture.client);
  for (const asker of ASKERS) {
    const request: Request = { kind: 'graph', document, field: 'none' };
    const byHttp = await ask(fixture.service.url, request, fixture.keys[asker]);
    const bySocket = await ask(fixture.service.url, { ...request, kind: 'socket' }, fixture.keys[asker]);
    const expected = SHUT[asker] ? [SHUT[asker], 'closed 4403'] : ['GRAPHQL_VALIDATION_FAILED', 'refused'];
    expect([asker, byHttp.outcome, bySocket.outcome]).toEqual([asker, ...expected]);
    if (SHUT[asker]) continue;
    for (const { text } of [byHttp, bySocket]) expect(text).toContain(`Cannot query field \\"${field}\\"`);
  }
  expect(await everythingKept(fixture.client)).toEqual(before);
});

test('introspection shows none of them', async () => {
  const { data } = await fixture.service.graph('{ __schema { types { name fields { name } } } }');
  const shown = JSON.stringify(data);
  for (const [name] of HIDDEN) expect(shown).not.toContain(`"${name.split('.')[1]}"`);
  for (const { name } of types.filter(isHidden)) expect(shown).not.toContain(`"${name.value}"`);
});

test('no object field is left for the service alone: registering an account needs none', async () => {
  const hidden = types.flatMap(({ name, fields = [] }) =>
    ['Query', 'Mutation'].includes(name.value)
      ? []
      : fields.filter(isHidden).map((field) => `${name.value}.${field.name.value}`),
  );
  expect(hidden).toEqual(['Account.ancestorIds']);
  const before = await everythingKept(fixture.client);
  const document =
    'mutation { registerAccount(input: { account: { name: "Nobody" } }) { account { id ancestorIds } userErrors { code message field rule } } }';
  const asked = await ask(
    fixture.service.url,
    { kind: 'graph', document, field: 'registerAccount' },
    fixture.keys.owner,
  );
  expect(asked.outcome).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await everythingKept(fixture.client)).toEqual(before);
});

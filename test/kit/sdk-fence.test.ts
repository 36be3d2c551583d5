import { type GraphQLFieldResolver, type GraphQLSchema, execute, parse } from 'graphql';
import { Failure } from '#kit/failure.js';
import { SUBGRAPHS, schemaOf } from '#subgraphs/all.js';

/** Fields open to an SDK key: another name here is a decision about the portal. */
const OPEN = ['emailFacts', 'phoneFacts', 'propertyTypes'];

/** Fields open to the holder of a portal link: each reads only the link's reservation. */
const OPEN_TO_GUEST = [
  'confirmPortalCode',
  'openDepositPage',
  'portal',
  'removePortalFile',
  'savePortalScreen',
  'sendPortalCode',
  'skipMovementCheck',
  'skipPortalScreen',
  'startMovementCheck',
  'submitMovementFrames',
  'submitPortalScreen',
  'uploadIdImage',
  'uploadPortalFile',
  'withdrawPortalBehavior',
];

const viewer = { kind: 'sdk', accountId: 'a', accountIds: ['a'], keyId: 'k' };

/** Whether the fence answers instead of the resolver. */
async function isRefused(resolve: GraphQLFieldResolver<unknown, unknown>, context: object): Promise<boolean> {
  try {
    await resolve(null, {}, context, null as never);
  } catch (error) {
    return error instanceof Failure && error.code === 'FORBIDDEN';
  }
  return false;
}

const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );

test.each(SUBGRAPHS.map((subgraph) => [subgraph.name, subgraph] as const))(
  'every root field of %s except the open ones refuses an SDK key, and a request without a viewer',
  async (_name, subgraph) => {
    const fields = rootFields((await schemaOf(subgraph)).schema);
    expect(fields.length).toBeGreaterThan(1);
    for (const { name, resolve, subscribe } of fields) {
      for (const context of [{ viewer }, {}, { viewer: null }])
        expect([name, await isRefused(resolve!, context)]).toEqual([name, !OPEN.includes(name)]);
      if (subscribe) expect([name, await isRefused(subscribe, { viewer })]).toEqual([name, true]);
    }
  },
);

test('only these fields are open to the holder of a portal link', async () => {
  const names: string[] = [];
  const guest = { ...viewer, kind: 'guest', reservationId: 'r' };
  for (const subgraph of SUBGRAPHS)
    for (const { name, resolve } of rootFields((await schemaOf(subgraph)).schema))
      if (!(await isRefused(resolve!, { viewer: guest }))) names.push(name);
  expect(names.sort()).toEqual(OPEN_TO_GUEST);
});

test('signed-in users, API keys and the service pass', async () => {
  const { schema } = await schemaOf(SUBGRAPHS[0]!);
  const resolve = schema.getQueryType()!.getFields().me!.resolve!;
  const load = { account: () => 'the account' };
  for (const kind of ['api', 'user', 'service'])
    expect(await resolve(null, {}, { load, viewer: { ...viewer, kind } }, null as never)).toBe('the account');
});

test('the list of open fields equals the marked ones', async () => {
  const names: string[] = [];
  for (const subgraph of SUBGRAPHS) {
    for (const { name, resolve } of rootFields((await schemaOf(subgraph)).schema))
      if (!(await isRefused(resolve!, { viewer }))) names.push(name);
  }
  expect(names.sort()).toEqual(OPEN);
});

test('refuses references to entities too, whatever they name', async () => {
  for (const subgraph of SUBGRAPHS.filter(({ references }) => Object.keys(references).length > 0)) {
    const { schema } = await schemaOf(subgraph);
    const [type] = Object.keys(subgraph.references);
    const document = parse(`{ _entities(representations: [{ __typename: "${type}", id: "x" }]) { __typename } }`);
    const { data, errors } = await execute({ schema, document, contextValue: { viewer } });
    expect([data ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'FORBIDDEN']);
  }
});

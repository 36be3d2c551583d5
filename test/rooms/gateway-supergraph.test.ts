import { ApolloServer } from '@apollo/server';
import { prepareOperation } from '#gateway/plan/prepared-operation.js';
import { type Supergraph, startSupergraph } from '#gateway/supergraph/supergraph.js';
import { sampleSdl, startSample } from './gateway-sample/supergraph.js';

let supergraph: Supergraph;
const reported: unknown[] = [];

beforeAll(async () => {
  supergraph = await startSample({}, (error, context) => reported.push([(error as Error).message, context]));
});

async function run(text: string, variables: Record<string, unknown> = {}, context: object = {}) {
  const result = await supergraph.execute(prepareOperation(supergraph.schema, text), variables, context);
  return JSON.parse(JSON.stringify(result)) as { data?: unknown; errors?: { extensions: { code: string } }[] };
}

describe('the supergraph', () => {
  it('executes a prepared operation over both subgraphs', async () => {
    const operation = prepareOperation(
      supergraph.schema,
      'query Q($id: ID!) { stay(id: $id) { code house { name owner { name } } } viewer }',
    );
    for (let again = 0; again < 4; again++) {
      const { data, errors } = await supergraph.execute(operation, { id: '1' }, { viewer: 'me' });
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        stay: { code: 'code-1', house: { name: 'House h1', owner: { name: 'Owner of h1' } } },
        viewer: 'me',
      });
    }
  });

  it.each([
    ['a failure of a subgraph', '{ stay(id: "bad") { id } }', {}, 'STAY_NOT_FOUND', ['stay']],
    ['a failure of an entity', '{ stay(id: "2") { house { name } } }', {}, 'HOUSE_CLOSED', ['stay', 'house']],
    ['an internal error', '{ stay(id: "1") { leaking } }', {}, 'INTERNAL', ['stay', 'leaking']],
    ['an invalid variable', 'query ($n: Int) { stays(limit: $n) { id } }', { n: 'x' }, 'BAD_USER_INPUT', undefined],
    ['a missing variable', 'query ($id: ID!) { stay(id: $id) { id } }', {}, 'BAD_USER_INPUT', undefined],
  ])('gives %s its code and no internal details', async (_, text, variables, code, path) => {
    const { errors } = await run(text, variables);
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({ extensions: { code }, ...(path && { path }) });
    expect(JSON.stringify(errors)).not.toMatch(/internal\.test|serviceName|stacktrace|stays"|houses"|secret|\.ts/);
  });

  it('logs in the process what it hides from the client', async () => {
    reported.length = 0;
    await run('{ stay(id: "1") { leaking failing } }', {}, { requestId: 'r1' });
    expect(reported).toEqual([['select secret from stays', { requestId: 'r1' }]]);
  });

  it('keeps the details of a failure', async () => {
    const { errors } = await run('{ stay(id: "bad") { id } }');
    expect(errors?.[0]?.extensions).toEqual({ code: 'STAY_NOT_FOUND', details: [{ loc: ['id'] }] });
  });

  it.each([
    ['invalid GraphQL', '{ stay('],
    ['an unknown field', '{ nothing }'],
    ['two operations', 'query A { count } query B { count }'],
    ['no operation', 'fragment F on Query { count }'],
  ])('refuses a document with %s at startup', (_, text) => {
    expect(() => prepareOperation(supergraph.schema, text)).toThrow();
  });

  it('returns an error, not a rejection, when a data source throws', async () => {
    const faults: string[] = [];
    const broken = await startSupergraph({
      supergraphSdl: sampleSdl(),
      report: (error) => faults.push((error as Error).message),
      dataSourceFor: () => ({ process: () => Promise.reject(new Error('connect to http://inside.test')) }),
    });
    const result = await broken.execute(prepareOperation(broken.schema, '{ count }'), {}, {});
    expect(JSON.parse(JSON.stringify(result))).toEqual({
      data: null,
      errors: [{ message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL' } }],
    });
    expect(faults).toEqual(['connect to http://inside.test']);
  });

  it('serves Apollo Server as its gateway, and still executes by itself', async () => {
    const sample = await startSample();
    const server = new ApolloServer<object>({ gateway: sample.gateway, includeStacktraceInErrorResponses: true });
    await server.start();
    const query = '{ stay(id: "1") { code } bad: stay(id: "bad") { id } leaking: stay(id: "1") { leaking } }';
    const { body } = await server.executeOperation({ query }, { contextValue: {} });
    const { data, errors } = (body as Extract<typeof body, { kind: 'single' }>).singleResult;
    expect(data).toMatchObject({ stay: { code: 'code-1' }, bad: null });
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['STAY_NOT_FOUND', 'INTERNAL']);
    expect(JSON.stringify(errors)).not.toContain('secret');
    const operation = prepareOperation(sample.schema, '{ count }');
    expect((await sample.execute(operation, {}, { total: 7 })).data).toEqual({ count: 7 });
    await server.stop();
  });
});

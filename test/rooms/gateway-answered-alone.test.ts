import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { type ExecutionResult, type GraphQLSchema, parse, validate } from 'graphql';
import { serviceViewer } from '#kit/graph/graph.js';
import { projectRoot } from '#kit/process/project-root.js';
import { prepareOperation } from '#gateway/plan/prepared-operation.js';
import { isAnsweredAlone } from '#gateway/supergraph/answered-alone.js';
import { localDataSource } from '#gateway/supergraph/data-source.js';
import { graphOf } from '#gateway/supergraph/graph-of.js';
import { type Doors, openDoors, readingsOf } from '#gateway/supergraph/supergraph.js';
import { housesSchema } from './gateway-sample/houses.js';
import { randomQuery, seeded } from './gateway-sample/random-query.js';
import { staysSchema } from './gateway-sample/stays.js';
import { sampleSdl } from './gateway-sample/supergraph.js';

const QUERIES = 400;
const schemas = new Map<string, GraphQLSchema>([
  ['stays', staysSchema()],
  ['houses', housesSchema()],
]);
const supergraphSdl = sampleSdl();
let readings = 0;
const read = readingsOf({ supergraphSdl, ownExecutor: true });
const reported: string[] = [];

/** Doors that count what they read of the supergraph. */
const open = (): Doors =>
  openDoors({
    supergraphSdl,
    schemas,
    readings: { ...read, service: () => ((readings += 1), read.service()) },
    dataSourceFor: (name) => localDataSource(schemas.get(name)!, (context) => context),
    report: (error) => reported.push((error as Error).message),
  });

const doors = open();
const answer = (of: Doors, text: string) => graphOf(of)(text, { y: true }, serviceViewer('a'));

/** Where an error empties the whole answer, those after it depend on which field was first. */
const shown = ({ data = null, errors = [] }: ExecutionResult) =>
  JSON.stringify({ data, errors: data ? errors : errors.slice(0, 1) });

test('a query that one subgraph answers needs no supergraph; others do', async () => {
  expect(await answer(doors, '{ stay(id: "1") { code nights house { id } } }')).toMatchObject({
    data: { stay: { code: 'code-1', house: { id: 'h1' } } },
    errors: [],
  });
  expect(readings).toBe(0);
  expect(await answer(doors, '{ stay(id: "1") { house { name } } }')).toMatchObject({
    data: { stay: { house: { name: 'House h1' } } },
  });
  expect(readings).toBe(1);
});

test('errors keep their code and place, and what is hidden is reported', async () => {
  expect(await answer(doors, '{ stay(id: "bad") { id } }')).toMatchObject({
    data: { stay: null },
    errors: [{ code: 'STAY_NOT_FOUND' }],
  });
  reported.length = 0;
  const leaking = await answer(doors, '{ stay(id: "1") { leaking } }');
  expect(leaking).toMatchObject({ data: { stay: { leaking: null } }, errors: [{ code: 'INTERNAL' }] });
  expect(JSON.stringify(leaking)).not.toContain('secret');
  expect(reported).toEqual(['select secret from stays']);
});

test('values that are computed from another subgraph, and mutations, are planned', () => {
  const stays = schemas.get('stays')!;
  expect(isAnsweredAlone(stays, parse('{ stay(id: "1") { house { id } } }'))).toBe(true);
  expect(isAnsweredAlone(stays, parse('{ stay(id: "1") { house { city } } }'))).toBe(false);
  expect(isAnsweredAlone(stays, parse('{ stay(id: "1") { house { ...L } } } fragment L on House { label }'))).toBe(
    false,
  );
  const houses = schemas.get('houses')!;
  expect(isAnsweredAlone(houses, parse('mutation { open(id: "h1") }'))).toBe(false);
});

test('generated queries have the same answers with and without a plan', async () => {
  const random = seeded(5);
  const { schema, execute } = await doors.service();
  const differing: unknown[] = [];
  let compared = 0;
  for (let n = 0; n < QUERIES; n += 1) {
    const text = randomQuery([...schemas.values()][n % 2]!, random);
    if (validate(schema, parse(text)).length > 0) continue;
    const door = doors.alone(text);
    if (!door) continue;
    const context = { total: 1, viewer: 'me' };
    const alone = shown(await door.execute(prepareOperation(door.schema, text), { y: true }, context));
    const planned = shown(await execute(prepareOperation(schema, text), { y: true }, context));
    compared += 1;
    if (alone !== planned) differing.push({ text, alone, planned });
  }
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(50);
});

const subgraphs = ['identity', 'property', 'screening', 'intelligence'].map((name) =>
  buildSubgraphSchema(parse(readFileSync(join(projectRoot, `schema/${name}.graphql`), 'utf8'))),
);

/** The queries in the files of a folder of the screening subgraph. */
const queriesIn = (folder: string): string[] =>
  globSync(join(projectRoot, 'subgraphs/screening', folder, '**/*.ts')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`(\s*query [^`$]*(?:\$\w[^`$]*)*)`/g)].map(([, text]) => text!),
  );

test.each([
  ['an idle worker asks for again and again', 'screening/rescreen/imports', 4],
  ['an analysis asks for', 'screening/analysis', 2],
  ['the models of an analysis ask for', 'screening/features', 2],
  ['an analysis asks about accounts', 'booking/account', 2],
])('what %s is answered by one subgraph each', (_, folder, least) => {
  const texts = queriesIn(folder);
  expect(texts.length).toBeGreaterThanOrEqual(least);
  const planned = texts.filter((text) => !subgraphs.some((schema) => isAnsweredAlone(schema, parse(text))));
  expect(planned).toEqual([]);
});

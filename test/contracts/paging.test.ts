import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { PAGING_ARGUMENTS } from '#kit/graph/page-bounds.js';
import { projectRoot } from '#kit/process/project-root.js';
import { inputsOf, rulesFrom } from '#rest-shim/reference/inputs.js';
import { ROUTES } from '#rest-shim/routes/all.js';
import { INPUT_RULES } from '#subgraphs/input-rules.js';
import { type RunningTest, runningTest } from '../support/running.js';

const schema = buildSchema(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'), { assumeValid: true });

const RULES = rulesFrom(INPUT_RULES);

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(async () => {
  await service?.stop();
});

const REST_NAMES = ['from', 'size', 'limit', 'offset', 'first', 'last', 'page', 'after_sequence'];
const BAD = ['-1', '1.5', 'abc', '3000000000', '1e3', '', ' 1', '0x10'];

const written = (path: string) => path.replace(/:id\b/g, '0b8f8a4e-54f2-4a57-9df0-0b6f6c6b7a11').replace(/:\w+/g, 'x1');

/** Every route with a page parameter, in the query or the body; authority reports take a date range. */
const REST = ROUTES.filter(({ path }) => path !== '/authority-reports').flatMap((row) => {
  const { parameters, body } = inputsOf(row, schema, RULES);
  const queried = parameters.filter((one) => one.in === 'query' && REST_NAMES.includes(one.name));
  const sent = Object.keys(body?.properties ?? {}).filter((name) => REST_NAMES.includes(name));
  const needed = parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
  const inBody = body?.required ?? [];
  return [
    ...queried.map(({ name }) => ({ row, name, place: 'query' as const, needed, inBody })),
    ...sent.map((name) => ({ row, name, place: 'body' as const, needed, inBody })),
  ];
});

test('the table of routes has pages', () => expect(REST.length).toBeGreaterThan(20));

test.each(
  REST.map((one) => [`${one.row.method.toUpperCase()} ${one.row.path} ${one.name} (${one.place})`, one] as const),
)('%s takes a bounded integer', async (_title, { row, name, place, needed, inBody }) => {
  const filled = (names: string[]) => names.map((one) => [one, one === 'dob' ? '1980-01-01' : 'x']);
  const hasBody = row.method !== 'get';
  const ask = (value: unknown) => {
    const query = { ...Object.fromEntries(filled(needed)), ...(place === 'query' && { [name]: String(value) }) };
    const body = { ...Object.fromEntries(filled(inBody)), ...(place === 'body' && { [name]: value }) };
    const path = `${written(row.path)}?${new URLSearchParams(query).toString()}`;
    return service.rest(row.method.toUpperCase(), path, hasBody ? body : undefined);
  };
  for (const value of [...BAD, ...(place === 'body' ? [-1, 1.5, 3_000_000_000] : [])]) {
    const { status, body } = await ask(value);
    const blamed = (body.details as { loc: string[] }[] | undefined)?.map(({ loc }) => loc.at(-1));
    expect([value, status, body.code, blamed]).toEqual([value, 400, 'bad_input', [name]]);
  }
});

interface Paged {
  title: string;
  argument: GraphQLArgument;
  field: string;
  isRoot: boolean;
}

const isHidden = ({ astNode }: GraphQLField<unknown, unknown>) =>
  astNode?.directives?.some(({ name }) => name.value === 'inaccessible') ?? false;

const GRAPH: Paged[] = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields()).flatMap((field) =>
        field.args
          // A revision of a list is a text.
          .filter(
            ({ name, type }) =>
              PAGING_ARGUMENTS.includes(name) && !(name === 'since' && String(type).startsWith('String')),
          )
          .map((argument) => ({
            title: `${type.name}.${field.name}(${argument.name})`,
            argument,
            field: field.name,
            // Fields for the service's own processes are not in the public graph.
            isRoot: type === schema.getQueryType() && !isHidden(field),
          })),
      )
    : [],
);

test('every page number of a graph field is an Int', () => {
  expect(GRAPH.length).toBeGreaterThan(20);
  const others = GRAPH.filter(({ argument }) => getNamedType(argument.type).name !== 'Int').map(({ title }) => title);
  expect(others).toEqual([]);
});

/** A value of a type, as a literal. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType as GraphQLInputType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${needed.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  const known: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true' };
  return known[String(type)] ?? '"0b8f8a4e-54f2-4a57-9df0-0b6f6c6b7a11"';
}

const REFUSED = ['BAD_INPUT', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'];

test.each(GRAPH.filter(({ isRoot }) => isRoot).map((one) => [one.title, one] as const))(
  '%s refuses values that are not bounded integers',
  async (_title, { argument, field }) => {
    const { args, type } = schema.getQueryType()!.getFields()[field]!;
    const needed = args.filter((one) => isRequiredArgument(one) && one !== argument);
    const others = needed.map((one) => `${one.name}: ${literal(one.type)}`);
    const selection = isObjectType(getNamedType(type)) ? '{ __typename }' : '';
    for (const value of ['-1', '1.5', '"abc"', '3000000000']) {
      const list = [`${argument.name}: ${value}`, ...others].join(', ');
      const { data, errors } = await service.graph(`{ ${field}(${list}) ${selection} }`);
      expect([value, data?.[field] ?? null]).toEqual([value, null]);
      const extensions: { code: string; details?: object[] } = errors![0]!.extensions;
      expect(REFUSED).toContain(extensions.code);
      if (value === '-1') expect(extensions.details).toMatchObject([{ loc: [argument.name] }]);
    }
  },
);

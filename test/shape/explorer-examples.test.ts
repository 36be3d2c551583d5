import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperationDefinitionNode, Kind, buildSchema, parse, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values.js';
import { projectRoot } from '#kit/process/project-root.js';
import { EXAMPLES, tabOf } from '#web/explorer/examples.js';

const supergraph = readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8');
const schema = buildSchema(supergraph, { assumeValid: true, assumeValidSDL: true });

function problemsOf(query: string, variables: string): string[] {
  const document = parse(query);
  const errors = [...validate(schema, document)];
  const [operation] = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  const given = JSON.parse(variables || '{}') as Record<string, unknown>;
  const unused = Object.keys(given).filter(
    (name) => !operation?.variableDefinitions?.some(({ variable }) => variable.name.value === name),
  );
  const coerced = getVariableValues(schema, operation?.variableDefinitions ?? [], given);
  return [...errors, ...(coerced.errors ?? [])].map(({ message }) => message).concat(unused);
}

test.each(EXAMPLES.map((example) => [example.title, example] as const))(
  'the example "%s" and its variables are valid',
  (_title, example) => {
    const { query, variables } = tabOf(example);
    expect(problemsOf(query, variables)).toEqual([]);
    expect(query).toMatch(/^(# .*\n)*(query|mutation|subscription) \w+.*\{$/m);
    expect(query).toMatch(/\n\}\n$/);
  },
);

test('a field or a variable that the schema does not know is reported', () => {
  expect(problemsOf('query One { me { shoeSize } }', '')).toHaveLength(1);
  expect(problemsOf('query One($id: ID!) { reservation(id: $id) { id } }', '{"reservation":"1"}')).toHaveLength(2);
});

test('ten tasks have an example; the first needs no variables', () => {
  expect(EXAMPLES).toHaveLength(10);
  expect(new Set(EXAMPLES.map(({ query }) => /(?:query|mutation|subscription) (\w+)/.exec(query)![1])).size).toBe(10);
  expect(tabOf(EXAMPLES[0]!).variables).toBe('');
});

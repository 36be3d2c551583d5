import { parse } from 'graphql';
import { localDataSource } from '#gateway/supergraph/data-source.js';
import { compiledQuery, prepareForCompiling } from '#kit/graph/compiled-query.js';
import { type Answer, ask } from './gateway-sample/ask.js';
import { staysSchema } from './gateway-sample/stays.js';

const interpreted = localDataSource(staysSchema(), (context) => context, { compileAfter: Infinity });
const compiled = localDataSource(staysSchema(), (context) => context, { compileAfter: 0 });

/** Errors sorted by path: compiled code meets them in a different order. */
function plain({ data, errors = [] }: Answer): unknown {
  const shown = errors.map(({ message, path, extensions }) => ({ message, path, extensions }));
  return JSON.parse(JSON.stringify({ data, errors: shown.toSorted((a, b) => (`${a.path}` < `${b.path}` ? -1 : 1)) }));
}

const stay = (selection: string, id = '1') => `query ($id: ID! = ${id}) { stay(id: $id) { ${selection} } }`;
const entities = (selection: string) =>
  `query ($representations: [_Any!]!, $first: Int) { _entities(representations: $representations) { ${selection} } }`;
const representations = [
  { __typename: 'Stay', id: '2' },
  { __typename: 'Stay', id: 'none' },
  { __typename: 'House', id: 'h1', city: 'Rome' },
  { __typename: 'Stay', id: 'bad' },
];

const cases: [title: string, query: string, variables?: Record<string, unknown>][] = [
  ['scalars, enums, lists with nulls', stay('id code guests nights verdict extra')],
  ['aliases and repeated fields', stay('a: code b: code id id house { id } house { __typename }')],
  ['a missing object', stay('id', '9')],
  ['promises, methods and getters without a resolver', stay('promised method getter')],
  ['a getter that throws', stay('id getter', '2')],
  ['a null in a strict list', stay('id strictGuests', '3')],
  ['a value refused by its scalar', stay('id nights', '4')],
  ['a resolver that throws with a code', stay('id failing')],
  ['an async resolver that rejects at a strict field', stay('id failingStrict')],
  ['an error with internal details', stay('id leaking')],
  ['a root that throws', 'query ($id: ID!) { stay(id: $id) { id } }', { id: 'bad' }],
  ['a strict root that is null', 'query ($id: ID!) { strictStay(id: $id) { id } count }', { id: '9' }],
  ['lists of objects, nulls, promises and errors', stay('looseNotes { text author }')],
  ['a null deep in a strict list', stay('id notes { text fragile }')],
  ['defaults and arguments', stay('two: notes { text } one: notes(first: 1) { text } three: notes(first: 3) { text }')],
  [
    'an input object',
    'query ($p: Period, $w: Float!) { stay(id: 1) { score(weight: $w, period: $p) } }',
    { w: 2, p: {} },
  ],
  [
    'a variable inside an input object',
    'query ($f: String) { stay(id: 1) { score(weight: 1, period: { from: $f }) } }',
    { f: '3000' },
  ],
  [
    'an omitted variable inside an input object',
    'query ($f: String) { stay(id: 1) { score(weight: 1, period: { from: $f }) } }',
  ],
  [
    'an omitted variable with a default inside an input object',
    'query ($f: String = "1999") { stay(id: 1) { score(weight: 1, period: { from: $f }) } }',
  ],
  ['an omitted variable', 'query ($p: Period, $w: Float!) { stay(id: 1) { score(weight: $w, period: $p) } }', { w: 2 }],
  [
    'an undefined member of an input object',
    'query ($p: Period, $w: Float!) { stay(id: 1) { score(weight: $w, period: $p) } }',
    { w: 2, p: { from: undefined } },
  ],
  ['an omitted required variable', 'query ($id: ID!) { stay(id: $id) { id } }'],
  ['a variable of the wrong type', 'query ($w: Float!) { stay(id: 1) { score(weight: $w) } }', { w: 'heavy' }],
  ['a null for a strict argument', 'query ($w: Float = 1) { stay(id: 1) { id score(weight: $w) } }', { w: null }],
  ['interfaces', stay('steps { __typename id title ... on Upload { bytes house { id } } ... on Consent { version } }')],
  ['unions', stay('findings { ... on Upload { title } ... on House { id } }')],
  ['a root interface', '{ step(id: "c1") { title } }'],
  [
    'fragments',
    `fragment F on Stay { code notes { ...N } } fragment N on Note { text } ${stay('...F ... { id } ... on Stay { nights }')}`,
  ],
  [
    '@skip and @include, true',
    `query ($y: Boolean!) { stay(id: 1) { id @skip(if: $y) code @include(if: $y) notes @include(if: $y) { text } ... @skip(if: $y) { nights } } }`,
    { y: true },
  ],
  [
    '@skip and @include, false',
    `query ($y: Boolean!) { stay(id: 1) { id @skip(if: $y) code @include(if: $y) notes @include(if: $y) { text } ... @skip(if: $y) { nights } } }`,
    { y: false },
  ],
  [
    '_entities',
    entities('__typename ... on Stay { code delayed house { id } } ... on House { label }'),
    { representations },
  ],
  [
    '_entities with arguments',
    entities('... on Stay { notes(first: $first) { text } } ... on House { stays(first: 1) { id } }'),
    { representations, first: 1 },
  ],
  ['_entities of an unknown type', entities('__typename'), { representations: [{ __typename: 'Nobody' }] }],
  ['sequential mutations', 'mutation { a: add(by: 1) b: add(by: 2) c: rename(id: 1, code: "new") { code delayed } }'],
  ['recursion', stay('parent { parent { id } id }', '3')],
  ['an unknown field', '{ nothing }'],
  ['the subgraph itself', '{ _service { sdl } __typename }'],
  ['schema introspection', '{ __type(name: "Stay") { name fields { name } } }'],
  ['the alias __proto__', stay('__proto__: code')],
];

describe('a subgraph in the same process', () => {
  it.each(cases.map(([title, query, variables = {}]) => ({ title, query, variables })))(
    'answers the same compiled and interpreted: $title',
    async ({ query, variables }) => {
      const expected = plain(await ask(interpreted, query, variables));
      expect(plain(await ask(compiled, query, variables))).toEqual(expected);
      expect(JSON.stringify(expected)).not.toContain('select secret');
    },
  );

  it.each([
    ['a plain read', stay('id code getter'), true],
    ['entities', entities('... on Stay { code house { id } }'), true],
    ['a mutation', 'mutation { add(by: 1) }', true],
    ['an interface whose type is found by a promise', stay('steps { id }'), false],
    ['a text written into the document', '{ stay(id: "1") { id } }', false],
    ['the alias __proto__', stay('__proto__: code'), false],
  ])('compiles supported documents: %s', (_, query, isCompiled) => {
    const schema = staysSchema();
    prepareForCompiling(schema);
    expect(compiledQuery(schema, parse(query)) !== null).toBe(isCompiled);
  });

  it('never turns a caller’s text into code', async () => {
    const magic = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
    const query = `{ stay(id: 1) { score(weight: 1, period: { from: "${magic}globalThis.owned = 1" }) } }`;
    await ask(compiled, query);
    await ask(compiled, query.replace('__MAGIC', '\\u005f_MAGIC'));
    expect('owned' in globalThis).toBe(false);
  });

  it('hides internal error messages and logs them', async () => {
    const { errors } = await ask(compiled, stay('leaking'));
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'INTERNAL' }, path: ['stay', 'leaking'] });
    expect(errors?.[0]).toHaveProperty('originalError.message', 'select secret from stays');
  });

  it('passes the configured context to the resolvers', async () => {
    const source = localDataSource(staysSchema(), ({ total }: { total: number }) => ({ total: total + 1 }));
    const answer = await ask(source, '{ count }', {}, { total: 4 });
    expect(answer.data).toEqual({ count: 5 });
  });
});

const times = (count: number, make: (n: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, n) => make(n)).join(between);

const nested = (levels: number): string =>
  `{ reservations { items { ${times(levels, () => 'listing { reservation { ')} id ${times(levels, () => '} }')} } } }`;
const introspected = (levels: number) =>
  `{ __schema { types { ${times(levels, () => 'fields { type {')} name ${times(levels, () => '} }')} } } }`;
const ofType = (levels: number) =>
  `{ __type(name: "Query") { ${times(levels, () => 'ofType {')} name ${times(levels, () => '}')} } }`;
const doubling = (levels: number, leaf: string) =>
  `{ me { ...F0 } } ${times(levels, (n) => `fragment F${n} on Account { ...F${n + 1} ... on Account { ...F${n + 1} } }`)} fragment F${levels} on Account { ${leaf} }`;

export interface Bomb {
  query: string;
  variables?: object;
}

/** Bombs that cost little here: their responses are short. All others are refused. */
export const HARMLESS = [
  'depth by fragments of fragments',
  'a list of 900 values',
  'variables that are not declared',
  'introspection of fields of fields',
];

/** Documents that request far more than any client needs, by name. */
export const BOMBS: Record<string, Bomb> = {
  'depth of 15': { query: nested(6) },
  'depth of 400': { query: nested(200) },
  'depth by inline fragments': {
    query: `{ ${times(900, () => '... on Query {')} me { id } ${times(900, () => '}')} }`,
  },
  'depth by fragments of fragments': {
    query: `{ me { ...F0 } } ${times(150, (n) => `fragment F${n} on Account { ...F${n + 1} }`)} fragment F150 on Account { id }`,
  },
  '31 aliases': { query: `{ me { ${times(31, (n) => `a${n}: id`)} } }` },
  '900 aliases': { query: `{ me { ${times(900, (n) => `a${n}: id`)} } }` },
  'aliases of a mutation': {
    query: `mutation { ${times(40, (n) => `a${n}: saveListing(input: { listing: { myId: "x${n}" } }) { listing { id } userErrors { code message field rule } }`)} }`,
  },
  'aliases of an expensive root field': {
    query: `{ ${times(30, (n) => `a${n}: reservations(size: 100) { items { id summary { status reason } } }`)} }`,
  },
  'aliases multiplied by fragments': { query: doubling(20, 'a: id') },
  'a billion leaves by fragments': { query: doubling(30, 'id') },
  'a fragment that holds itself': { query: '{ me { ...F } } fragment F on Account { id ...F }' },
  'two fragments that hold each other': {
    query: '{ me { ...A } } fragment A on Account { id ...B } fragment B on Account { id ...A }',
  },
  'a ring of 200 fragments': {
    query: `{ me { ...F0 } } ${times(200, (n) => `fragment F${n} on Account { ...F${(n + 1) % 200} }`)}`,
  },
  '300 unused fragments': { query: `{ me { id } } ${times(300, (n) => `fragment F${n} on Account { id }`)}` },
  '51 directives': { query: `{ me { id ${times(51, () => '@include(if: true)')} } }` },
  '400 directives on fields': { query: `{ me { ${times(400, () => 'id @include(if: true)')} } }` },
  '600 unknown directives': { query: `{ me { id ${times(600, (n) => `@d${n}`)} } }` },
  'a list of 900 values': { query: `{ events(types: [${times(900, () => 'VERIFICATION_PENDING', ',')}]) { id } }` },
  'a list of 9,000 values': {
    query: 'query ($types: [EventType!]) { events(types: $types) { id type sequence } }',
    variables: { types: Array.from({ length: 9_000 }, () => 'VERIFICATION_PENDING') },
  },
  'a list nested in itself': {
    query: 'query ($types: [EventType!]) { events(types: $types) { id } }',
    variables: { types: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as object },
  },
  'an input nested in itself': {
    query: `mutation { saveListing(input: { listing: ${'{ location: '.repeat(300)}null${' }'.repeat(300)} }) { listing { id } userErrors { code message field rule } } }`,
  },
  '2,001 tokens': { query: `{ ${times(1_999, () => '__typename')} }` },
  '200,000 tokens': { query: `{ ${times(200_000, () => 'a')} }` },
  '900 KB of blanks': { query: `{ me { id } }${' '.repeat(900_000)}` },
  '900 KB of one name': { query: `{ ${'a'.repeat(900_000)} }` },
  '900 KB of one text': { query: `{ listingByMyId(myId: "${'a'.repeat(900_000)}") { id } }` },
  '100,000 open braces': { query: '{'.repeat(100_000) },
  'a flood of __typename': { query: `{ ${times(900, () => '__typename')} }` },
  'a flood of __typename below': { query: `{ me { ${times(900, () => '__typename')} } }` },
  '300 root fields': { query: `{ ${times(300, () => 'me { id }')} }` },
  '180 operations in one document': { query: times(180, (n) => `query Q${n} { me { id } }`) },
  '300 variables': {
    query: `query (${times(300, (n) => `$v${n}: Int`)}) { me { id } }`,
    variables: Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`v${n}`, n])),
  },
  'variables that are not declared': {
    query: '{ me { id } }',
    variables: Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`v${n}`, 'x'.repeat(50)])),
  },
  'conflicts in every pair of fields': { query: `{ me { ${times(900, (n) => `a: ${n % 2 ? 'id' : 'name'}`)} } }` },
  'introspection of fields of types of fields': { query: introspected(8) },
  'introspection of fields of fields of fields': { query: introspected(3) },
  'introspection of fields of fields': { query: introspected(2) },
  'introspection 40 deep': { query: ofType(40) },
  'introspection under 19 aliases': {
    query: `{ ${times(19, (n) => `a${n}: __schema { types { name fields { name args { name type { name } } type { name } } } }`)} }`,
  },
  'a cost above the limit': {
    query: `{ ${times(20, (n) => `a${n}: reservations(size: 100) { items { id status source nights confirmationCode summary { status reason riskColor } listing { name id } account { name } } }`)} }`,
  },
  'a size beyond all bounds': { query: '{ reservations(from: 1e300, size: 1e300) { total items { id } } }' },
  'entities of a subgraph': {
    query: '{ _entities(representations: [{ __typename: "Account", id: "x" }]) { __typename } }',
  },
  'the SDL of a subgraph': { query: '{ _service { sdl } }' },
};

import { buildSubgraphSchema } from '@apollo/subgraph';
import { GraphQLError, type GraphQLSchema, parse } from 'graphql';

export const staysSdl = /* GraphQL */ `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@external", "@requires"])

  enum Verdict {
    pass
    review
  }
  scalar Json
  interface Step {
    id: ID!
    title: String!
  }
  type Upload implements Step {
    id: ID!
    title: String!
    bytes: Int!
    house: House
  }
  type Consent implements Step {
    id: ID!
    title: String!
    version: String!
  }
  union Finding = Upload | House
  type Note {
    text: String!
    author: String
    fragile: String!
    house: House
  }
  input Period {
    from: String = "2026-01-01"
    to: String
  }

  type Stay @key(fields: "id") {
    id: ID!
    code: String!
    guests: [String]
    strictGuests: [String!]
    nights: Int
    verdict: Verdict
    extra: Json
    house: House
    notes(first: Int = 2): [Note!]!
    looseNotes: [Note]
    steps: [Step!]!
    findings: [Finding]
    score(weight: Float!, period: Period): Float
    delayed: String
    failing: String
    failingStrict: String!
    leaking: String
    parent: Stay
    getter: String
    method: String
    promised: String
  }
  type House @key(fields: "id") {
    id: ID!
    stays(first: Int): [Stay!]!
    city: String @external
    label: String @requires(fields: "city")
  }

  type Query {
    stay(id: ID!): Stay
    stays(ids: [ID!], limit: Int = 10): [Stay]
    strictStay(id: ID!): Stay!
    step(id: ID!): Step
    count: Int!
  }
  type Mutation {
    rename(id: ID!, code: String!): Stay
    add(by: Int!): Int!
  }
  type Subscription {
    stayChanged(id: ID!): Stay
  }
`;

export class Failing extends Error {
  readonly extensions: { code: string; details?: { loc: string[] }[] };
  constructor(code: string, message: string) {
    super(message);
    this.extensions = { code, details: [{ loc: ['id'] }] };
  }
}

const later = <Value>(value: Value): Promise<Value> => new Promise((done) => setImmediate(() => done(value)));
const fail = (error: Error): never => {
  throw error;
};

/** The part of the request context that mutations change. */
export interface Tally {
  total?: number;
}

/** Fields without a resolver: graphql-js reads them, calls them and awaits them. */
class StayRow {
  constructor(
    readonly id: string,
    readonly houseId: string | null,
  ) {}
  code = `code-${this.id}`;
  guests = ['Ann', null];
  strictGuests = this.id === '3' ? ['Ann', null] : ['Ann', 'Bo'];
  nights = this.id === '4' ? 'many' : 3;
  verdict = 'review';
  extra = { deep: [1, { two: null }] };
  promised = later(`promised ${this.id}`);
  get getter(): string {
    return this.id === '2' ? fail(new Failing('GETTER', 'The getter failed.')) : 'got';
  }
  method(): string {
    return `method of ${this.id}`;
  }
}

const rows = new Map(['1', '2', '3', '4'].map((id) => [id, new StayRow(id, id === '3' ? null : `h${id}`)]));
const house = (id: string | null) => (id ? { __typename: 'House', id } : null);

const steps = [
  { __typename: 'Upload', id: 'u1', title: 'Passport', bytes: 9, house: house('h2') },
  { __typename: 'Consent', id: 'c1', title: 'Rules', version: 'v1' },
];
const notes = [
  { text: 'One', author: 'me', fragile: 'whole', house: house('h1') },
  { text: 'Two', author: null, fragile: null, house: null },
  { text: 'Three', author: 'you', fragile: 'whole', house: house('h3') },
];

const resolvers = {
  Stay: {
    __resolveReference: ({ id }: { id: string }) =>
      id === 'bad' ? fail(new Failing('STAY_BROKEN', 'This stay is broken.')) : later(rows.get(id) ?? null),
    house: (stay: StayRow) => house(stay.houseId),
    notes: (_: StayRow, { first }: { first: number }) => later(notes.slice(0, first)),
    looseNotes: () => [notes[0], null, later(notes[1]), new Failing('NOTE_LOST', 'The note is lost.')],
    steps: () => later(steps),
    findings: () => [steps[0], house('h1')],
    score: (_: StayRow, { weight, period }: { weight: number; period?: { from: string } }) =>
      weight * (period ? Number(period.from.slice(0, 4)) : 1),
    delayed: (stay: StayRow) => later(`late ${stay.id}`),
    failing: () => fail(new Failing('STAY_LOCKED', 'The stay is locked.')),
    failingStrict: async () => fail(new GraphQLError('Strictly locked.', { extensions: { code: 'LOCKED' } })),
    leaking: () => fail(new TypeError('select secret from stays')),
    parent: (stay: StayRow) => rows.get(String(Number(stay.id) - 1)) ?? null,
  },
  Step: { __resolveType: async (step: { __typename: string }) => later(step.__typename) },
  Finding: { __resolveType: (finding: { __typename: string }) => finding.__typename },
  House: {
    __resolveReference: ({ id, city }: { id: string; city?: string }) => ({ id, city }),
    label: ({ id, city }: { id: string; city?: string }) => `${id} in ${city}`,
    stays: (_: object, { first }: { first?: number }) => [...rows.values()].slice(0, first ?? 2),
  },
  Query: {
    stay: (_: unknown, { id }: { id: string }) =>
      id === 'bad' ? fail(new Failing('STAY_NOT_FOUND', 'There is no such stay.')) : later(rows.get(id) ?? null),
    stays: (_: unknown, { ids, limit }: { ids?: string[]; limit: number }) =>
      (ids ?? [...rows.keys()]).slice(0, limit).map((id) => rows.get(id) ?? null),
    strictStay: (_: unknown, { id }: { id: string }) => rows.get(id) ?? null,
    step: (_: unknown, { id }: { id: string }) => steps.find((step) => step.id === id),
    count: (_: unknown, __: unknown, context: Tally) => context.total ?? 0,
  },
  Mutation: {
    rename: (_: unknown, { id, code }: { id: string; code: string }) => {
      const row = rows.get(id);
      return row ? Object.create(row, { code: { value: code } }) : null;
    },
    add: (_: unknown, { by }: { by: number }, context: Tally) => later((context.total = (context.total ?? 0) + by)),
  },
};

/** The sample's first subgraph: every shape of field that an executor can meet. */
export function staysSchema(): GraphQLSchema {
  return buildSubgraphSchema([{ typeDefs: parse(staysSdl), resolvers: resolvers as never }]);
}

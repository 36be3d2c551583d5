import { buildSubgraphSchema } from '@apollo/subgraph';
import { type GraphQLSchema, parse } from 'graphql';
import { Failing } from './stays.js';

export const housesSdl = /* GraphQL */ `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])

  type House @key(fields: "id") {
    id: ID!
    name: String!
    city: String
    owner: Owner
    rooms(first: Int = 2): [Room!]!
  }
  type Room {
    name: String!
    beds: Int!
  }
  type Owner @key(fields: "id") {
    id: ID!
    name: String!
  }
  type Stay @key(fields: "id") {
    id: ID!
    rating: Float
    owner: Owner!
  }
  type Query {
    house(id: ID!): House
    houses(size: Int = 3): [House!]!
    viewer: String
  }
  type Mutation {
    open(id: ID!): Boolean!
    close(id: ID!): Boolean
  }
`;

interface HouseRow {
  id: string;
  name: string | null;
  city: string;
}

const houses = new Map<string, HouseRow>(
  ['h1', 'h2', 'h3', 'h4'].map((id) => [id, { id, name: id === 'h4' ? null : `House ${id}`, city: `City ${id}` }]),
);

const busy = () => {
  throw new Failing('HOUSE_BUSY', 'The house is busy.');
};

const resolvers = {
  House: {
    __resolveReference: async ({ id }: HouseRow) => {
      if (id === 'h2') throw new Failing('HOUSE_CLOSED', 'The house is closed.');
      return houses.get(id) ?? null;
    },
    owner: ({ id }: HouseRow) => ({ id: `o-${id}`, name: `Owner of ${id}` }),
    rooms: (_: HouseRow, { first }: { first: number }) =>
      ['Attic', 'Hall', 'Den'].slice(0, first).map((name, index) => ({ name, beds: index })),
  },
  Owner: { __resolveReference: ({ id }: { id: string }) => ({ id, name: `Owner ${id}` }) },
  Stay: {
    __resolveReference: ({ id }: { id: string }) => ({ id }),
    rating: ({ id }: { id: string }) => Number(id) + 0.5,
    owner: ({ id }: { id: string }) => (id === '3' ? null : { id: `o-${id}`, name: `Owner of stay ${id}` }),
  },
  Mutation: { open: busy, close: busy },
  Query: {
    house: (_: unknown, { id }: { id: string }) => houses.get(id) ?? null,
    houses: (_: unknown, { size }: { size: number }) => [...houses.values()].slice(0, size),
    viewer: (_: unknown, __: unknown, context: { viewer?: string }) => context.viewer,
  },
};

/** The sample's second subgraph: entities that it shares with the first, some of which fail. */
export function housesSchema(): GraphQLSchema {
  return buildSubgraphSchema([{ typeDefs: parse(housesSdl), resolvers: resolvers as never }]);
}

import { type Shape, federated } from './shape.js';

const ROOMS: Record<string, { id: string; code: string; place: { town: string; street: string; door: string } }> = {
  r1: { id: 'r1', code: 'c1', place: { town: 'Bern', street: 'Mill', door: '7' } },
  r2: { id: 'r2', code: 'c2', place: { town: 'Bern', street: 'Ring', door: '1' } },
};
const all = Object.values(ROOMS);
const nameOf = (id: string) => `Room ${id}`;

interface Key {
  id?: string;
  place?: { street?: string; door?: string };
  name?: string;
}
/** The only key that the second subgraph resolves. */
const findRoom = ({ id, place, name }: Key) => (id && place?.street && place.door ? { ...ROOMS[id], name } : null);

/** Keys of one type that only some subgraphs resolve, with parts in common. */
export const keys: Shape = {
  title: 'a type has resolvable and non-resolvable keys with parts in common',
  parts: [
    {
      name: 'names',
      sdl: federated(
        '@key',
        /* GraphQL */ `
          type Room
            @key(fields: "id")
            @key(fields: "code", resolvable: false)
            @key(fields: "place { town street }", resolvable: false)
            @key(fields: "id place { street door }", resolvable: false) {
            id: ID!
            code: ID!
            place: Place!
            name: String!
          }
          type Place {
            town: ID!
            street: ID!
            door: ID!
          }
        `,
      ),
      resolvers: {
        Room: {
          __resolveReference: ({ id }: { id: string }) => ROOMS[id],
          name: ({ id }: { id: string }) => nameOf(id),
        },
      },
    },
    {
      name: 'signs',
      sdl: federated(
        '@key, @external, @requires',
        /* GraphQL */ `
          type Query {
            house: House
          }
          type House @key(fields: "id") {
            id: ID!
            rooms: [Room!]!
          }
          type Room
            @key(fields: "place { town street }", resolvable: false)
            @key(fields: "id place { street door }")
            @key(fields: "code", resolvable: false)
            @key(fields: "id", resolvable: false) {
            id: ID!
            code: ID!
            place: Place!
            name: String! @external
            sign: String! @requires(fields: "name")
          }
          type Place {
            town: ID!
            street: ID!
            door: ID!
          }
        `,
      ),
      resolvers: {
        Query: { house: () => ({ id: 'h', rooms: all }) },
        House: { __resolveReference: () => ({ id: 'h', rooms: all }) },
        Room: { __resolveReference: findRoom, sign: ({ name }: Key) => `To ${name!}` },
      },
    },
  ],
  truth: {
    house: { id: 'h', rooms: all.map((room) => ({ ...room, name: nameOf(room.id), sign: `To ${nameOf(room.id)}` })) },
  },
  around: (selections) => `{ house { id rooms { ${selections} } } }`,
  selections: ['id', 'name', 'sign', 'code', 'place { town street }', 'place { door }'],
};

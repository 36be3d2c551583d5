import { type Shape, federated } from './shape.js';

/** An interface that no object of one subgraph implements, and that another declares as `@interfaceObject`. */
export const nodes: Shape = {
  title: 'an interface without implementations in one subgraph is an object in another',
  parts: [
    {
      name: 'first',
      sdl: federated(
        '@key',
        /* GraphQL */ `
          type Query {
            lost: Place
            shown: Pet
          }
          interface Place @key(fields: "id", resolvable: false) {
            id: ID!
          }
          interface Pet @key(fields: "id") {
            id: ID!
          }
          type Cat implements Pet @key(fields: "id") {
            id: ID!
          }
        `,
      ),
      resolvers: {
        Query: { lost: () => ({ id: 'p1' }), shown: () => ({ __typename: 'Cat', id: 'c1' }) },
        Pet: { __resolveReference: ({ id }: { id: string }) => ({ __typename: 'Cat', id }) },
      },
    },
    {
      name: 'second',
      sdl: federated(
        '@key, @interfaceObject',
        /* GraphQL */ `
          type Query {
            found: Place
          }
          type Place @key(fields: "id", resolvable: false) @interfaceObject {
            id: ID!
            town: String
          }
          type Pet @key(fields: "id") @interfaceObject {
            id: ID!
            sound: String
          }
        `,
      ),
      resolvers: {
        Query: { found: () => ({ id: 'p2', town: 'Bern' }) },
        Pet: { __resolveReference: ({ id }: { id: string }) => ({ id }), sound: () => 'meow' },
      },
    },
  ],
  truth: {
    // No object type says what this is, so each selection of it is an error.
    lost: { id: 'p1' },
    shown: { __typename: 'Cat', id: 'c1', sound: 'meow' },
    found: { __typename: 'Place', id: 'p2', town: 'Bern' },
  },
  around: (selections) => `{ ${selections} }`,
  selections: [
    'lost { id }',
    'lost { town }',
    'shown { id }',
    'shown { sound }',
    'shown { ... on Cat { sound id } }',
    'other: shown { id sound }',
  ],
};

import { type Shape, federated } from './shape.js';

const RATES: Record<string, number> = { USD: 100, EUR: 90, JPY: 15_000 };
const WEIGHTS: Record<string, number> = { towel: 2, lamp: 5 };
const priceOf = ({ currency }: { currency: string }) => RATES[currency];
const ids = Object.keys(WEIGHTS);

interface Parcel {
  id: string;
  price?: number;
  weight?: number;
}
const postage = ({ price, weight }: Parcel) => price! * weight!;

/** Two fields of one subgraph that require the same field of another with different arguments. */
export const prices: Shape = {
  title: 'two fields require one field with different arguments',
  parts: [
    {
      name: 'post',
      sdl: federated(
        '@key, @external, @requires',
        /* GraphQL */ `
          type Goods @key(fields: "id") {
            id: ID!
            weight: Int @external
            price(currency: String!): Int @external
            postageInDollars: Int @requires(fields: "price(currency: \\"USD\\") weight")
            postageInEuros: Int @requires(fields: "price(currency: \\"EUR\\") weight")
          }
        `,
      ),
      resolvers: {
        Goods: { __resolveReference: (one: Parcel) => one, postageInDollars: postage, postageInEuros: postage },
      },
    },
    {
      name: 'shop',
      sdl: federated(
        '@key',
        /* GraphQL */ `
          type Query {
            goods: [Goods!]
          }
          type Goods @key(fields: "id") {
            id: ID!
            price(currency: String!): Int
            weight: Int
          }
        `,
      ),
      resolvers: {
        Query: { goods: () => ids.map((id) => ({ id })) },
        Goods: {
          price: (_: unknown, args: { currency: string }) => priceOf(args),
          weight: ({ id }: { id: string }) => WEIGHTS[id],
        },
      },
    },
  ],
  truth: {
    goods: ids.map((id) => ({
      id,
      weight: WEIGHTS[id],
      price: priceOf,
      postageInDollars: RATES.USD! * WEIGHTS[id]!,
      postageInEuros: RATES.EUR! * WEIGHTS[id]!,
    })),
  },
  around: (selections) => `query ($c: String = "JPY") { goods { ${selections} } }`,
  selections: [
    'id weight',
    'postageInDollars',
    'postageInEuros',
    'price(currency: "USD")',
    'price(currency: "EUR")',
    'price(currency: $c)',
    'mine: price(currency: "EUR")',
  ],
};

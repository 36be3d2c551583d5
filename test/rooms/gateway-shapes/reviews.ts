import { type Shape, federated } from './shape.js';

/** Stars of the reviews of each tour. */
const STARS: Record<string, number[]> = { harbour: [5, 3, 1, 4], castle: [2, 2, 4, 5] };
const ids = Object.keys(STARS);

const reviewsOf = (tour: string) => STARS[tour]!.map((stars, index) => ({ id: `${tour}-${index}`, stars }));
const starsOf = (review: string): number => STARS[review.split('-')[0]!]![Number(review.split('-')[1])]!;
/** The other tour has a review with as many stars. */
const likeOf = (review: string) =>
  ids.filter((tour) => !review.startsWith(tour) && STARS[tour]!.includes(starsOf(review))).map((id) => ({ id }));

interface Tour {
  id: string;
  reviews?: { stars: number }[];
}
interface Review {
  id: string;
  likeTours?: { reviews: { id: string }[] }[];
}
const first = ({ id }: Tour, { first: size }: { first: number }) => reviewsOf(id).slice(0, size);

function tourOf(id: string): object {
  return {
    id,
    grade: { sum: STARS[id]!.slice(0, 3).reduce((sum, stars) => sum + stars, 0) },
    reviews: (args: { first: number }) =>
      first({ id }, args).map((review) => ({
        ...review,
        isCommon: likeOf(review.id).length > 0,
        likeTours: () => likeOf(review.id).map((tour) => tourOf(tour.id)),
      })),
  };
}

/** A list that is required with one size, and that clients ask for with another. */
export const reviews: Shape = {
  title: 'a list is required with an argument and selected with another',
  parts: [
    {
      name: 'tours',
      sdl: federated(
        '@key, @external, @requires',
        /* GraphQL */ `
          type Query {
            tours: [Tour!]
          }
          type Tour @key(fields: "id") {
            id: ID!
            reviews(first: Int!): [Review!] @external
          }
          type Review @key(fields: "id") {
            id: ID!
            stars: Int
            likeTours: [Tour!] @external
            isCommon: Boolean @requires(fields: "likeTours { reviews(first: 4) { id } }")
          }
        `,
      ),
      resolvers: {
        Query: { tours: () => ids.map((id) => ({ id })) },
        Tour: { __resolveReference: (tour: Tour) => tour, reviews: first },
        Review: {
          __resolveReference: (review: Review) => review,
          stars: ({ id }: Review) => starsOf(id),
          isCommon: ({ likeTours }: Review) => likeTours!.some(({ reviews: all }) => all.length === 4),
        },
      },
    },
    {
      name: 'reviews',
      sdl: federated(
        '@key, @external, @requires',
        /* GraphQL */ `
          type Tour @key(fields: "id") {
            id: ID!
            grade: Grade @requires(fields: "reviews(first: 3) { stars }")
            reviews(first: Int!): [Review!]
          }
          type Review @key(fields: "id") {
            id: ID!
            stars: Int @external
            likeTours: [Tour!]
          }
          type Grade {
            sum: Int
          }
        `,
      ),
      resolvers: {
        Tour: {
          __resolveReference: (tour: Tour) => tour,
          grade: ({ reviews: three }: Tour) => ({ sum: three!.reduce((sum, { stars }) => sum + stars, 0) }),
          reviews: (tour: Tour, args: { first: number }) => first(tour, args).map(({ id }) => ({ id })),
        },
        Review: {
          __resolveReference: ({ id }: Review) => ({ id }),
          likeTours: ({ id }: Review) => likeOf(id),
        },
      },
    },
  ],
  truth: { tours: ids.map(tourOf) },
  around: (selections) => `
    query ($n: Int = 1) { tours { ${selections} } }
    fragment A on Tour { reviews(first: $n) { id } }
    fragment B on Tour { reviews(first: $n) { stars } }`,
  selections: [
    'id',
    'grade { sum }',
    'reviews(first: 1) { id }',
    'reviews(first: 3) { isCommon }',
    'reviews(first: 2) { id stars }',
    'few: reviews(first: 4) { id isCommon likeTours { reviews(first: 2) { id } } }',
    '...A ...B',
  ],
};

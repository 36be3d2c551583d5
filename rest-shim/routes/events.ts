import { z } from 'zod';
import { snakeCase } from '../camel-keys.js';
import { pageQuery } from '../page-query.js';
import { type RouteInput, route } from '../route.js';

const { from: whole, size, limit } = pageQuery;
const EventQuery = z.object({ after_sequence: whole, limit, size });

const sizeOf = ({ query }: RouteInput) => Math.min(100, Number(query.limit ?? query.size ?? 25));

interface Told {
  members: { name: string; value: string }[];
}

/** Flat: what an event is about stands beside its own members, which win. */
function flat({ members, ...event }: Told): object {
  return { ...Object.fromEntries(members.map(({ name, value }) => [snakeCase(name), value])), ...event };
}

export const eventRoutes = [
  route({
    method: 'get',
    path: '/events',
    summary: 'The event log of the account from a number on.',
    query: EventQuery,
    operation: /* GraphQL */ `
      query Events($after: Int!, $limit: Int!, $accountId: ID!) {
        last_sequence: lastEventSequence(accountId: $accountId)
        events(afterSequence: $after, limit: $limit, accountId: $accountId) {
          sequence
          event_id: id
          type
          timestamp: occurredAt
          user_id: accountId
          members {
            name
            value
          }
        }
      }
    `,
    variables: (input) => ({
      after: Number(input.query.after_sequence ?? 0),
      limit: sizeOf(input),
      accountId: input.query.user_id ?? 'me',
    }),
    answer: ({ last_sequence, events }, input) => {
      const items = (events as Told[]).map(flat);
      return {
        after_sequence: Number(input.query.after_sequence ?? 0),
        size: sizeOf(input),
        count: items.length,
        last_sequence,
        items,
      };
    },
  }),
];

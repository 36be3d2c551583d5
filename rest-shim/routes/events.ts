import { z } from 'zod';
import { pageQuery } from '../page-query.js';
import { type RouteInput, route } from '../route.js';
import { EVENT_SUBJECT, type ToldEvent, flatEvent } from './event-record.js';
import { messages } from '../messages.js';

const { from: whole, size, limit } = pageQuery;
const EventQuery = z.object({ after_sequence: whole, limit, size, epoch: z.string().optional() });

const sizeOf = ({ query }: RouteInput) => Math.min(100, Number(query.limit ?? query.size ?? 25));

interface EventLog {
  last_sequence: number;
  first_sequence: number;
  epoch: string;
}

const START_OVER = messages.startOver;

/** 0 means from the oldest stored event. */
const isKept = ({ last_sequence: last, first_sequence: first }: EventLog, after: number): boolean =>
  after <= last && (after === 0 || after + 1 >= first);

export const eventRoutes = [
  route({
    method: 'get',
    path: '/events',
    summary: 'List events of the account after a sequence number',
    query: EventQuery,
    operation: /* GraphQL */ `
      query Events($after: Int!, $limit: Int!, $accountId: ID!) {
        logs: lastEventSequences(accountId: $accountId) {
          last_sequence: sequence
          first_sequence: firstSequence
          epoch
        }
        events(afterSequence: $after, limit: $limit, accountId: $accountId) {
          sequence
          event_id: id
          type
          timestamp: occurredAt
          user_id: accountId
          subject {
            ...EventSubjectRecord
          }
        }
      }
      ${EVENT_SUBJECT}
    `,
    variables: (input) => ({
      after: Number(input.query.after_sequence ?? 0),
      limit: sizeOf(input),
      accountId: input.query.user_id ?? 'me',
    }),
    failure({ logs }, { query: { epoch, after_sequence: after } }) {
      const [log] = logs as EventLog[];
      if (epoch === undefined || (epoch === log!.epoch && isKept(log!, Number(after ?? 0)))) return null;
      return { status: 409, code: 'events_start_over', text: START_OVER };
    },
    headers: ({ logs }) => ({ 'Events-Epoch': (logs as EventLog[])[0]!.epoch }),
    answer: ({ logs, events }, input) => {
      const { last_sequence } = (logs as EventLog[])[0]!;
      const items = (events as ToldEvent[]).map(flatEvent);
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

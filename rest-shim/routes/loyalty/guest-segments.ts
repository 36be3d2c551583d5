import { z } from 'zod';
import { type Refused, route } from '../../route.js';
import { twins } from '../lookups/twins.js';
import { SEGMENT, type SegmentRow, segmentRecord } from './segment-record.js';
import { messages } from '../../messages.js';

interface Said {
  found: SegmentRow | null;
  suggestions: string[];
}

/** The contract fixes the error text, so the explanation is in `message`. */
function guestUnknown({ found, suggestions }: Said): Refused | null {
  if (found) return null;
  const message = messages.noStays;
  return { status: 404, code: 'guest_not_found', text: 'GUEST_NOT_FOUND', beside: { message, suggestions } };
}

const unknown = { status: 404, code: 'account_not_found', text: messages.noSuchAccount };

export const guestSegmentRoutes = [
  route({
    method: 'post',
    path: '/loyalty/guest-segmentation/batch',
    summary: 'Get the segments of up to 100 guests',
    body: z.object({ guest_ids: z.array(z.string()).min(1).max(100), user_id: z.string().nullish() }),
    operation: /* GraphQL */ `
      query GuestSegments($guestIds: [String!]!, $accountId: ID) {
        guestSegments(guestIds: $guestIds, accountId: $accountId) {
          results {
            ...SegmentRecord
          }
          not_found: notFound
          total_requested: totalRequested
          total_found: totalFound
        }
      }
      ${SEGMENT}
    `,
    variables: ({ body, query }) => ({ guestIds: body.guest_ids, accountId: body.user_id ?? query.user_id ?? null }),
    answer: ({ guestSegments }) => {
      for (const row of (guestSegments as { results: SegmentRow[] }).results) segmentRecord(row);
      return guestSegments;
    },
    unknown,
  }),
  ...twins({
    path: '/loyalty/guest-segmentation/:guest',
    summary: 'Get the segment of a guest by email address or phone number',
    members: ['user_id'],
    operation: /* GraphQL */ `
      query GuestSegment($guestId: String!, $accountId: ID) {
        guestSegment(guestId: $guestId, accountId: $accountId) {
          found {
            ...SegmentRecord
          }
          suggestions
        }
      }
      ${SEGMENT}
    `,
    variables: ({ guest, user_id }) => ({ guestId: guest, accountId: user_id ?? null }),
    failure: ({ guestSegment }) => guestUnknown(guestSegment as Said),
    answer: ({ guestSegment }) => {
      const { found } = guestSegment as Said;
      return found && segmentRecord(found);
    },
    unknown,
  }),
];

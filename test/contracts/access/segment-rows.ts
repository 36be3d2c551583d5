import { GUEST_EMAIL } from './owners-rows.js';
import { OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('404 guest_not_found');

export const segmentRows = [
  rest('GET /loyalty/guest-segmentation/:guest', unknown, () => ({
    params: { guest: encodeURIComponent(GUEST_EMAIL) },
  })),
  rest('POST /loyalty/guest-segmentation', unknown, () => ({ body: { guest: GUEST_EMAIL } })),
  rest('POST /loyalty/guest-segmentation/batch', OWN_ACCOUNT, () => ({ body: { guest_ids: [GUEST_EMAIL] } })),

  graph('Query.guestSegment', OWN_ACCOUNT, () => `{ guestSegment(guestId: "${GUEST_EMAIL}") { found { accountId } } }`),
  graph(
    'Query.guestSegments',
    OWN_ACCOUNT,
    () => `{ guestSegments(guestIds: ["${GUEST_EMAIL}"]) { results { accountId } } }`,
  ),
  graph('Query.segmentCounts', OWN_ACCOUNT, () => '{ segmentCounts { guests segment { name } } }'),
  graph(
    'Query.segmentGuestConnection',
    OWN_ACCOUNT,
    () => '{ segmentGuestConnection { edges { node { id accountId } } } }',
  ),
  graph(
    'Query.segmentGuests',
    OWN_ACCOUNT,
    () => '{ segmentGuests { items { id accountId reservation { id guest { fullName email } } } } }',
  ),
];

import { EVENTS } from '#events';
import { categoryOf } from '#subgraphs/identity/webhook/delivery/category-of.js';
import { ACTIONS, WEBHOOK_EVENTS } from '#web/dashboard/look/event-names.js';

/** Events of delivered families that only the audit trail records. */
const NEVER_SENT = [
  'guest_portal.adult_answers_read',
  'guest_portal.answers_read',
  'guest_portal.file_linked',
  'guest_portal.file_read',
  'guest_portal.report_exported',
];

test('the dashboard offers the events that each webhook gets', () => {
  const sent = Object.keys(EVENTS).filter((type) => categoryOf(type) && !NEVER_SENT.includes(type));
  const offered = Object.entries(WEBHOOK_EVENTS).flatMap(([kind, types]) => types.map((type) => [type, kind]));
  expect(offered.map(([type]) => type).toSorted()).toEqual(sent.toSorted());
  for (const [type, kind] of offered) expect([type, categoryOf(type!)]).toEqual([type, `${kind}_webhook_url`]);
});

test('the dashboard filters the audit trail by every event', () => {
  expect(ACTIONS.toSorted()).toEqual(ACTIONS);
  expect(ACTIONS).toEqual(expect.arrayContaining(Object.keys(EVENTS)));
});

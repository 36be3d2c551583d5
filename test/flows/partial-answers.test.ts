import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let reservation: string;

beforeAll(async () => {
  service = await runningTest();
  const booking = { without_listing: true, guest: { last_name: 'Lee', email: 'lee@example.com' } };
  reservation = (await service.rest('POST', '/reservations?skip_gp=1', booking)).body.id;
});

afterAll(async () => {
  await service?.stop();
});

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

test('a failed mutation does not hide what another one of the same document saved', async () => {
  const document = `mutation ($id: ID!, $unknown: ID!) {
    before: addNote(input: { reservationId: $id, text: "Called at noon." }) { note { text } userErrors { code message field rule } }
    failed: addNote(input: { reservationId: $unknown, text: "Lost." }) { note { text } userErrors { code message field rule } }
    after: addNote(input: { reservationId: $id, text: "Called again." }) { note { text } userErrors { code message field rule } }
  }`;
  const { data, errors } = await service.graph(document, { id: reservation, unknown: UNKNOWN });
  expect(data).toEqual({ before: { text: 'Called at noon.' }, failed: null, after: { text: 'Called again.' } });
  expect(errors).toMatchObject([{ extensions: { code: 'RESERVATION_NOT_FOUND' } }]);
  const notes = await service.graph('query ($id: ID!) { reservation(id: $id) { notes { text } } }', {
    id: reservation,
  });
  expect(notes.data.reservation.notes).toEqual([{ text: 'Called at noon.' }, { text: 'Called again.' }]);
});

test('a failed query does not hide what another one of the same document read', async () => {
  const { data, errors } = await service.graph('{ me { mode } bad: events(limit: -1) { id } reservations { total } }');
  expect(data).toEqual({ me: { mode: 'live' }, bad: null, reservations: { total: 1 } });
  expect(errors).toMatchObject([{ path: ['bad'], extensions: { code: 'BAD_INPUT' } }]);
});

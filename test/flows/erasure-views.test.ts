import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
beforeAll(async () => {
  service = await runningTest();
});
afterAll(() => service?.stop());

const SAVE = `mutation ($name: String!, $filter: ReservationFilter!) {
  saveView(input: { name: $name, filter: $filter, shared: true }) { savedView { id } userErrors { code message field rule } } }`;

const GONE = {
  'Al Li': {},
  'Li, Al comes back': { search: 'x (LI  AL)' },
  'By number': { search: '303 555-0187' },
  'By a written number': { search: 'call 0303.555.0187 again' },
  'By address': { search: '<al@example.org>' },
};

const KEPT = {
  'General listings': { search: 'general listings' },
  'Real life': { search: 'Al Lisbon' },
  'In pieces': { search: '5550', building: '187' },
  'In words': { search: '555 rooms 0187' },
  'Another address': { search: 'val@example.org' },
};

test('erases the saved views that name the guest, and no others with the same letters or digits', async () => {
  const made = await service.rest('POST', '/reservations?skip_gp=1', {
    without_listing: true,
    guest: { full_name: 'Al Li', email: 'al@example.org', phone: '+13035550187' },
  });
  expect(made.status).toBe(200);
  const views = { ...GONE, ...KEPT };
  for (const [name, filter] of Object.entries(views))
    expect((await service.graph(SAVE, { name, filter })).errors).toBeUndefined();
  expect((await service.rest('POST', '/guests/erase', { reservation_id: made.body.id })).status).toBe(200);
  const { data } = await service.graph('{ savedViews { name } }');
  expect(data.savedViews.map(({ name }: { name: string }) => name).sort()).toEqual(Object.keys(KEPT).sort());
});

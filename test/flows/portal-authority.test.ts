import { parse } from 'csv-parse/sync';
import { Client } from 'pg';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { PortalGuest, requireScreens } from '../support/portal.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let client: Client;
let listingId: string;
let made = 0;

beforeAll(async () => {
  service = await runningTest();
  client = new Client({ connectionString: service.databaseUrl });
  await client.connect();
  listingId = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const REPORTED = {
  fullName: '=cmd() "Ann", Lee',
  nationality: 'us',
  birthDate: '1990-04-05',
  birthPlace: 'Denver',
  residence: '1 Main St\nDenver',
  documentKind: 'passport',
  documentCountry: 'us',
  documentNumber: 'x123 456',
};

/** A stay that arrives on a given day, with the guests' answers. */
async function booked(day: string, guests: object[] = [REPORTED]) {
  const booking = {
    listing_id: listingId,
    confirmation_code: `POLICE${(made += 1)}`,
    guest: { full_name: 'Ann Lee' },
    check_in_date: day,
    check_out_date: `${day.slice(0, 8)}28`,
    number_of_guests: 2,
  };
  const { body } = await service.rest('POST', '/reservations?sync=1', booking);
  await requireScreens(service, body.id, { AboutYou: 'disabled', AuthorityReporting: 'required' });
  const guest = await PortalGuest.open(service, body.guest_portal_url);
  if (guests.length > 0) expect((await guest.submit('AuthorityReporting', { guests })).code).toBeUndefined();
  return body.id as string;
}

const get = (path: string, headers?: Record<string, string>) => service.rest('GET', path, undefined, headers);

test("exports the guests' answers as CSV that no spreadsheet can execute", async () => {
  const id = await booked('2031-05-03', [REPORTED, { ...REPORTED, fullName: 'Bo Lee' }]);
  const { status, body } = await get(`/reservations/${id}/authority-report`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ file_name: `guests-${id}.csv`, media_type: 'text/csv', stays: 1, guests: 2 });
  const lines = parse(body.content as string, { columns: true }) as Record<string, string>[];
  expect(lines).toHaveLength(2);
  expect(lines[0]).toEqual({
    reservation_id: id,
    confirmation_code: `POLICE${made}`,
    place: LISTING.name,
    country: 'US',
    check_in_date: '2031-05-03',
    check_out_date: '2031-05-28',
    full_name: `'=cmd() "Ann", Lee`,
    nationality: 'US',
    birth_date: '1990-04-05',
    birth_place: 'Denver',
    residence: '1 Main St\nDenver',
    document_kind: 'passport',
    document_country: 'US',
    document_number: 'X123456',
    handed_in_at: expect.stringMatching(/Z$/),
  });
  const { data } = await service.graph(
    `mutation { exportAuthorityReports(input: { reservationId: "${id}", format: json }) { authorityExport { content mediaType } userErrors { code message field rule } } }`,
  );
  const { stays } = JSON.parse(data.exportAuthorityReports.content);
  expect(stays).toHaveLength(1);
  expect(stays[0]).toMatchObject({
    reservation_id: id,
    country: 'US',
    guests: [{ full_name: REPORTED.fullName }, { full_name: 'Bo Lee' }],
  });
  await eventually(async () => {
    const audit = await service.graph('{ auditTrail(first: 50) { edges { node { action record { id } } } } }');
    type Edge = { node: { action: string; record: { id: string } | null } };
    return audit.data.auditTrail.edges.some(
      ({ node }: Edge) => node.action === 'guest_portal.report_exported' && node.record?.id === id,
    );
  });
});

test('exports the days of arrival without those that have no report', async () => {
  const first = await booked('2032-06-01');
  const none = await booked('2032-06-02', []);
  const last = await booked('2032-06-03');
  const after = await booked('2032-06-04');
  const { body } = await get('/authority-reports?from=2032-06-01&to=2032-06-03&format=json');
  const ids = JSON.parse(body.content as string).stays.map((stay: { reservation_id: string }) => stay.reservation_id);
  expect(ids).toEqual([first, last]);
  expect(ids).not.toContain(none);
  expect(ids).not.toContain(after);
  expect((await get('/authority-reports?from=2032-06-01&to=2032-06-03&country=es')).body).toMatchObject({ stays: 0 });
  expect((await get('/authority-reports?from=2032-06-01&to=2032-06-03&country=us')).body).toMatchObject({ stays: 2 });
});

test('reports invalid requests, and shows nothing to other accounts', async () => {
  const id = await booked('2033-01-01');
  for (const query of ['', '?from=2033-01-02&to=2033-01-01', '?from=2033-01-01&to=2034-01-01', '?from=x&to=2033-01-01'])
    expect([query, (await get(`/authority-reports${query}`)).status]).toEqual([query, 400]);
  expect((await get('/authority-reports?from=2033-01-01&to=2033-01-02&format=xml')).status).toBe(400);
  const other = await makeAccount(client);
  expect((await get(`/reservations/${id}/authority-report`, other.headers)).body.code).toBe('reservation_not_found');
  const days = await get('/authority-reports?from=2033-01-01&to=2033-01-02', other.headers);
  expect(days.body).toMatchObject({ stays: 0, guests: 0 });
});

test('an erased guest is in no export', async () => {
  const id = await booked('2033-03-03');
  await service.graph(
    `mutation { eraseGuest(input: { reservationId: "${id}" }) { erasure { reservations } userErrors { code message field rule } } }`,
  );
  expect((await get(`/reservations/${id}/authority-report`)).body).toMatchObject({ stays: 0, guests: 0 });
  expect((await get('/authority-reports?from=2033-03-01&to=2033-03-05')).body).toMatchObject({ stays: 0 });
});

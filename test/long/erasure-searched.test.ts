import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { built } from '../support/built.js';
import { CANARY, type Hit, documentedColumns, findCanaries, findInFiles, holdsCanary } from '../support/canary.js';
import { GUEST, STAY } from '../support/canary-tests.js';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { eventually } from '../support/eventually.js';
import { licenceBack, licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder } from '../support/id-images/uploads.js';
import { loadPlainNews } from '../support/news.js';
import { PortalGuest } from '../support/portal.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { loadSdn } from '../support/watchlists.js';

const NAME = `${CANARY.first} ${CANARY.last}`;

let service: RestartableTest;
let store: DatasetTest;
let client: pg.Client;
let bureau: ProviderServer;
let folder: string;
const logged: string[] = [];
const receiver = createServer((_request, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');

beforeAll(async () => {
  await built();
  folder = mkdtempSync(join(tmpdir(), 'searched-'));
  bureau = await providerServer();
  bureau.says = () => ({ status: 200, body: { outcome: 'consider', score: 540, reasons: ['collections'], who: NAME } });
  const settings = {
    LOOKUP_CREDIT: 'bureau',
    LOOKUP_BUREAU_URL: bureau.url,
    LOOKUP_BUREAU_KEY: 'key',
    DATA_DIR: folder,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    LOG_LEVEL: 'trace',
  };
  service = await runningTest(settings, (line) => void logged.push(line));
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  store = datasetsOn(service.databaseUrl);
  await loadSdn(store);
  const story = {
    url: 'https://paper.example/a',
    title: 'Host sentenced to prison for rental fraud',
    source: 'The Paper',
    body: 'A court in Waco sentenced Quillon Vance to three years in prison on Monday.',
  };
  await store.load('news', store.file('news.ndjson', JSON.stringify(story)));
  await loadPlainNews(store);
});

afterAll(async () => {
  await client?.end();
  await store?.close();
  await service?.stop();
  await bureau?.stop();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true });
});

const ok = async (method: string, path: string, body?: unknown) => {
  const answer = await service.rest(method, path, body);
  expect([path, answer.status, answer.status === 200 ? null : answer.body]).toEqual([path, 200, null]);
  return answer.body;
};

const asked = async (query: string, variables: object = {}) => {
  const { data, errors } = await service.graph(query, variables);
  expect(errors).toBeUndefined();
  return data;
};

/** Nothing is left to announce, analyze or search. */
const settled = () =>
  eventually(async () => {
    const waiting = `select (select count(*) from outbox.announcement)
      + (select count(*) from screening.reservation where analysed_revision < revision)
      + (select count(*) from intelligence.media_report where status = 'PENDING')
      + (select count(*) from intelligence.background_report where status = 'PENDING')
      + (select count(*) from jobs.job where state in ('created', 'active', 'retry') and name <> 'forget-answers') as n`;
    return Number((await client.query<{ n: string }>(waiting)).rows[0]!.n) === 0;
  });

const placesOf = (hits: Hit[]) => hits.map(({ table, column }) => `${table}.${column}`).sort();

const SCREENS = [
  'AboutYou',
  'PurposeOfStay',
  'GuestList',
  'BackgroundCheck',
  'CreditCheck',
  'LongTerm',
  'CustomScreen',
  'AuthorityReporting',
  'BuildingScreen',
  'SanctionsSearchAddon',
  'AdverseMediaSearchAddon',
  'IDCollection',
  'SocialVerificationAddon',
  'FraudDetectionAddon',
];

const FIELDS = { fields: [{ id: 'why', kind: 'LONG_TEXT', label: 'Why', required: true }] };

/** Everything the portal asks for, answered with the guest's own identifiers. */
function answers(): Record<string, object> {
  const consent = {
    legalName: NAME,
    otherNames: `${CANARY.first} Else`,
    birthDate: CANARY.birthDate,
    address: CANARY.street,
    country: 'US',
    consent: true,
  };
  const reported = {
    fullName: NAME,
    nationality: 'AT',
    birthDate: CANARY.birthDate,
    birthPlace: 'Qzvorville',
    residence: CANARY.street,
    documentKind: 'passport',
    documentCountry: 'AT',
    documentNumber: 'P1234567',
  };
  return {
    AboutYou: {
      firstName: CANARY.first,
      lastName: CANARY.last,
      email: CANARY.email,
      phone: CANARY.phones[1],
      birthDate: CANARY.birthDate,
      address: CANARY.street,
      country: 'US',
      notes: CANARY.words,
    },
    PurposeOfStay: { purpose: 'other', details: CANARY.words, visitors: 1 },
    GuestList: { guests: [{ name: `Qzvorchild ${CANARY.last}`, kind: 'child', birthDate: '2015-01-01' }] },
    BackgroundCheck: consent,
    CreditCheck: consent,
    LongTerm: { why: CANARY.words },
    CustomScreen: { why: CANARY.words },
    AuthorityReporting: { guests: [reported] },
    BuildingScreen: { vehicle: true, plate: 'QZVOR 1', pets: 1, petDetails: CANARY.words },
  };
}

/** Files of pictures; their content is encrypted. */
const pictures = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && /id-images/.test(file.parentPath),
  );

let id: string;

test('a guest completes every page, and every possible search runs', async () => {
  const { port } = receiver.address() as AddressInfo;
  for (const key of ['reservation', 'screening', 'guest_portal'])
    await ok('POST', '/accounts/webhooks', {
      webhook_key: `${key}_webhook_url`,
      webhook_url: `http://127.0.0.1:${port}/hook`,
    });
  const content = `mutation ($screen: PortalScreen!, $content: PortalScreenContentInput) {
    setPortalContent(input: { screen: $screen, content: $content }) { portalContent { screen } userErrors { code message field rule } } }`;
  for (const [screen, member] of Object.entries({ LongTerm: 'longTerm', CustomScreen: 'customScreen' }))
    await asked(content, { screen, content: { [member]: FIELDS } });
  const made = await ok('POST', '/reservations?sync=1', { ...STAY, number_of_guests: 3, guest: GUEST });
  id = made.id;
  await ok('PUT', `/reservations/${id}/screens`, Object.fromEntries(SCREENS.map((screen) => [screen, 'required'])));
  const view = `mutation ($name: String!, $filter: ReservationFilter!) {
    saveView(input: { name: $name, filter: $filter, shared: true }) { savedView { id } userErrors { code message field rule } } }`;
  await asked(view, { name: 'The loud one', filter: { search: `  ${CANARY.last} ${CANARY.first.toUpperCase()}` } });
  await asked(view, { name: 'By number', filter: { search: '303 555-0187' } });
  await asked(view, { name: 'Others', filter: { search: 'Ann Lee' } });
  const guest = await PortalGuest.open(service, made.guest_portal_url);
  for (const [screen, said] of Object.entries(answers())) {
    const { code, details } = await guest.submit(screen, said);
    expect([screen, code, details]).toEqual([screen, undefined, undefined]);
  }
  const holder = freshHolder({ first: 'QZVORANN', middle: 'NONE', last: 'QZVORLAST', born: CANARY.birthDate });
  const pictures = { front: await licenceFront(holder.number), back: await licenceBack(licenceText(holder)) };
  for (const [side, picture] of Object.entries(pictures))
    expect(
      await ok('POST', `/idcheck/upload/${id}/${side}/drivers`, { imageBase64: picture.toString('base64') }),
    ).toMatchObject({ code: 'OK' });
  await settled();
  const { items } = await ok('POST', '/global-watchlist/search', { name: 'Odette Quillfeather' });
  const hit = { entryId: items[0].id, fingerprint: items[0].fingerprint, note: 'Another one' };
  for (const person of [{ name: NAME }, { name: NAME, dob: CANARY.birthDate }, { name: 'Ann Lee' }])
    await asked(
      `mutation ($input: DismissWatchlistHitInput!) { dismissWatchlistHit(input: $input) { watchlistDismissal { id } userErrors { code message field rule } } }`,
      {
        input: { ...hit, ...person },
      },
    );
  const { details } = await ok('GET', `/reservations/${id}/summary`);
  expect(details.credit_check).toMatchObject({ status: 'REVIEW', value: '540' });
  for (const [key, status] of [
    ['adverse_media', /^(PASS|REVIEW)$/],
    ['background_check', /^(INCOMPLETE|REVIEW)$/],
    ['sanctions', /^(PASS|REVIEW)$/],
  ] as const)
    expect([key, details[key].status]).toEqual([key, expect.stringMatching(status)]);
});

test('before the erasure the guest is in documented places only, with searches, pictures and deliveries', async () => {
  await settled();
  const places = placesOf(await findCanaries(client));
  for (const place of [
    'screening.saved_view.filter',
    'screening.id_check.person',
    'screening.portal_step.answers',
    'screening.guest_secret.party',
    'intelligence.media_report.person',
    'intelligence.background_report.person',
    'identity.delivery.body',
  ])
    expect(places).toContain(place);
  const documented = documentedColumns().map(({ place }) => place);
  const told = [
    'intelligence.media_report.person',
    'intelligence.media_report.outcome',
    'intelligence.background_report.person',
    'intelligence.background_report.items',
    'identity.delivery.body',
  ];
  expect(places.filter((place) => !documented.includes(place) && !told.includes(place))).toEqual([]);
  await service.logged();
  expect(logged).not.toEqual([]);
  expect(logged.filter(holdsCanary)).toEqual([]);
  expect(
    readdirSync(folder, { recursive: true }).filter((path) => /id-images.*\.\w+$/.test(String(path))),
  ).not.toBeNull();
});

test('afterwards no table, file or log line holds the guest, whatever was searched, entered or posted', async () => {
  expect(await ok('POST', '/guests/erase', { reservation_id: id })).toMatchObject({ reservations: 1 });
  await settled();
  expect(placesOf(await findCanaries(client))).toEqual([]);
  expect((await asked('{ savedViews { name } }')).savedViews).toEqual([{ name: 'Others' }]);
  expect((await asked('{ watchlistDismissals { total } }')).watchlistDismissals).toEqual({ total: 1 });
  await service.logged();
  expect(logged.filter(holdsCanary)).toEqual([]);
  expect([findInFiles(folder), pictures()]).toEqual([[], []]);
  const { rows } = await client.query(`select count(*)::int as many from intelligence.media_report`);
  expect(rows).toEqual([{ many: 0 }]);
  const steps = await client.query(
    'select screen, state, answers from screening.portal_step where reservation_id = $1',
    [id],
  );
  expect(steps.rows.length).toBeGreaterThanOrEqual(9);
  expect(steps.rows.filter(({ answers: kept }) => kept !== null)).toEqual([]);
});

import pg from 'pg';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { eventually } from '../support/eventually.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RestartableTest, runningTest } from '../support/running.js';

let service: RestartableTest;
let store: DatasetTest;
let client: pg.Client;
let gdelt: ProviderServer;

beforeAll(async () => {
  gdelt = await providerServer();
  service = await runningTest({
    LOOKUP_NEWS: 'embedded,gdelt',
    LOOKUP_GDELT_URL: gdelt.url,
    LOOKUP_NEWS_CACHE_HOURS: '0',
    LOOKUP_ALLOW_PRIVATE: 'true',
    LOOKUP_CIRCUIT_FAILURES: '1000',
    LOOKUP_GDELT_TIMEOUT_MS: '15000',
  });
  store = datasetsOn(service.databaseUrl);
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await store?.close();
  await service?.stop();
  await gdelt?.stop();
});

const ILL = 'Quillon Vance sentenced to three years in prison for rental fraud';
const WELL = 'Quillon Vance opened a new bakery in the old town';
const LINK = 'https://outside.example/a';

/** The articles that the provider lists from now on. */
function lists(title: string | null): void {
  const listed = { url: LINK, title, seendate: '20260301T080000Z', domain: 'outside.example' };
  gdelt.says = () => ({ status: 200, body: title ? { articles: [listed] } : {} });
}

let imports = 0;

/** Imports a harmless article about the guest, so that reports it may affect are created again. */
async function importWell(): Promise<string> {
  imports += 1;
  const url = `https://paper.example/${imports}`;
  const article = { url, title: 'Bakery', body: `${WELL}.`, source: 'The Paper', published_at: '2026-03-02' };
  await store.load('news', store.file(`${imports}.ndjson`, JSON.stringify(article)));
  return url;
}

let guests = 0;

async function stay(screens: object, full_name = 'Quillon Vance'): Promise<string> {
  guests += 1;
  const location = '1 Main St, Denver, CO 80202';
  const guest = { full_name, location, birth_date: '1980-01-02', email: `g${guests}@example.com` };
  const made = await service.rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest });
  expect(made.status).toBe(200);
  const id = made.body.id as string;
  expect((await service.rest('PUT', `/reservations/${id}/screens`, screens)).status).toBe(200);
  return id;
}

const entryOf = async (id: string, key: string) =>
  (await service.rest('GET', `/reservations/${id}/summary`)).body.details[key] as { status: string };

interface Report {
  status: string;
  findings: { link: string; title: string; qualifiers: string[] }[];
}

/** The report about the guest of a stay, once it has that article. */
async function reportWith(id: string, link: string): Promise<Report> {
  const { rows } = await client.query<{ id: string }>(
    'select report_id as id from screening.guest_search where reservation_id = $1',
    [id],
  );
  return eventually(async () => {
    const report = (await service.rest('GET', `/lookup/adverse-media/results/${rows[0]!.id}`)).body as Report;
    return report.findings.some((finding) => finding.link === link) ? report : null;
  });
}

const marksOf = ({ findings }: Report) => findings.find(({ link }) => link === LINK)?.qualifiers;

/** No analysis and no search is waiting or running. */
const settled = () =>
  eventually(async () => {
    const open = `select from jobs.job where name in ('analyse-reservation', 'renew-report', 'follow-search')
      and state not in ('completed', 'failed', 'cancelled')`;
    return (await client.query(open)).rowCount === 0;
  });

test('an article the provider no longer lists stays in a report until the provider reports otherwise', async () => {
  await importWell();
  lists(ILL);
  const id = await stay({ AdverseMediaSearchAddon: 'required' });
  await eventually(async () => (await entryOf(id, 'adverse_media')).status === 'REVIEW');
  expect(marksOf(await reportWith(id, LINK))).toEqual([]);

  lists(null);
  const report = await reportWith(id, await importWell());
  expect([report.status, marksOf(report)]).toEqual(['REVIEW', ['no_longer_listed']]);
  await settled();
  expect(await entryOf(id, 'adverse_media')).toMatchObject({ status: 'REVIEW' });

  expect(marksOf(await reportWith(id, await importWell()))).toEqual(['no_longer_listed']);
  await settled();
  expect(await entryOf(id, 'adverse_media')).toMatchObject({ status: 'REVIEW' });

  lists(WELL);
  const cleared = await reportWith(id, await importWell());
  expect([cleared.status, marksOf(cleared)]).toEqual(['FINISHED', []]);
  await eventually(async () => (await entryOf(id, 'adverse_media')).status === 'PASS');
});

test('never skips an article that a provider found by name: the entry needs review', async () => {
  lists('Founder gets 11 years in prison for fraud');
  const id = await stay({ AdverseMediaSearchAddon: 'required' }, 'Elizabeth Holmes');
  await eventually(async () => (await entryOf(id, 'adverse_media')).status === 'REVIEW');
  expect(marksOf(await reportWith(id, LINK))).toEqual(['name_in_text_only']);
});

test('the same holds for a background check', async () => {
  lists(ILL);
  const id = await stay({ BackgroundCheck: 'required' });
  const shown = async () => {
    const { rows } = await client.query<{ id: string }>(
      `select report_id as id from screening.guest_search where reservation_id = $1 and report_id is not null`,
      [id],
    );
    if (!rows[0]) return null;
    const { body } = await service.rest('GET', `/background-check/results/${rows[0].id}`);
    const news = (body.report_items ?? []).find(({ key }: { key: string }) => key === 'adverse_media');
    return { ended: body.status as string, status: news?.status, tags: news?.items?.[0]?.tags as string[] };
  };
  const once = (status: string, holds: (tags: string[] | undefined) => boolean) =>
    eventually(async () => {
      const now = await shown();
      return now !== null && now.ended !== 'PENDING' && now.status === status && holds(now.tags);
    });
  await once('REVIEW', (tags) => !tags!.includes('no_longer_listed'));
  lists(null);
  await importWell();
  await once('REVIEW', (tags) => tags!.includes('no_longer_listed'));
  lists(WELL);
  await importWell();
  await once('FINISHED', (tags) => tags === undefined);
});

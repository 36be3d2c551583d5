import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { eventually } from '../support/eventually.js';
import { killableTests } from '../support/killable-tests.js';
import { loadPlainNews } from '../support/news.js';

const { here, kill, start, rest } = killableTests();
let store: DatasetTest;

beforeAll(async () => {
  store = datasetsOn(here.databaseUrl);
  await loadPlainNews(store);
});

afterAll(() => store?.close());

const mediaOf = (id: string, status: string) =>
  eventually(async () => {
    const { details } = await rest('GET', `/reservations/${id}/summary`);
    return details.adverse_media.status === status;
  }, 120_000);

const article = (url: string, body: string) =>
  JSON.stringify({ url, title: 'From the court', body, source: 'The Paper', published_at: '2026-03-02' });

const BAKERY = article('https://paper.example/b', 'Maribel Oakhurst opened a bakery.');
const fraud = (name: string) =>
  article(`https://paper.example/${name.length}`, `${name} was sentenced to prison for fraud, prosecutors said.`);

const load = (name: string, ...lines: string[]) => store.load('news', store.file(name, lines.join('\n')));

const HELD = 'select from pg_locks where not granted and relation = $1::regclass';
const UNREAD = `
  select from intelligence.dataset_version v where state = 'in_force'
    and not exists (select from screening.record_reading r where r.version_id = v.id)`;
const isRead = () => eventually(async () => (await here.client.query(UNREAD)).rowCount === 0);

test.each([
  ['looks for affected stays', 'Quillon Vance', 'screening.guest_search', 1],
  ['repeats their searches', 'Wilhelmina Ashgrove', 'intelligence.media_report', 0],
])('a worker killed while it %s after an import resumes after a restart', async (_, name, table, unread) => {
  await load('old.ndjson', BAKERY);
  const guest = { full_name: name, location: '1 Main St, Denver, CO 80202' };
  const { id } = await rest('POST', '/reservations?skip_gp=1', { without_listing: true, guest });
  await rest('PUT', `/reservations/${id}/screens`, { AdverseMediaSearchAddon: 'required' });
  await mediaOf(id, 'PASS');
  await isRead();

  await here.client.query('begin');
  await here.client.query(`lock table ${table} in access exclusive mode`);
  await load('new.ndjson', BAKERY, fraud(name));
  await eventually(async () => (await here.client.query(HELD, [table])).rowCount! > 0);
  if (unread === 0) await isRead();
  await kill();
  await here.client.query('rollback');
  expect((await here.client.query(UNREAD)).rowCount).toBe(unread);

  await start();
  await mediaOf(id, 'REVIEW');
  await isRead();
});

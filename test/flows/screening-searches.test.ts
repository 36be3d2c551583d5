import { datasetTests } from '../support/dataset-tests.js';
import { eventually } from '../support/eventually.js';
import { loadPlainNews } from '../support/news.js';
import { accountWithKey } from '../support/test-mode.js';
import { unboundValue } from '../support/sealed-columns.js';
import { loadSdn } from '../support/watchlists.js';
import { unpackedText } from '../support/stored-decisions.js';

const lastYear = new Date().getFullYear() - 1;

const ARTICLES = [
  {
    url: 'https://paper.example/a',
    title: 'Host sentenced to prison for rental fraud',
    source: 'The Paper',
    body: 'A court in Waco sentenced Quillon Vance to three years in prison on Monday. Vance had defrauded dozens of tourists by renting out flats that did not exist, prosecutors said.',
    published_at: `${lastYear}-03-02T08:00:00Z`,
  },
];

const { here, entriesOf, entryOf } = datasetTests();

async function stay(guest: object, screens: object, query = '?sync=1&skip_gp=1', headers = {}): Promise<string> {
  const body = { without_listing: true, guest: { location: '1 Main St, Denver, CO 80202', ...guest } };
  const made = await here.service.rest('POST', `/reservations${query}`, body, headers);
  expect([made.status, made.body.error]).toEqual([200, undefined]);
  const id = made.body.id as string;
  expect((await here.service.rest('PUT', `/reservations/${id}/screens`, screens, headers)).status).toBe(200);
  return id;
}

const NEWS = { AdverseMediaSearchAddon: 'required' };
const CHECK = { BackgroundCheck: 'required' };
const VANCE = { full_name: 'Quillon Vance', email: 'vance@example.com' };
const NOBODY = { full_name: 'Wilhelmina Ashgrove', email: 'ashgrove@example.com', birth_date: '1980-01-02' };

const searchesOf = async (id: string) => {
  const text =
    'select kind, report_id as "reportId" from screening.guest_search where reservation_id = $1 order by kind';
  return (await here.client.query<{ kind: string; reportId: string }>(text, [id])).rows;
};

test('without data to search nobody passes', async () => {
  const id = await stay(NOBODY, { ...NEWS, ...CHECK });
  const told = async () => (await entriesOf(id)).adverse_media!.help!.includes('imported');
  await eventually(told, 20_000);
  const entries = await entriesOf(id);
  expect([entries.adverse_media!.status, entries.background_check!.status]).toEqual(['INCOMPLETE', 'INCOMPLETE']);
  await eventually(
    async () => (await entriesOf(id)).background_check!.help!.includes('No sanctions lists are imported'),
    20_000,
  );
});

test('negative news about the name needs review, and the report holds the articles', async () => {
  await here.store.load('news', here.store.file('news.ndjson', ARTICLES.map((one) => JSON.stringify(one)).join('\n')));
  const id = await stay(VANCE, NEWS);
  const { findings } = await entryOf(id, 'adverse_media', 'REVIEW');
  expect(findings![0]).toMatch(/^News articles that mention the guest's name: 1; .* \(report [0-9a-f-]{36}\)\.$/);
  expect(findings!.join()).not.toMatch(/Vance|prison|paper/i);
  const [search] = await searchesOf(id);
  const report = await here.service.rest('GET', `/lookup/adverse-media/results/${search!.reportId}`);
  expect(report.body).toMatchObject({ status: 'REVIEW', findings: [{ link: 'https://paper.example/a' }] });
});

test('unrelated news pass with the required coverage, and the same guest is not searched for twice', async () => {
  const id = await stay({ ...NOBODY, full_name: 'Leopold Marchbanks' }, NEWS);
  const few = await entryOf(id, 'adverse_media', 'INCOMPLETE');
  await eventually(async () =>
    (await entriesOf(id)).adverse_media!.help!.includes('Import a news feed that declares this language'),
  );
  expect(few.findings ?? []).toEqual([]);
  await loadPlainNews(here.store);
  const entry = await entryOf(id, 'adverse_media', 'PASS');
  expect(entry.findings ?? []).toEqual([]);
  expect(entry.help).toBe(
    "News from the last 90 days in English (imported news) was searched: no article mentions the guest's name.",
  );
  const before = await searchesOf(id);
  await here.service.rest('PUT', `/reservations/${id}?sync=1`, { number_of_guests: 2 });
  expect(await searchesOf(id)).toEqual(before);
  await here.service.rest('PUT', `/reservations/${id}?sync=1`, { guest: { full_name: 'Quillon Vance' } });
  await entryOf(id, 'adverse_media', 'REVIEW');
  expect(await searchesOf(id)).not.toEqual(before);
});

test('a background check reports each source, and does not pass while one of them was not searched', async () => {
  await loadSdn(here.store);
  const clear = await stay({ ...NOBODY, full_name: 'Hortensia Bellweather' }, CHECK);
  const { findings } = await eventually(async () => {
    const { status, findings: told } = (await entriesOf(clear)).background_check!;
    return status === 'INCOMPLETE' && told!.length > 0 ? { findings: told } : null;
  });
  expect(findings).toEqual([
    expect.stringMatching(/^Watchlists: no records found; report/),
    expect.stringMatching(/^Sex offender registers: not searched \(no records have been imported\)/),
    expect.stringMatching(/^News: no records found/),
    expect.stringMatching(/^Eviction records: not searched \(no records have been imported\)/),
  ]);
  const found = await stay(VANCE, CHECK);
  expect((await entryOf(found, 'background_check', 'REVIEW')).findings!.join()).toContain('News: possible matches: 1');
});

test('runs no check without consent, and no search without a name', async () => {
  const waiting = await stay({ ...NOBODY, full_name: 'Cordelia Penhallow' }, { ...CHECK, ...NEWS }, '?sync=1');
  await entryOf(waiting, 'adverse_media', 'PASS');
  expect((await entriesOf(waiting)).background_check!.help).toContain('has not consented');
  expect((await searchesOf(waiting)).map(({ kind }) => kind)).toEqual(['adverseMedia']);
  const nameless = await stay({ email: 'nameless@example.com' }, NEWS);
  expect((await entryOf(nameless, 'adverse_media', 'INCOMPLETE')).help).toContain('first and last name');
});

test('deletes searches with the guest, and decisions can be replayed', async () => {
  const id = await stay(
    { ...VANCE, email: 'forgotten@example.com', full_name: 'Quillon Vance-Forgotten' },
    { ...NEWS, ...CHECK },
  );
  await eventually(async () => {
    const entries = await entriesOf(id);
    const { adverse_media: news, background_check: check } = entries;
    return !news!.help?.includes('in progress') && check!.findings!.length > 0;
  });
  const query = `{ explainDecision(reservationId: "${id}") { replayed { same } } }`;
  expect((await here.service.graph(query)).data.explainDecision.replayed).toEqual({ same: true });
  const reports = (await searchesOf(id)).map(({ reportId }) => reportId);
  expect(reports).toHaveLength(2);
  expect((await here.service.rest('POST', '/guests/erase', { email: 'forgotten@example.com' })).status).toBe(200);
  await eventually(async () => (await searchesOf(id)).length === 0, 20_000);
  const text = `select id from intelligence.media_report where id = any($1::uuid[])
    union select id from intelligence.background_report where id = any($1::uuid[])`;
  expect((await here.client.query(text, [reports])).rows).toEqual([]);
});

test('a search whose job always fails ends, and the entry needs review', async () => {
  const { client } = here;
  await client.query(`create function intelligence.poison() returns trigger language plpgsql as
    $$ begin new.person := '${unboundValue('null')}'; return new; end $$`);
  await client.query(`create trigger poison before insert on intelligence.media_report
    for each row execute function intelligence.poison()`);
  const id = await stay({ ...NOBODY, full_name: 'Ottilie Fairweather' }, NEWS);
  // Two attempts instead of seven.
  const sooner = `update jobs.job set retry_limit = 1, start_after = now()
    where name = 'search-adverse-media' and state in ('retry', 'active')`;
  const entry = await eventually(async () => {
    await client.query(sooner);
    const { adverse_media } = await entriesOf(id);
    return adverse_media!.status === 'REVIEW' ? adverse_media : null;
  });
  expect(entry!.findings).toEqual([expect.stringMatching(/^The news search failed \(report [0-9a-f-]{36}\)\./)]);
  await client.query('drop trigger poison on intelligence.media_report');
});

test('a stay of a test mode account starts no search', async () => {
  const { headers } = await accountWithKey(here.service);
  const id = await stay(VANCE, { ...NEWS, ...CHECK }, '?sync=1&skip_gp=1', headers);
  await eventually(async () => (await entriesOf(id, headers)).adverse_media!.status === 'PASS');
  expect(await searchesOf(id)).toEqual([]);
});

test('no decision holds a name or a word of the news', async () => {
  const text = (await unpackedText(here.client)).get('screening.decision.packed')!;
  expect(text).toContain('adverseMedia');
  expect(text).not.toMatch(/vance|quillon|ashgrove|prison|paper\.example|1980-01/i);
});

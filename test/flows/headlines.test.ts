import { eventually } from '../support/eventually.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { type RestartableTest, runningTest } from '../support/running.js';

let service: RestartableTest;
let gdelt: ProviderServer;

beforeAll(async () => {
  gdelt = await providerServer();
  service = await runningTest({
    LOOKUP_NEWS: 'gdelt',
    LOOKUP_GDELT_URL: gdelt.url,
    LOOKUP_ALLOW_PRIVATE: 'true',
    NEWS_PAGES_READ: '5',
  });
});

beforeEach(() => {
  gdelt.asked = [];
});

afterAll(async () => {
  await service?.stop();
  await gdelt?.stop();
});

/** One article that the provider finds by any name, with its page; null: no article. */
function lists(title: string, page: string | null = null): void {
  const path = page === null ? '/gone' : '/story';
  const found = { url: `${gdelt.url}${path}`, title, seendate: '20260301T080000Z', domain: 'outside.example' };
  gdelt.says = ({ url }) => {
    if (url.startsWith('/api/')) return { status: 200, body: { articles: [found] } };
    return url === '/story' ? { status: 200, body: `<article><p>${page}</p></article>` } : { status: 404 };
  };
}

const HOLMES = { first_name: 'Elizabeth', last_name: 'Holmes', country: 'US' };

const ended = (path: string) =>
  eventually(async () => {
    const { body } = await service.rest('GET', path);
    return body.status === 'PENDING' ? null : body;
  });

async function searched(person: object) {
  const { body } = await service.rest('POST', '/lookup/adverse-media/search', { ...HOLMES, ...person });
  return ended(`/lookup/adverse-media/results/${body.id}`);
}

test('judges an article that a provider found by name by its headline, even without the name in it', async () => {
  lists('Theranos founder gets 11 years in prison for fraud');
  const ill = await searched({});
  expect(ill).toMatchObject({ status: 'REVIEW', riskCategories: ['Fraud or Financial Crime'], gaps: [] });
  expect(ill.findings).toMatchObject([
    {
      matchedName: 'Elizabeth Holmes',
      nameScore: 1,
      qualifiers: ['name_in_text_only'],
      riskCategories: ['Fraud or Financial Crime'],
    },
  ]);
  expect(ill.findings[0].adverse).toBeGreaterThan(0.5);
  const { body } = await service.rest('POST', '/background-check/submit?type=globalcheck', HOLMES);
  const { report_items } = await ended(`/background-check/results/${body.id}`);
  expect(report_items).toContainEqual(expect.objectContaining({ key: 'adverse_media', status: 'REVIEW' }));
});

test('a harmless headline clears; one that cannot be judged needs review', async () => {
  lists('Bakery opens second shop in market square');
  const well = await searched({ first_name: 'Eliza' });
  expect(well).toMatchObject({
    status: 'FINISHED',
    riskCategories: [],
    findings: [{ riskCategories: ['Other News'] }],
  });
  expect(well.scope).toBe('News from the last 90 days in English (gdelt)');
  lists('Основательница компании приговорена к одиннадцати годам');
  const unread = await searched({ first_name: 'Elisa' });
  expect(unread).toMatchObject({ status: 'REVIEW', findings: [{ qualifiers: ['name_in_text_only'] }] });
  expect(unread.findings[0].adverse).toBeUndefined();
});

test('judges what the article says about the person where pages may be fetched', async () => {
  lists('Founder gets 11 years', 'Elspeth Holmes, who teaches chemistry, explained the ruling to pupils.');
  const well = await searched({ first_name: 'Elspeth' });
  expect(well.findings).toMatchObject([{ matchedName: 'Elspeth Holmes', qualifiers: [] }]);
  expect(well.findings[0].snippet).toContain('teaches chemistry');
  lists('A day in court', 'Edith Holmes was sentenced to prison for fraud. It rained.');
  expect(await searched({ first_name: 'Edith' })).toMatchObject({
    status: 'REVIEW',
    riskCategories: ['Fraud or Financial Crime'],
  });
});

test('a name in a script that the provider does not support leaves a gap', async () => {
  lists('Bakery opens second shop in market square');
  const said = await searched({ first_name: 'Иван', last_name: 'Петров', country: 'DE' });
  expect(said.status).toBe('REVIEW');
  expect(said.gaps).toMatchObject([{ source: 'gdelt', reason: 'language_not_covered' }]);
});

test('a name that no provider searches for leaves a gap', async () => {
  const said = await searched({ first_name: 'X', last_name: 'Li' });
  expect(said).toMatchObject({ status: 'REVIEW', gaps: [{ source: 'gdelt', reason: 'name_too_short' }] });
});

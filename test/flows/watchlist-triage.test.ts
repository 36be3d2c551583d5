import { makeAccount } from '../support/accounts.js';
import { datasetTests } from '../support/dataset-tests.js';
import { eventually } from '../support/eventually.js';
import { loadPlainNews } from '../support/news.js';
import { SDN, loadSdn } from '../support/watchlists.js';

const { here } = datasetTests();

const ASKED = { name: 'Odette Quillfeather', dob: '1990-05-05' };

const DISMISS = `mutation ($input: DismissWatchlistHitInput!) {
  dismissWatchlistHit(input: $input) { watchlistDismissal { id entryId note dismissedBy expiresAt } userErrors { code message field rule } } }`;

const itemOf = async (asked: object = ASKED, headers = {}) =>
  (await here.service.rest('POST', '/global-watchlist/search', asked, headers)).body.items[0];

async function dismiss(more: object = {}) {
  const { id, fingerprint } = await itemOf();
  const input = { ...ASKED, entryId: id, fingerprint, note: 'Another birth date', ...more };
  return here.service.graph(DISMISS, { input });
}

async function dismissed(): Promise<{ id: string }> {
  return (await dismiss()).data.dismissWatchlistHit;
}

beforeEach(async () => {
  await loadSdn(here.store);
  await here.client.query('delete from intelligence.watchlist_dismissal');
});

test('a dismissed match is marked, and counts again when the dismissal is withdrawn', async () => {
  expect(await itemOf()).not.toHaveProperty('dismissal');
  const { id, ...shown } = await dismissed();
  expect(shown).toMatchObject({ entryId: 'OFAC:4', note: 'Another birth date', dismissedBy: expect.any(String) });
  expect((await itemOf()).dismissal).toMatchObject({ id, note: 'Another birth date' });
  const withdrawn = await here.service.graph(
    `mutation { withdrawWatchlistDismissal(input: { id: "${id}" }) { deletedId userErrors { code message field rule } } }`,
  );
  expect(withdrawn.data).toEqual({ withdrawWatchlistDismissal: id });
  expect(await itemOf()).not.toHaveProperty('dismissal');
});

test('a dismissed match does not count in a background check until the entry changes', async () => {
  const person = { first_name: 'Odette', last_name: 'Quillfeather', date_of_birth: '1975-05-05', country: 'GB' };
  const check = async () => {
    const { body } = await here.service.rest('POST', '/background-check/submit?type=globalcheck', person);
    const done = await eventually(async () => {
      const answer = await here.service.rest('GET', `/background-check/results/${body.id}`);
      return answer.body.status === 'PENDING' ? null : answer.body;
    });
    const { status, items } = done.report_items.find(({ key }: { key: string }) => key === 'watchlist');
    return { status, items: items.length, whole: done.status };
  };
  await loadPlainNews(here.store);
  expect(await check()).toEqual({ status: 'REVIEW', items: 1, whole: 'REVIEW' });
  const asked = { name: 'Odette Quillfeather', dob: '1975-05-05' };
  const { id, fingerprint } = await itemOf(asked);
  await here.service.graph(DISMISS, { input: { ...asked, entryId: id, fingerprint, note: 'Another person' } });
  expect(await check()).toEqual({ status: 'FINISHED', items: 0, whole: 'FINISHED' });
  await loadSdn(here.store, SDN.replace('QUILLFEATHER, Odette', 'QUILLFEATHER, Odette Maud'));
  expect(await check()).toEqual({ status: 'REVIEW', items: 1, whole: 'REVIEW' });
});

test('dismissing twice leaves one dismissal with the later note; note and person are encrypted at rest', async () => {
  await dismissed();
  await dismiss({ note: 'Later' });
  const { data } = await here.service.graph('{ watchlistDismissals { total items { note entryId } } }');
  expect(data.watchlistDismissals).toEqual({ total: 1, items: [{ note: 'Later', entryId: 'OFAC:4' }] });
  const { rows } = await here.client.query('select * from intelligence.watchlist_dismissal');
  expect(JSON.stringify(rows)).not.toMatch(/Later|Odette|1990/);
});

test('ends when the list changes its entry, not when it changes others', async () => {
  await dismissed();
  await loadSdn(here.store, SDN.replace('DOB 1975', 'DOB 1976'));
  expect(await itemOf()).toHaveProperty('dismissal');
  await loadSdn(here.store, SDN.replace('QUILLFEATHER, Odette', 'QUILLFEATHER, Odette Maud'));
  expect(await itemOf()).not.toHaveProperty('dismissal');
});

test('lists the changes of imports since a position, with the names and keys to search for', async () => {
  const changes = async (since: string) => {
    const query = `{ watchlistChanges(since: "${since}", size: 1000) { sequence entryId change kind names keys } }`;
    return (await here.service.graph(query)).data.watchlistChanges as { sequence: string; keys: string[] }[];
  };
  await loadSdn(here.store, SDN.replace('DOB 1975', 'DOB 1977'));
  const last = (await changes('0')).at(-1)!.sequence;
  expect(await changes(last)).toEqual([]);
  await loadSdn(here.store, SDN.replace('DOB 1975', 'DOB 1978').replace(/^4,.*\r\n/m, ''));
  const found = await changes(last);
  expect(found).toHaveLength(2);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        entryId: 'OFAC:2',
        change: 'CHANGED',
        kind: 'person',
        names: ['AL-ZUHAYRI, Mohammed Khalid', 'ABU HAFS AL-ZUHAIRI'],
        keys: expect.arrayContaining(['=halid']),
      }),
      expect.objectContaining({ entryId: 'OFAC:4', change: 'REMOVED', kind: '', names: [], keys: [] }),
    ]),
  );
});

test('applies to that person only: words in any order, but no other birth date', async () => {
  await dismissed();
  expect(await itemOf({ ...ASKED, name: 'QUILLFEATHER Odette' })).toHaveProperty('dismissal');
  expect(await itemOf({ name: ASKED.name })).not.toHaveProperty('dismissal');
  expect(await itemOf({ ...ASKED, dob: '1991-05-05' })).not.toHaveProperty('dismissal');
});

test('expires', async () => {
  await dismiss({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
  expect(await itemOf()).toHaveProperty('dismissal');
  await here.client.query(`update intelligence.watchlist_dismissal set expires_at = now() - interval '1 second'`);
  expect(await itemOf()).not.toHaveProperty('dismissal');
});

test('another account sees the match, and nothing of the dismissal', async () => {
  const { id } = await dismissed();
  const { headers } = await makeAccount(here.client);
  expect(await itemOf(ASKED, headers)).not.toHaveProperty('dismissal');
  const other = await here.service.graph(
    `mutation { withdrawWatchlistDismissal(input: { id: "${id}" }) { deletedId userErrors { code message field rule } } }`,
    {},
    headers,
  );
  expect(other.errors![0]!.extensions.code).toBe('WATCHLIST_DISMISSAL_NOT_FOUND');
});

test.each([
  ['no note', { note: ' ' }, 'BAD_INPUT'],
  ['an overlong note', { note: 'a'.repeat(1001) }, 'BAD_INPUT'],
  ['an end in the past', { expiresAt: '2001-01-01T00:00:00Z' }, 'BAD_INPUT'],
  ['an invalid fingerprint', { fingerprint: 'x' }, 'BAD_INPUT'],
  ['a changed entry', { fingerprint: 'a'.repeat(22) }, 'WATCHLIST_ENTRY_NOT_FOUND'],
  ['an unknown entry', { entryId: 'OFAC:99' }, 'WATCHLIST_ENTRY_NOT_FOUND'],
  ['a list that is not loaded', { entryId: 'UN:99' }, 'WATCHLIST_ENTRY_NOT_FOUND'],
])('rejects %s', async (_, more, code) => {
  expect((await dismiss(more)).errors![0]!.extensions.code).toBe(code);
  expect((await here.client.query('select from intelligence.watchlist_dismissal')).rowCount).toBe(0);
});

test('the people of a reservation who are searched for are listed, so that a match can be compared and dismissed', async () => {
  const { body } = await here.service.rest('POST', '/reservations', {
    without_listing: true,
    guest: { first_name: 'Odette', last_name: 'Quillfeather', birth_date: '1990-05-05' },
  });
  const listed = async (id: string) =>
    (
      await here.service.graph(
        `{ watchlistSubjects(reservationId: "${id}") { name birthDate birthDateProven countryCode } }`,
      )
    ).data.watchlistSubjects;
  expect(await listed(body.id)).toEqual([
    { name: 'Odette Quillfeather', birthDate: '1990-05-05', birthDateProven: false, countryCode: null },
  ]);
  expect(await listed('01890000-0000-7000-8000-000000000000')).toEqual([]);
  const [subject] = await listed(body.id);
  const { id: entryId, fingerprint } = await itemOf({ name: subject.name, dob: subject.birthDate });
  const input = { name: subject.name, dob: subject.birthDate, entryId, fingerprint, note: 'Another person' };
  await here.service.graph(DISMISS, { input });
  expect((await itemOf({ name: subject.name, dob: subject.birthDate })).dismissal).toMatchObject({
    note: 'Another person',
  });
});

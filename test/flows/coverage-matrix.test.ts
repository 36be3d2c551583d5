import { datasetTests } from '../support/dataset-tests.js';
import { eventually } from '../support/eventually.js';
import { plainNews } from '../support/news.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { loadSdn } from '../support/watchlists.js';

/**
 * Each source in each of its states: what the lookup, the report, its risk status and the entry say. A guest is
 * cleared only in the state in which everything was searched.
 */

const { here } = datasetTests();

const personOf = (last: string) => ({
  first_name: 'Wilhelmina',
  last_name: last,
  date_of_birth: '1980-01-02',
  country: 'US',
  state: 'US-FL',
});
const guestOf = (last: string) => ({
  full_name: `Wilhelmina ${last}`,
  birth_date: '1980-01-02',
  location: '1 Main St, Miami, FL 33101',
});
const servers: Record<'yente' | 'offenders' | 'gdelt', ProviderServer | null> = {
  yente: null,
  offenders: null,
  gdelt: null,
};

const file = (name: string, text: string) => here.store.file(name, text);
const register = (state: string) =>
  file(`register-${state}.csv`, `id,fname,lname,state,dob\n1,Quillon,Vance,${state},1979-05-06\n`);
const cases = (state: string) =>
  file(
    `cases-${state}.csv`,
    `full_name,eviction_date,source,state\nQuillon Vance,${new Date().getUTCFullYear() - 1}-02-03,US-${state},${state}\n`,
  );
const DPL =
  'Name\tCity\tCountry\tEffective_Date\tExpiration_Date\tAction\tFR_Citation\n' +
  'TARQUIN MOSSGROVE\tRENO\tUS\t06/19/2003\t06/29/2056\tADDED\t68 F.R. 1\n';

async function loadElsewhere(): Promise<void> {
  await here.store.load('bis-dpl', file('dpl.txt', DPL));
  await here.store.load('sex-offenders', register('TX'));
  await here.store.load('evictions', cases('TX'));
  await here.store.load('news', file('german.ndjson', plainNews({ language: 'de' })));
}

async function loadHere(): Promise<void> {
  await loadSdn(here.store);
  await here.store.load('sex-offenders', register('FL'), { part: 'florida' });
  await here.store.load('evictions', cases('FL'), { part: 'florida' });
  await here.store.load('news', file('english.ndjson', plainNews()), { part: 'english' });
}

/** As if everything had been imported long ago, news included, whose latest article is then old. */
async function growOld(): Promise<void> {
  await here.client.query(
    `update intelligence.dataset_version set source_date = '2021-07-01' where state = 'in_force'`,
  );
  await here.client.query(`update intelligence.news_item set published_at = published_at - interval '5 years'`);
  await here.service.restart({});
}

async function renew(): Promise<void> {
  await here.client.query(`update intelligence.dataset_version set source_date = null where state = 'in_force'`);
  await here.client.query(`update intelligence.news_item set published_at = published_at + interval '5 years'`);
  await here.service.restart({});
}

/** Every provider fails, and the imports have no record of the guest. */
async function failing(): Promise<void> {
  for (const name of ['yente', 'offenders', 'gdelt'] as const) {
    servers[name] = await providerServer();
    servers[name].mood = 'error';
  }
  await here.service.restart({
    LOOKUP_ALLOW_PRIVATE: 'true',
    LOOKUP_CIRCUIT_FAILURES: '1000',
    LOOKUP_WATCHLIST: 'yente,embedded',
    LOOKUP_YENTE_URL: servers.yente!.url,
    LOOKUP_SEX_OFFENDERS: 'offenders,embedded',
    LOOKUP_OFFENDERS_URL: servers.offenders!.url,
    LOOKUP_OFFENDERS_KEY: 'key',
    LOOKUP_NEWS: 'gdelt,embedded',
    LOOKUP_GDELT_URL: servers.gdelt!.url,
  });
}

afterAll(async () => {
  for (const server of Object.values(servers)) await server?.stop();
});

interface State {
  state: string;
  prepare(): Promise<void>;
  /** Whether a guest from Florida may pass. */
  clears: boolean;
  risk: string | null;
  /** The gap of each source, by the first reason reported. */
  lacks: Record<'watchlist' | 'sex_offenders' | 'evictions' | 'adverse_media', string | null>;
}

const all = (reason: string | null): State['lacks'] => ({
  watchlist: reason,
  sex_offenders: reason,
  evictions: reason,
  adverse_media: reason,
});

const STATES: State[] = [
  {
    state: 'nothing loaded',
    prepare: async () => undefined,
    clears: false,
    risk: null,
    lacks: all('no_records_imported'),
  },
  {
    state: 'loaded for elsewhere',
    prepare: loadElsewhere,
    clears: false,
    risk: 'REVIEW',
    lacks: {
      watchlist: 'list_not_imported',
      sex_offenders: 'no_records_of_state',
      evictions: 'no_records_of_state',
      adverse_media: 'no_news_for_country',
    },
  },
  { state: 'loaded for here', prepare: loadHere, clears: true, risk: 'CLEARED', lacks: all(null) },
  { state: 'too old', prepare: growOld, clears: false, risk: 'REVIEW', lacks: all('data_too_old') },
  { state: 'loaded for here again', prepare: renew, clears: true, risk: 'CLEARED', lacks: all(null) },
  {
    state: 'a provider failed',
    prepare: failing,
    clears: false,
    risk: 'REVIEW',
    // Evictions have no provider that searches names.
    lacks: { ...all('provider_failed'), evictions: null },
  },
];

const LOOKUPS: [keyof State['lacks'], string][] = [
  ['watchlist', '/global-watchlist/search?name=Wilhelmina%20Ashgrove'],
  ['sex_offenders', '/lookup/sexoffender?fname=Wilhelmina&lname=Ashgrove&dob=1980-01-02&state=FL'],
  ['evictions', '/tenant-evictions/search?full_name=Wilhelmina%20Ashgrove&state_code=US-FL'],
];

const ENTRIES: [name: string, screen: string, rests: (keyof State['lacks'])[]][] = [
  ['sanctions', 'SanctionsSearchAddon', ['watchlist']],
  ['adverse_media', 'AdverseMediaSearchAddon', ['adverse_media']],
  ['background_check', 'SexOffendersAddon', ['sex_offenders']],
  ['background_check', 'BackgroundCheck', ['watchlist', 'sex_offenders', 'evictions', 'adverse_media']],
];

const WAIT_MS = 120_000;

/** A failing source is asked seven times, over 126 to 252 seconds: its next attempt is due now. */
const hurry = () => here.client.query(`update jobs.job set start_after = now() where state = 'retry'`);

/** A stay of a new guest for whom one screen is on. */
async function stay(last: string, screen: string): Promise<string> {
  const guest = { ...guestOf(last), email: `${last}-${screen}@example.com` };
  const made = await here.service.rest('POST', '/reservations?sync=1&skip_gp=1', { without_listing: true, guest });
  const { id } = made.body as { id: string };
  await here.service.rest('PUT', `/reservations/${id}/screens`, { [screen]: 'required' });
  return id;
}

/** The entry after its search has ended: PASS, or the reason against it. */
function settled(id: string, name: string, passes: boolean) {
  return eventually(async () => {
    await hurry();
    const { body } = await here.service.rest('GET', `/reservations/${id}/summary`);
    const entry = body.details[name] as { status: string; help?: string };
    const isThere = passes ? ['PASS'] : ['INCOMPLETE', 'REVIEW'];
    return !entry.help?.includes('in progress') && isThere.includes(entry.status) ? entry : null;
  }, WAIT_MS);
}

const LAST_NAMES = ['Ashgrove', 'Bellweather', 'Cavendish', 'Dunmore', 'Everleigh', 'Fairweather'];

describe.each(STATES.map((state, at) => ({ ...state, last: LAST_NAMES[at]! })))(
  '$state',
  ({ prepare, clears, risk, lacks, last }) => {
    let report: string;
    const stays: string[] = [];

    // All at once, since failing sources are retried for minutes.
    beforeAll(async () => {
      await prepare();
      const made = await here.service.rest('POST', '/background-check/submit?type=globalcheck', personOf(last));
      report = made.body.id;
      for (const [, screen] of ENTRIES) stays.push(await stay(last, screen));
    });

    test.each(LOOKUPS)('the lookup of %s', async (source, path) => {
      const { body, headers } = await here.service.rest('GET', path);
      const reason = lacks[source];
      expect(body.total).toBe(0);
      expect((body.gaps as { reason: string }[])[0]?.reason ?? null).toBe(reason);
      const coverage = reason ? new RegExp(`^(none|partial);reason="${reason}"$`) : /^complete$/;
      expect(headers.get('lookup-coverage')).toMatch(coverage);
    });

    test('the report and its risk status', async () => {
      const ended = await eventually(async () => {
        await hurry();
        const { body } = await here.service.rest('GET', `/background-check/results/${report}`);
        return body.status === 'PENDING' ? null : body;
      }, WAIT_MS);
      expect(ended.risk_status ?? null).toBe(risk);
      const items = ended.report_items as { key: string; gaps: { reason: string }[] }[];
      expect(Object.fromEntries(items.map(({ key, gaps }) => [key, gaps[0]?.reason ?? null]))).toEqual(lacks);
    });

    test.each(ENTRIES.map((entry, at) => [...entry, at] as const))(
      'the entry %s with %s',
      async (name, _screen, rests, at) => {
        const passes = clears || rests.every((source) => lacks[source] === null);
        const entry = await settled(stays[at]!, name, passes);
        expect(entry.status === 'PASS').toBe(passes);
        expect(entry.help).toMatch(/\.$/);
      },
    );
  },
);

import pg from 'pg';
import { type DatasetTest, datasetsOn } from '../support/datasets.js';
import { eventually } from '../support/eventually.js';
import { licenceBack, licenceFront } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { expectInTime } from '../support/in-time.js';
import { ABOUT_YOU, PortalGuest } from '../support/portal.js';
import { type ProviderServer, providerServer } from '../support/provider-server.js';
import { untilEnded } from '../support/reports-ended.js';
import { type SeenSummary, asGraph, watchSummary } from '../support/summary-watch.js';
import { SDN, loadSdn } from '../support/watchlists.js';

let at: Awaited<ReturnType<typeof pictureTest>>;
let phones: ProviderServer;
let store: DatasetTest;
let client: pg.Client;
let phoneAnsweredAt = 0;

const LOFT = {
  my_id: 'loft',
  status: 'ACTIVE',
  name: 'Loft',
  accommodates: 4,
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};

const article = (title: string, name: string) => ({
  url: `https://paper.example/${name.replaceAll(' ', '-')}`,
  title,
  source: 'The Paper',
  body: `A court in Waco sentenced ${name} to three years in prison on Monday. ${name} had defrauded dozens of tourists, prosecutors said.`,
  published_at: `${new Date().getFullYear() - 1}-03-02T08:00:00Z`,
});

beforeAll(async () => {
  phones = await providerServer();
  phones.says = () => {
    phoneAnsweredAt = Date.now();
    const about = { calling_country_code: '1', country_code: 'US', phone_number: '+13035550177', valid: true };
    return { status: 200, body: { ...about, national_format: '(303) 555-0177', validation_errors: [] } };
  };
  at = await pictureTest({
    LOOKUP_PHONE: 'twilio',
    LOOKUP_TWILIO_URL: phones.url,
    LOOKUP_TWILIO_USER: 'user',
    LOOKUP_TWILIO_KEY: 'key',
    LOOKUP_PHONE_CACHE_HOURS: '0',
    LOOKUP_RETRY_SECONDS: '1',
    LOOKUP_CIRCUIT_FAILURES: '1000',
  });
  store = datasetsOn(at.service.databaseUrl);
  client = new pg.Client({ connectionString: at.service.databaseUrl });
  await client.connect();
  await loadSdn(store);
  const news = [article('Host sentenced to prison for rental fraud', 'Quillon Vance')];
  await store.load('news', store.file('news.ndjson', news.map((one) => JSON.stringify(one)).join('\n')));
});

afterAll(async () => {
  await client?.end();
  await store?.close();
  await at?.stop();
  await phones?.stop();
});

const rest = async (method: string, path: string, body?: unknown) => {
  const answer = await at.service.rest(method, path, body);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const asked = async (query: string, variables: object) => {
  const { data, errors } = await at.service.graph(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

let made = 0;

interface Stay {
  id: string;
  email: string;
  name: string;
  url: string;
}

/** Runs before the subscription and returns the data needed to change the signal. */
interface Signal {
  screens?: Record<string, string>;
  booking?: object;
  guest?: object;
  /** The portal is not skipped. */
  portal?: true;
  prepare?(stay: Stay): Promise<unknown>;
  /** Changes the signal; returns the time of the change if it is later than the call. */
  change(stay: Stay): Promise<unknown>;
  fits(summary: SeenSummary): boolean;
}

const entry = (key: string, status: string) => (summary: SeenSummary) => summary.details[key]!.status === status;
const finds = (key: string, words: string) => (summary: SeenSummary) =>
  summary.details[key]!.findings.join().includes(words);

const listingIds = new Map<string, string>();
const earlier = new Map<string, string>();
const entries = new Map<string, string>();
const dismissals = new Map<string, { id: string }>();

const dismiss = async ({ name }: Stay) => {
  const { items } = await rest('POST', '/global-watchlist/search', { name });
  const input = { name, entryId: items[0].id, fingerprint: items[0].fingerprint, note: 'Another one' };
  return asked(
    `mutation ($input: DismissWatchlistHitInput!) { dismissWatchlistHit(input: $input) { watchlistDismissal { id } userErrors { code message field rule } } }`,
    { input },
  );
};

async function withdraw(): Promise<void> {
  const last = dismissals.get('last');
  if (!last) return;
  dismissals.delete('last');
  await asked(
    `mutation ($id: ID!) { withdrawWatchlistDismissal(input: { id: $id }) { deletedId userErrors { code message field rule } } }`,
    { id: last.id },
  );
}

const pay = (id: string, members: object) =>
  rest('POST', `/reservations/${id}/payments`, {
    event_source: 'processor_a',
    event_type: 'authorization',
    event_status: 'success',
    amount: 50,
    currency: 'usd',
    event_id: `event ${(made += 1)}`,
    timestamp: new Date().toISOString(),
    ...members,
  });

const visits = new Map<string, PortalGuest>();

/** The guest opens the link, and the page then exists. */
const visit = async ({ id, url }: Stay) => visits.set(id, await PortalGuest.open(at.service, url));

const handIn = async (stay: Stay, screen: string, answers: object) => {
  const { code, details } = await visits.get(stay.id)!.submit(screen, answers);
  if (code) throw new Error(JSON.stringify(details));
};

const booked = (email: string) =>
  rest('POST', '/reservations?sync=1&skip_gp=1', { without_listing: true, guest: { email, last_name: 'Lee' } });

const holder = freshHolder();

/** Every kind of signal: its change, and how the summary shows it. */
const SIGNALS: Record<string, Signal> = {
  "the guest's address is changed": {
    change: ({ id }) => rest('PUT', `/reservations/${id}`, { guest: { email: 'x@mailinator.com' } }),
    fits: finds('fraudDetection', 'disposable'),
  },
  'the dates are changed': {
    booking: { check_in_date: '2031-03-01', check_out_date: '2031-03-05' },
    change: ({ id }) => rest('PUT', `/reservations/${id}`, { check_out_date: '2031-04-05' }),
    fits: finds('generalRisk', '28 nights'),
  },
  'a payment is taken back': {
    change: ({ id }) => pay(id, { event_type: 'chargeback' }),
    fits: entry('fraudDetection', 'DECLINE'),
  },
  'a payment is authorised': {
    screens: { SecurityDeposit: 'required' },
    change: ({ id }) => pay(id, {}),
    fits: entry('paymentVerification', 'PASS'),
  },
  'the guest says who they are': {
    portal: true,
    screens: { AboutYou: 'required' },
    prepare: visit,
    change: (stay) => handIn(stay, 'AboutYou', { ...ABOUT_YOU, phone: '+1 303 555 0177' }),
    fits: entry('generalRisk', 'PASS'),
  },
  'the guest tells what they come for': {
    portal: true,
    screens: { AboutYou: 'disabled', PurposeOfStay: 'required' },
    prepare: visit,
    change: (stay) => handIn(stay, 'PurposeOfStay', { purpose: 'event', visitors: 0 }),
    fits: finds('generalRisk', 'for an event'),
  },
  'a page of the portal is opened again': {
    portal: true,
    screens: { AboutYou: 'disabled', PurposeOfStay: 'required' },
    prepare: async (stay) => {
      await visit(stay);
      await handIn(stay, 'PurposeOfStay', { purpose: 'event', visitors: 0 });
      await eventually(async () => (await summaryOf(stay.id)).details.general_risk.value === '12');
    },
    change: ({ id }) =>
      asked(
        `mutation ($id: ID!) { reopenPortalScreen(input: { reservationId: $id, screen: PurposeOfStay }) { reservation { id } userErrors { code message field rule } } }`,
        { id },
      ),
    fits: ({ status, details }) => status === 'pending' && details.generalRisk!.findings.length === 0,
  },
  'a screen is asked for': {
    change: ({ id }) => rest('PUT', `/reservations/${id}/screens`, { HouseRules: 'required' }),
    fits: entry('houseRules', 'INCOMPLETE'),
  },
  'the guest comes on the blacklist': {
    change: ({ email }) => rest('POST', '/blacklist', { email }),
    fits: entry('blacklist', 'REVIEW'),
  },
  'the guest is taken off the blacklist': {
    prepare: async ({ id, email }) => {
      entries.set(id, (await rest('POST', '/blacklist', { email })).id);
      await eventually(async () => (await summaryOf(id)).details.blacklist.status === 'REVIEW');
    },
    change: ({ id }) => rest('DELETE', `/blacklist/${entries.get(id)}`),
    fits: entry('blacklist', 'PASS'),
  },
  'the operator decides': {
    change: ({ id }) => rest('POST', `/reservations/${id}/status`, { supervised: 'decline' }),
    fits: ({ supervised }) => supervised === 'decline',
  },
  'another stay of the guest is declined': {
    prepare: async ({ id, email }) => earlier.set(id, (await booked(email)).id),
    change: ({ id }) => rest('POST', `/reservations/${earlier.get(id)}/status`, { supervised: 'decline' }),
    fits: finds('generalRisk', 'declined'),
  },
  'the listing takes fewer guests': {
    prepare: async ({ id }) => {
      const { id: listingId } = await rest('POST', '/listings', { ...LOFT, my_id: `loft${(made += 1)}` });
      listingIds.set(id, listingId);
      const dates = { check_in_date: '2031-03-01', check_out_date: '2031-03-05' };
      await rest('PUT', `/reservations/${id}?sync=1`, { listing_id: listingId, number_of_guests: 4, ...dates });
    },
    change: ({ id }) => rest('PUT', `/listings/${listingIds.get(id)}`, { accommodates: 2 }),
    fits: finds('generalRisk', 'more guests'),
  },
  'a watchlist is imported': {
    screens: { SanctionsSearchAddon: 'required' },
    guest: { full_name: 'Barnaby Thistlewood', birth_date: '1971-02-03' },
    prepare: async ({ id }) => {
      await loadSdn(store);
      await eventually(async () => (await summaryOf(id)).details.sanctions.status === 'PASS', 30_000);
    },
    async change() {
      await loadSdn(store, SDN.replace('BRAMBLEWICK TRADING LLC","-0- ', 'THISTLEWOOD, Barnaby","individual'));
      const text = `select max(loaded_at) as at from intelligence.dataset_version where dataset = 'ofac-sdn'`;
      return (await client.query<{ at: Date }>(text)).rows[0]!.at.getTime();
    },
    fits: entry('sanctions', 'REVIEW'),
  },
  'a hit is dismissed': {
    screens: { SanctionsSearchAddon: 'required' },
    guest: { full_name: 'Odette Quillfeather' },
    prepare: async ({ id }) => {
      await loadSdn(store);
      await withdraw();
      await eventually(async () => (await summaryOf(id)).details.sanctions.status === 'REVIEW', 30_000);
    },
    change: async (stay) => dismissals.set('last', (await dismiss(stay)).dismissWatchlistHit),
    fits: entry('sanctions', 'PASS'),
  },
  'a dismissal is withdrawn': {
    screens: { SanctionsSearchAddon: 'required' },
    guest: { full_name: 'Odette Quillfeather' },
    prepare: async (stay) => {
      if (!dismissals.has('last')) dismissals.set('last', (await dismiss(stay)).dismissWatchlistHit);
      await eventually(async () => (await summaryOf(stay.id)).details.sanctions.status === 'PASS', 30_000);
    },
    change: withdraw,
    fits: entry('sanctions', 'REVIEW'),
  },
  'the search of the news ends': {
    guest: { full_name: 'Quillon Vance', location: '1 Main St, Denver, CO 80202' },
    // A guest searched for within a day is not searched for again.
    prepare: () => client.query(`update intelligence.media_report set created_at = created_at - interval '2 days'`),
    change: ({ id }) =>
      untilEnded(client, 'media_report', () =>
        rest('PUT', `/reservations/${id}/screens`, { AdverseMediaSearchAddon: 'required' }),
      ),
    fits: entry('adverseMedia', 'REVIEW'),
  },
  'the background check ends': {
    guest: { full_name: 'Quillon Vance', birth_date: '1980-01-02', location: '1 Main St, Denver, CO 80202' },
    change: ({ id }) =>
      untilEnded(client, 'background_report', () =>
        rest('PUT', `/reservations/${id}/screens`, { BackgroundCheck: 'required' }),
      ),
    fits: entry('backgroundCheck', 'REVIEW'),
  },
  'a provider that was away answers': {
    prepare: async ({ id }) => {
      phones.mood = 'error';
      await rest('PUT', `/reservations/${id}`, { guest: { phone: `+1303555${String((made += 1)).padStart(4, '0')}` } });
      await eventually(async () => (await summaryOf(id)).verification_status === 'pending', 30_000);
    },
    async change() {
      phones.mood = 'answer';
      phoneAnsweredAt = 0;
      return eventually(() => phoneAnsweredAt, 60_000);
    },
    fits: ({ status, details }) => status !== 'pending' && details.fraudDetection!.status !== 'INCOMPLETE',
  },
};

const summaryOf = async (id: string) => rest('GET', `/reservations/${id}/summary`);

async function stayFor({ screens, booking, guest, portal }: Signal): Promise<Stay> {
  const n = (made += 1);
  const email = `guest${n}@example.com`;
  const name = ((guest as { full_name?: string } | undefined)?.full_name ?? `Ann Lee${n}`) as string;
  const body = { without_listing: true, ...booking, guest: { full_name: name, email, ...guest } };
  const { id, guest_portal_url: url } = await rest('POST', `/reservations?sync=1${portal ? '' : '&skip_gp=1'}`, body);
  if (screens) {
    const before = await decisionsOf(id);
    await rest('PUT', `/reservations/${id}/screens`, screens);
    await eventually(async () => (await decisionsOf(id)) > before);
  }
  return { id, email, name, url };
}

const decisionsOf = async (id: string) => {
  const text = 'select count(*)::int as many from screening.decision where reservation_id = $1';
  return (await client.query<{ many: number }>(text, [id])).rows[0]!.many;
};

/** Milliseconds from the change to the message, and to the first REST answer that includes it. */
async function timesOf(signal: Signal): Promise<[message: number, summary: number]> {
  const stay = await stayFor(signal);
  await signal.prepare?.(stay);
  const watch = await watchSummary(at.service, stay.id);
  try {
    const calledAt = Date.now();
    const changedAt = await signal.change(stay);
    const since = typeof changedAt === 'number' ? changedAt : calledAt;
    const shown = eventually(async () => signal.fits(asGraph(await summaryOf(stay.id))), 30_000).then(() => Date.now());
    return [(await watch.seen(signal.fits)) - since, (await shown) - since];
  } finally {
    await watch.stop();
  }
}

const paceBooking = () => booked('pace@example.com');

test.each(Object.entries(SIGNALS))('within a second of the change, when %s', (_title, signal) =>
  expectInTime(paceBooking, () => timesOf(signal)),
);

test('within a second of the last picture, when the ID check is decided', () =>
  expectInTime(paceBooking, async () => {
    const id = await at.stay();
    await at.upload(id, 'front', await licenceFront(holder.number));
    const watch = await watchSummary(at.service, id);
    await at.upload(id, 'back', await licenceBack(licenceText(holder)));
    const answeredAt = Date.now();
    const seenAt = await watch.seen(entry('identificationDocument', 'PASS'));
    await watch.stop();
    expect((await summaryOf(id)).details.identification_document.status).toBe('PASS');
    return [seenAt - answeredAt];
  }));

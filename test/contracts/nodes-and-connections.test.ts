import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { NODE_TYPES } from '#subgraphs/identity/node/node-types.js';
import { ROLES, type Role } from '#kit/viewer/viewer.js';
import { makeAccount, makeKey } from '../support/accounts.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/people.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { failedJob } from './access/fixture.js';
import { freshRows, makeOwnersRows } from './access/owners-rows.js';

/** Where the objects of each type are, and one of their fields. */
const STORED: Record<string, [table: string, field: string]> = {
  Account: ['identity.account', 'accountMode: mode'],
  AdverseMediaReport: ['intelligence.media_report', 'mediaStatus: status'],
  ApiKey: ['identity.api_key', 'maskedValue'],
  AuditEntry: ['identity.audit_entry', 'recordKind'],
  BackgroundCheck: ['intelligence.background_report', 'checkStartedAt: startedAt'],
  BlacklistEntry: ['screening.blacklist_entry', 'value'],
  BusinessRule: ['screening.business_rule', 'condition'],
  Deposit: ['screening.portal_deposit', 'processor'],
  Listing: ['property.listing', 'myId'],
  Message: ['screening.message', 'messageMethod: method'],
  MessageTemplate: ['screening.message_template', 'templateTag: tag'],
  Note: ['screening.note', 'noteText: text'],
  PaymentEvent: ['screening.payment_event', 'eventSource'],
  Person: ['identity.person', 'personEmail: email'],
  PortalFile: ['screening.portal_file', 'bytes'],
  Reservation: ['screening.reservation', 'confirmationCode'],
  SavedView: ['screening.saved_view', 'viewName: name'],
  StoredDecision: ['screening.decision', 'outcome { reason }'],
  WatchlistDismissal: ['intelligence.watchlist_dismissal', 'dismissalNote: note'],
  WebhookDelivery: ['identity.delivery', 'deliveryState: state'],
  WebhookEndpoint: ['identity.webhook_endpoint', 'url'],
};

const ALL = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ${Object.entries(STORED)
  .map(([type, [, field]]) => `... on ${type} { ${field} }`)
  .join(' ')} } }`;
const KINDS = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

const DEPOSIT = `
  insert into screening.portal_deposit (account_id, id, reservation_id, kind, processor, state, amount, currency, created_at, updated_at)
  values ($1, $2, $3, 'deposit', 'stripe', 'waiting', 100, 'EUR', now(), now())`;

async function change(mutation: string): Promise<void> {
  const { errors } = await service.graph(`mutation { ${mutation} }`, {}, headersOf('owner'));
  expect(errors).toBeUndefined();
}

async function makePayments(): Promise<void> {
  const event = { event_source: 'other', event_type: 'charge', event_status: 'success' };
  for (const event_id of ['second', 'third'])
    await service.rest('POST', `/reservations/${reservation}/payments`, { ...event, event_id }, headersOf('owner'));
}

let service: RunningTest;
let client: pg.Client;
const keys = new Map<string, string>();
/** The owner's account, and a reservation and a business rule of it. */
let [account, reservation, rule] = ['', '', ''];
/** Up to two objects of each type that belong to the owner. */
const own = new Map<string, string[]>();

beforeAll(async () => {
  service = await runningTest({ RATE_LIMIT_PER_MINUTE: '100000', WEBHOOK_ALLOW_PRIVATE: 'true' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const parent = await makeAccount(client, null);
  const owner = await makeAccount(client, parent.id);
  account = owner.id;
  keys.set('parent', parent.key).set('owner', owner.key);
  for (let n = 0; n < 3; n += 1) keys.set('sibling', (await makeAccount(client, parent.id)).key);
  keys.set('stranger', (await makeAccount(client)).key);
  keys.set('sdk', (await makeKey(client, account, { sdk: true })).key);
  reservation = (await makeOwnersRows(service, owner.headers)).reservation;
  const fixture = freshRows(service, owner.headers, reservation);
  rule = await fixture.freshRule();
  for (const nights of [98, 97])
    await change(
      `saveBusinessRule(input: { id: "${rule}", name: "Long", condition: "reservation.nights > ${nights}", actions: [{ kind: FLAG }] }) { businessRule { id } userErrors { code message field rule } }`,
    );
  const { freshMediaReport, freshCheck, freshDismissal, freshFile, freshTemplate, freshView, freshPerson } = fixture;
  const { freshBlacklistEntry, freshMessage } = fixture;
  const freshKey = () => makeKey(client, account);
  const single = [freshMediaReport, freshCheck, freshFile];
  const listed = [freshDismissal, freshTemplate, freshView, freshPerson, freshBlacklistEntry, freshMessage, freshKey];
  for (const make of [...single, ...listed, ...listed]) await make();
  for (const text of ['Second', 'Third'])
    await change(
      `addNote(input: { reservationId: "${reservation}", text: "${text}" }) { note { id } userErrors { code message field rule } }`,
    );
  await change(
    'sendSampleWebhook(input: { webhookKey: listing_webhook_url }) { webhookDelivery { id } userErrors { code message field rule } }',
  );
  for (let n = 0; n < 3; n += 1) await failedJob(client, account);
  await makePayments();
  await client.query(DEPOSIT, [account, randomUUID(), reservation]);
  for (const [type, [table]] of Object.entries(STORED)) {
    const text = `select id from ${table} where account_id = $1 order by id limit 2`;
    const ids = await eventually(async () => {
      const { rows } = await client.query<{ id: string }>(text, [account]);
      return rows.length > 0 ? rows.map(({ id }) => id) : null;
    });
    own.set(type, ids);
  }
}, 400_000);

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const headersOf = (asker: string) => ({ 'x-api-key': keys.get(asker)! });
const idsOfAll = () => [...own.values()].flat();

test('the table has every type of node', () => expect(Object.keys(STORED)).toEqual(Object.keys(NODE_TYPES)));

test.each(['owner', 'parent'] as const)('nodes finds objects of every type, with their fields: %s', async (asker) => {
  const { data, errors } = await service.graph(ALL, { ids: idsOfAll() }, headersOf(asker));
  expect(errors).toBeUndefined();
  // A view belongs to its account alone.
  const hidden = asker === 'parent' ? ['SavedView'] : [];
  for (const [n, [type, id]] of [...own].flatMap(([type, ids]) => ids.map((id) => [type, id] as const)).entries()) {
    const found = data.nodes[n] as Record<string, unknown> | null;
    if (hidden.includes(type)) expect([type, found]).toEqual([type, null]);
    else {
      expect(found).toMatchObject({ __typename: type, id });
      expect([type, Object.values(found!).length, Object.values(found!)[2]]).toEqual([type, 3, expect.anything()]);
    }
  }
});

test.each(['sibling', 'stranger'] as const)('nodes finds nothing of another account: %s', async (asker) => {
  const { data, errors } = await service.graph(ALL, { ids: idsOfAll() }, headersOf(asker));
  expect([errors, data.nodes]).toEqual([undefined, idsOfAll().map(() => null)]);
});

test('an SDK key finds nothing', async () => {
  const { data, errors } = await service.graph(KINDS, { ids: idsOfAll() }, headersOf('sdk'));
  expect([data, errors![0]!.extensions.code]).toMatchObject([{ nodes: null }, 'FORBIDDEN']);
});

/** The members of subjects with an ID, the object beside it and one of its fields. */
const SUBJECTS = [
  ['BlacklistEntrySubject', 'blacklistEntryId', 'blacklistEntry', 'value'],
  ['DismissalSubject', 'dismissalId', 'dismissal', 'dismissalNote: note'],
  ['MessageSubject', 'messageId', 'message', 'messageMethod: method'],
  ['MessageTemplateSubject', 'messageTemplateId', 'messageTemplate', 'templateTag: tag'],
  ['PaymentEventSubject', 'paymentEventId', 'paymentEvent', 'eventSource'],
  [
    'ReportSubject',
    'reportId',
    'report',
    '... on BackgroundCheck { startedAt } ... on AdverseMediaReport { mediaStatus: status }',
  ],
  ['ViewSubject', 'viewId', 'view', 'viewName: name'],
] as const;
const EVENTS = `query ($of: ID!) { eventConnection(accountId: $of, first: 100) { edges { node { subject {
  ${SUBJECTS.map(([type, id, object, field]) => `... on ${type} { ${id} ${object} { id ${field} } }`).join(' ')} } } } } }`;

/** The types of subjects whose objects an asker gets with the events of the owner's account. */
async function subjectsFor(asker: string): Promise<string[]> {
  const { data, errors } = await service.graph(EVENTS, { of: account }, headersOf(asker));
  expect(errors).toBeUndefined();
  const found = (data.eventConnection.edges as { node: { subject: Record<string, { id: string } | null> } }[]).flatMap(
    ({ node: { subject } }) =>
      SUBJECTS.flatMap(([type, id, object]) => {
        if (!subject[object]) return [];
        expect(subject[object]).toMatchObject({ id: subject[id] });
        expect(Object.keys(subject[object])).toHaveLength(2);
        return [type];
      }),
  );
  return [...new Set(found)].sort();
}

test('events come with their objects, as far as the caller sees them', async () => {
  const all = SUBJECTS.map(([type]) => type);
  await eventually(async () => ((await subjectsFor('owner')).length >= all.length ? true : null));
  expect(await subjectsFor('owner')).toEqual(all);
  // A view belongs to its account alone.
  expect(await subjectsFor('parent')).toEqual(all.filter((type) => type !== 'ViewSubject'));
  const { errors } = await service.graph(EVENTS, { of: account }, headersOf('stranger'));
  expect(errors![0]!.extensions.code).toBe('ACCOUNT_NOT_FOUND');
});

const PAGE = `{ totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } } }`;

interface Page {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { cursor: string; node: { id: string } }[];
}

/** Every connection of the graph: where it is, and the fewest items that the account has. */
const CONNECTIONS: [name: string, fewest: number, asker: 'owner' | 'parent', around?: string][] = [
  ['accountConnection', 4, 'parent'],
  ['apiKeyConnection', 3, 'owner'],
  ['auditTrail', 10, 'owner'],
  ['backgroundCheckConnection', 1, 'owner'],
  ['blacklistConnection', 3, 'owner'],
  ['eventConnection', 10, 'owner'],
  ['failedJobs', 3, 'owner'],
  ['listingConnection', 1, 'owner'],
  ['messageTemplateConnection', 3, 'owner'],
  ['personConnection', 2, 'owner'],
  ['reservationConnection', 2, 'owner'],
  ['savedViewConnection', 2, 'owner'],
  ['segmentGuestConnection', 0, 'owner'],
  ['watchlistDismissalConnection', 2, 'owner'],
  ['webhookDeliveries', 1, 'owner'],
  ['noteConnection', 3, 'owner', 'reservation'],
  ['messageConnection', 3, 'owner', 'reservation'],
  ['paymentEventConnection', 3, 'owner', 'reservation'],
  ['versionConnection', 3, 'owner', 'rule'],
  ['listings', 1, 'owner', 'me'],
];

type Ask = (args: string) => Promise<Page>;
const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.id);

/** All items in three pages, from the start and from the end. */
async function walk(ask: Ask, count: number): Promise<{ forward: string[]; backward: string[] }> {
  const size = Math.max(1, Math.ceil(count / 3));
  const walks = { forward: [] as string[], backward: [] as string[] };
  let [after, before]: (string | null)[] = [null, null];
  for (let n = 0; n < 3; n += 1) {
    const next = await ask(`first: ${size}, after: ${JSON.stringify(after)}`);
    walks.forward.push(...idsOf(next));
    after = next.pageInfo.endCursor ?? after;
    const former = await ask(`last: ${size}, before: ${JSON.stringify(before)}`);
    walks.backward.unshift(...idsOf(former));
    before = former.pageInfo.startCursor ?? before;
    if (!next.pageInfo.hasNextPage && !former.pageInfo.hasPreviousPage) break;
  }
  return walks;
}

test.each(CONNECTIONS.map(([name, fewest, asker, on]) => ({ name, fewest, asker, on })))(
  '$name gives the same items forward and backward, and counts them',
  async ({ name, fewest, asker, on }) => {
    const objects: Record<string, string> = {
      reservation: `reservation(id: "${reservation}")`,
      rule: `businessRule(id: "${rule}")`,
    };
    const around = on && (objects[on] ?? on);
    const ask: Ask = async (args) => {
      const field = `${name}(${args}) ${PAGE}`;
      const document = around ? `{ of: ${around} { found: ${field} } }` : `{ found: ${field} }`;
      const { data, errors } = await service.graph(document, {}, headersOf(asker));
      expect(errors).toBeUndefined();
      return around ? data.of.found : data.found;
    };
    // Work of the service can add events meanwhile; then the lists are read again.
    const [whole, walks] = await eventually(async () => {
      const before = await ask('first: 100');
      const walked = await walk(ask, before.edges.length);
      return String(idsOf(await ask('first: 100'))) === String(idsOf(before)) ? ([before, walked] as const) : null;
    });
    expect(whole.edges.length).toBeGreaterThanOrEqual(fewest);
    expect([whole.totalCount, whole.pageInfo.hasNextPage]).toEqual([whole.edges.length, false]);
    expect(walks).toEqual({ forward: idsOf(whole), backward: idsOf(whole) });
  },
);

test('each role finds the types that it may list', async () => {
  const invite =
    'mutation ($input: PersonInput!) { invitePerson(input: $input) { invitedPerson { person { id } } userErrors { code message field rule } } }';
  for (const role of ROLES) {
    const email = `${role}@example.org`;
    await service.graph(
      invite,
      { input: { name: role, email, password: PASSWORD, role: role.toUpperCase() } },
      headersOf('owner'),
    );
    const browser = new Browser(service.url);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(303);
    const ids = [...own.values()].map(([id]) => id!);
    const { body } = await browser.graph(`{ nodes(ids: ${JSON.stringify(ids)}) { __typename id } }`);
    const reach = (least: Role) => ROLES.indexOf(role) >= ROLES.indexOf(least);
    const expected = [...own].map(([type, [id]]) => (reach(NODE_TYPES[type]!.role) ? { __typename: type, id } : null));
    expect([role, body.data!.nodes]).toEqual([role, expected]);
  }
  // A view of another person of the account.
  const [view] = own.get('SavedView')!;
  await client.query('update screening.saved_view set person_id = $2 where id = $1', [view, randomUUID()]);
  const { data } = await service.graph(KINDS, { ids: [view, account] }, headersOf('owner'));
  expect(data.nodes).toEqual([null, { __typename: 'Account', id: account }]);
});

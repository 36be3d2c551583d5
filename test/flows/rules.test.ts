import { eventually } from '../support/eventually.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let bookings = 0;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(() => service.stop());

const SAVE = `mutation ($input: BusinessRuleInput!) { saveBusinessRule(input: $input) { businessRule { id state version position } userErrors { code message field rule } } }`;
const STATE = `mutation ($id: ID!, $state: RuleState!) { setBusinessRuleState(input: { id: $id, state: $state }) { businessRule { id state } userErrors { code message field rule } } }`;
const TEST = `query ($id: ID!) { backTestBusinessRule(id: $id) {
  decisions notReplayable fired unknown changed changes { before after count reservationIds }
  since weeks { from reservations matched changed } } }`;
const HISTORY = `query ($id: ID!) { businessRule(id: $id) { state version condition versionConnection { totalCount edges { node {
  version name condition actions { kind } restoredFrom createdAt author { __typename ... on AccountAuthor { accountId } } } } } } }`;
const RESTORE = `mutation ($id: ID!, $version: Int!) { restoreBusinessRule(input: { id: $id, version: $version }) { businessRule { id state version condition actions { kind } } userErrors { code message field } } }`;

async function save(input: object) {
  const { data, errors } = await service.graph(SAVE, { input });
  return { rule: data?.saveBusinessRule, error: errors?.[0] };
}

async function saved(name: string, condition: string, actions: object[]): Promise<string> {
  const { rule, error } = await save({ name, condition, actions });
  expect(error).toBeUndefined();
  return rule.id as string;
}

async function go(id: string, ...states: string[]) {
  for (const state of states) {
    const { errors } = await service.graph(STATE, { id, state });
    if (errors) return errors[0]!;
  }
  return null;
}

async function book(change: object = {}): Promise<string> {
  bookings += 1;
  const { status, body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    without_listing: true,
    confirmation_code: `C${bookings}`,
    guest: { last_name: 'Lee', email: `g${bookings}@example.org` },
    ...change,
  });
  expect(status).toBe(200);
  return body.id as string;
}

const statusOf = async (id: string) => (await service.rest('GET', `/reservations/${id}/status`)).body;

async function clear() {
  const { data } = await service.graph('{ businessRules { id } }');
  for (const { id } of data.businessRules) {
    await service.graph(
      'mutation ($id: ID!) { deleteBusinessRule(input: { id: $id }) { isDeleted userErrors { code message field rule } } }',
      { id },
    );
  }
}

afterEach(clear);

test('a condition is checked before it is saved, with the position of the problem', async () => {
  const check = async (condition: string) =>
    (
      await service.graph(
        `query ($condition: String!) {
          checkCondition(condition: $condition) { message phrase { code values { name texts } } start end }
        }`,
        { condition },
      )
    ).data.checkCondition;
  expect(await check('reservation.nights >= 14')).toEqual([]);
  expect(await check('reservation.nigths >= 14')).toEqual([
    {
      message: 'No such key: nigths',
      phrase: { code: 'condition.key', values: [{ name: 'name', texts: ['nigths'] }] },
      start: 12,
      end: 18,
    },
  ]);
  expect(await check('guest.agee > 3 && reservation.source > 5')).toMatchObject([
    { message: 'No such key: agee', start: 6, end: 10 },
    { message: 'no such overload: string > int', start: 18, end: 40 },
  ]);
  const [problem] = await check('x'.repeat(2_001));
  expect(problem).toMatchObject({ message: 'must be at most 2000 characters', start: 0, end: 2_001 });
  expect((await service.graph('{ businessRules { id } }')).data.businessRules).toEqual([]);
});

test('a rule goes from draft through shadow to live, and takes effect only when live', async () => {
  const id = await saved('Big party', 'reservation.number_of_guests > 6', [{ kind: 'FLAG' }]);
  const party = { number_of_guests: 8 };
  expect(await statusOf(await book(party))).toMatchObject({ status: 'verified', business_rules: [] });
  expect(await go(id, 'LIVE')).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
  expect(await go(id, 'SHADOW')).toBeNull();
  const shadowed = await book(party);
  expect(await statusOf(shadowed)).toMatchObject({ status: 'verified', business_rules: [] });
  const { data } = await service.graph(
    `{ explainDecision(reservationId: "${shadowed}") { rules { name state version } } }`,
  );
  expect(data.explainDecision.rules).toMatchObject([{ name: 'Big party', state: 'SHADOW', version: 1 }]);
  expect(await go(id, 'LIVE')).toBeNull();
  expect(await statusOf(await book(party))).toMatchObject({
    status: 'review',
    business_rules: ['Big party'],
    reason: 'Flagged for review by your rule "Big party".',
  });
  expect(await statusOf(await book())).toMatchObject({ status: 'verified', business_rules: [] });
});

test('changing the condition creates a new draft version; changing the name does not', async () => {
  const input = { name: 'One', condition: 'reservation.nights > 3', actions: [{ kind: 'FLAG' }] };
  const { rule } = await save(input);
  await go(rule.id, 'SHADOW', 'LIVE');
  expect((await save({ ...input, id: rule.id, name: 'Other' })).rule).toMatchObject({ state: 'LIVE', version: 1 });
  const changed = await save({ ...input, id: rule.id, condition: 'reservation.nights > 4' });
  expect(changed.rule).toMatchObject({ state: 'DRAFT', version: 2 });
});

test('each version is kept with its author; restoring one saves it as a new draft, with an audit entry', async () => {
  const [long, longer] = ['reservation.nights > 3', 'reservation.nights > 4'];
  const id = await saved('Long', long, [{ kind: 'FLAG' }]);
  await save({ id, name: 'Longer', condition: longer, actions: [{ kind: 'DECLINE' }] });
  await save({ id, name: 'Renamed', condition: longer, actions: [{ kind: 'DECLINE' }] });
  await go(id, 'SHADOW', 'LIVE');
  const history = async () => (await service.graph(HISTORY, { id })).data.businessRule;
  const versions = async () =>
    (await history()).versionConnection.edges.map(({ node }: { node: object }) => node) as object[];
  const { id: accountId } = (await service.graph('{ me { id } }')).data.me;
  const author = { __typename: 'AccountAuthor', accountId };
  const first = { version: 1, name: 'Long', condition: long, actions: [{ kind: 'FLAG' }], restoredFrom: null, author };
  const second = { version: 2, name: 'Longer', condition: longer, actions: [{ kind: 'DECLINE' }], author };
  expect(await versions()).toMatchObject([second, first]);
  const audited = async () =>
    (await service.graph(`{ auditTrail(filter: { action: "rule.saved", recordId: "${id}" }) { totalCount } }`)).data
      .auditTrail.totalCount as number;
  await eventually(async () => ((await audited()) === 3 ? true : null));
  const restored = await service.graph(RESTORE, { id, version: 1 });
  expect(restored.data.restoreBusinessRule).toMatchObject({
    state: 'DRAFT',
    version: 3,
    condition: long,
    actions: [{ kind: 'FLAG' }],
  });
  expect(await versions()).toMatchObject([{ ...first, version: 3, name: 'Renamed', restoredFrom: 1 }, second, first]);
  await eventually(async () => ((await audited()) === 4 ? true : null));
  // The same condition and actions are no new version.
  expect((await service.graph(RESTORE, { id, version: 1 })).data.restoreBusinessRule.version).toBe(3);
  expect((await history()).versionConnection.totalCount).toBe(3);
  expect((await service.graph(RESTORE, { id, version: 9 })).errors![0]!.extensions.code).toBe('BAD_INPUT');
  const [unknown] = (await service.graph(RESTORE, { id: accountId, version: 1 })).errors!;
  expect(unknown!.extensions.code).toBe('RULE_NOT_FOUND');
});

test('rules decide until the operator decides manually, and revert their own decisions', async () => {
  const id = await saved('No one-nighters', 'reservation.number_of_guests == 1', [
    { kind: 'DECLINE' },
    { kind: 'NOTIFY' },
  ]);
  await go(id, 'SHADOW', 'LIVE');
  const first = await book();
  expect(await statusOf(first)).toMatchObject({ status: 'verified', supervised: 'decline' });
  await service.rest('PUT', `/reservations/${first}?sync=1&skip_gp=1`, { number_of_guests: 2 });
  expect((await statusOf(first)).supervised).toBeUndefined();
  await service.rest('POST', `/reservations/${first}/status`, { supervised: 'approve' });
  await service.rest('PUT', `/reservations/${first}?sync=1&skip_gp=1`, { number_of_guests: 1 });
  expect(await statusOf(first)).toMatchObject({ supervised: 'approve', business_rules: ['No one-nighters'] });
  const { data } = await service.graph('{ events(types: [RULE_NOTIFIED]) { type reservation { id } } }');
  expect(data.events).toEqual(expect.arrayContaining([{ type: 'RULE_NOTIFIED', reservation: { id: first } }]));
});

test('a rule that requires a screen makes the guest complete it', async () => {
  const id = await saved('Papers', 'guest.completed_stays == 0', [
    { kind: 'REQUIRE_SCREEN', screen: 'IDVerification' },
  ]);
  await go(id, 'SHADOW', 'LIVE');
  const made = await book();
  const { body } = await service.rest('GET', `/reservations/${made}/summary`);
  expect(body.details.identification_document.status).toBe('INCOMPLETE');
  expect(body.verification_status).not.toBe('verified');
});

test('the back-test reports the past decisions that would change; later changes do not affect it', async () => {
  const three = [
    await book({ number_of_guests: 9 }),
    await book({ number_of_guests: 9 }),
    await book({ number_of_guests: 9 }),
  ];
  const id = await saved('Nine', 'reservation.number_of_guests == 9', [{ kind: 'DECLINE' }]);
  const { data } = await service.graph(TEST, { id });
  expect(data.backTestBusinessRule).toMatchObject({ notReplayable: 0, fired: 3, unknown: 0, changed: 3 });
  expect(data.backTestBusinessRule.decisions).toBeGreaterThanOrEqual(3);
  expect(data.backTestBusinessRule.changes).toEqual([
    { before: 'verified', after: 'decline', count: 3, reservationIds: expect.arrayContaining(three) },
  ]);
  const { weeks, since } = data.backTestBusinessRule;
  expect(weeks).toHaveLength(13);
  expect([weeks[0].from, weeks[0].matched]).toEqual([since, 0]);
  expect(weeks.at(-1)).toMatchObject({ matched: 3, changed: 3 });
  expect(weeks.at(-1).reservations).toBeGreaterThanOrEqual(3);
  await service.rest('PUT', `/reservations/${three[0]}?skip_gp=1`, { source: 'elsewhere' });
  expect((await service.graph(TEST, { id })).data.backTestBusinessRule.fired).toBeGreaterThanOrEqual(3);
  const young = await saved('Young', 'guest.age < 25', [{ kind: 'FLAG' }]);
  const unknown = (await service.graph(TEST, { id: young })).data.backTestBusinessRule;
  expect(unknown).toMatchObject({ fired: 0, changed: 0, unknown: unknown.decisions });
});

test('the back-test runs on top of the live rules, so that their own effects are no change', async () => {
  await book({ source: 'agent' });
  const live = await saved('A', 'reservation.source == "agent"', [{ kind: 'DECLINE' }]);
  await go(live, 'SHADOW', 'LIVE');
  const same = await saved('B', 'reservation.source == "agent"', [{ kind: 'DECLINE' }]);
  const { data } = await service.graph(TEST, { id: same });
  expect(data.backTestBusinessRule).toMatchObject({ fired: 1, changed: 0, changes: [] });
});

test.each([
  ['an empty name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(101) }],
  ['a name with a line break', { name: 'a\nb' }],
  ['an invalid condition', { condition: 'reservation.nights >' }],
  ['a condition with an unknown name', { condition: 'guest.full_name == "x"' }],
  ['a pattern', { condition: 'reservation.source.matches("a")' }],
  ['no action', { actions: [] }],
  ['six actions', { actions: Array.from({ length: 6 }, () => ({ kind: 'FLAG' })) }],
  ['approve and decline', { actions: [{ kind: 'APPROVE' }, { kind: 'DECLINE' }] }],
  ['an unknown screen', { actions: [{ kind: 'REQUIRE_SCREEN', screen: 'Kitchen' }] }],
  ['no screen', { actions: [{ kind: 'REQUIRE_SCREEN' }] }],
  ['a screen with a flag', { actions: [{ kind: 'FLAG', screen: 'AboutYou' }] }],
])('rejects a rule with %s and stores nothing', async (_, change) => {
  const { error } = await save({ name: 'X', condition: 'true', actions: [{ kind: 'FLAG' }], ...change });
  expect(error?.extensions.code).toBe('BAD_INPUT');
  expect((await service.graph('{ businessRules { id } }')).data.businessRules).toEqual([]);
});

test('a name is unique, also when two rules save it at once', async () => {
  const input = { name: 'Same', condition: 'true', actions: [{ kind: 'FLAG' }] };
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(input)));
  expect(answers.filter(({ rule }) => rule)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ error }) => error?.extensions.code ?? []))).toEqual(new Set(['BAD_INPUT']));
});

test('an unknown rule has no state or back-test and cannot be deleted', async () => {
  for (const id of ['01900000-0000-7000-8000-000000000000', 'nonsense']) {
    const answers = [
      await service.graph(STATE, { id, state: 'SHADOW' }),
      await service.graph(TEST, { id }),
      await service.graph(
        'mutation ($id: ID!) { deleteBusinessRule(input: { id: $id }) { isDeleted userErrors { code message field rule } } }',
        { id },
      ),
      await service.graph(SAVE, { input: { id, name: 'Z', condition: 'true', actions: [{ kind: 'FLAG' }] } }),
    ];
    for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe('RULE_NOT_FOUND');
  }
});

import 'reflect-metadata';
import { graphql, type GraphQLSchema } from 'graphql';
import { subgraphSchema } from '#kit/graph/subgraph.js';
import type { Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import { screening } from '#subgraphs/screening/subgraph.js';
import { ENTRY, HIT, OUTCOME, SIGNALS } from '../support/explained.js';
import { known, signals, unknown } from './screening-signals.js';

let schema: GraphQLSchema;

beforeAll(async () => {
  ({ schema } = await subgraphSchema(screening));
});

const RULE = { ruleId: '1', name: 'Big party', version: 2, state: 'shadow', actions: [{ kind: 'flag' }] };

async function explained(facts: Signals, change: (outcome: ReturnType<typeof decide>) => void = () => undefined) {
  const outcome = JSON.parse(JSON.stringify(decide(facts))) as ReturnType<typeof decide>;
  change(outcome);
  const decision = { id: 'd1', createdAt: new Date(), signals: facts, outcome, rules: [RULE] };
  const contextValue = {
    viewer: { kind: 'api', accountId: 'a', accountIds: ['a'], keyId: 'k' },
    load: { reservation: async () => ({ id: 'r1' }), decisionsOf: async () => [decision] },
  };
  const source = `{ explainDecision(reservationId: "r1") {
    ${SIGNALS} ${OUTCOME} rules { ruleId name version state actions { kind screen } }
    replayed { same differences { path stored now } } } } ${ENTRY} ${HIT}`;
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  return JSON.parse(JSON.stringify(data!.explainDecision)) as any;
}

const HIT_OF_LIST = {
  person: 0,
  entryId: 'e1',
  list: 'ofac-sdn',
  band: 'strong' as const,
  words: { same: 2 },
  qualifiers: ['same_birth_date'],
};

test('each lookup has its typed value, or the reason why there is none', async () => {
  const gap = { source: 'nics', reason: 'no_records_of_state', message: 'Not covered.' };
  const { signals: shown } = await explained(
    signals({
      ip: unknown,
      address: null,
      ipThreats: known({ lists: 2, tags: ['vpn'] }),
      mail: known({ acceptsMail: true }),
      breaches: known({ count: 3, firstYear: 2016 }),
      social: known({ asked: 4, registered: 1 }),
      offenders: known({ records: 1, sameBirthDate: 0 }),
      sanctions: known({ people: 1, hits: [HIT_OF_LIST], dismissed: 0 }),
      credit: known({ outcome: 'no_file', score: null, scoreFrom: 300, scoreTo: 850, reasons: ['thin_file'] }),
      adverseMedia: known({ reportId: 'm1', status: 'REVIEW', articles: 2, categories: ['fraud'], reason: null }),
      background: known({
        reportId: 'b1',
        sources: [{ key: 'evictions', searched: false, reason: 'no state', found: 0, gaps: [gap] }],
      }),
      fraudModel: known({ model: 'm@1', origin: 'simulated', probability: 0.2, tier: 'review', reasons: ['Few.'] }),
    }),
  );
  const lookups = Object.fromEntries(shown.lookups.map((one: { name: string }) => [one.name, one]));
  expect(Object.keys(lookups)).toHaveLength(13);
  expect(lookups.PHONE).toMatchObject({
    known: true,
    source: 'test',
    failed: false,
    value: { __typename: 'PhoneSignal', valid: true, countryCode: 'PT', lineType: 'mobile' },
  });
  expect(lookups.IP).toMatchObject({ known: false, reason: 'the provider did not answer', value: null });
  expect(lookups.ADDRESS).toBeUndefined();
  expect(lookups.IP_THREATS.value).toEqual({ __typename: 'IpThreatSignal', lists: 2, tags: ['vpn'] });
  expect(lookups.SANCTIONS.value).toMatchObject({
    hits: [
      { list: 'ofac-sdn', band: 'STRONG', nameBand: null, words: [{ kind: 'same', count: 2 }], listedBirthDates: [] },
    ],
    cleared: [],
  });
  expect(lookups.CREDIT.value).toMatchObject({ outcome: 'NO_FILE', bureauScore: null, scoreTo: 850 });
  expect(lookups.ADVERSE_MEDIA.value).toMatchObject({ status: 'REVIEW', articles: 2, gaps: [], scope: null });
  expect(lookups.BACKGROUND.value.sources).toEqual([
    { key: 'evictions', searched: false, reason: 'no state', found: 0, gaps: [gap] },
  ]);
  expect(lookups.FRAUD_MODEL.value).toMatchObject({ fraudTier: 'review', trainedOn: 'SIMULATED', probability: 0.2 });
});

test('facts that older decisions do not have are null or empty', async () => {
  const { signals: shown } = await explained(signals());
  expect(shown).toMatchObject({
    portalAnswers: null,
    confirmed: null,
    idCheck: null,
    adults: null,
    features: { fraud: { nights: null, hasPhone: null }, loyalty: { nights: null, isVerified: null } },
    simulated: false,
    scenario: null,
  });
  expect(shown.booking).toMatchObject({ status: 'CONFIRMED', nights: 4, listingCountryCode: 'ES' });
  expect(shown.screens).toContainEqual({ screen: 'AboutYou', setting: 'required' });
});

test('features have a field for each, by model, and a scenario with its results', async () => {
  const result = { status: 'REVIEW' as const, findings: ['Simulated.'], risks: [] };
  const { signals: shown } = await explained(
    signals({
      features: { nights: 4, has_phone: 1, is_verified: 0, has_email: 1 },
      simulated: true,
      scenario: { name: 'SanctionsReview', results: { sanctions: result } },
    }),
  );
  expect(shown.features).toMatchObject({
    fraud: { nights: 4, hasPhone: true },
    loyalty: { nights: 4, isVerified: false },
  });
  expect(shown.scenario).toEqual({
    name: 'SanctionsReview',
    results: [{ entry: 'sanctions', status: 'REVIEW', findings: ['Simulated.'] }],
  });
});

test('the outcome has its contributions, what would change it, and the rules that fired', async () => {
  const hit = { entryId: 'b1', matchedOn: 'email' as const, inherited: false, reason: null };
  const { outcome, rules, replayed } = await explained(signals({ blacklist: { hits: [hit] } }));
  expect(outcome).toMatchObject({ verificationStatus: 'review', riskColor: 'black' });
  expect(outcome.entries.blacklist.status).toBe('REVIEW');
  expect(outcome.contributions[0]).toMatchObject({ entry: 'blacklist', code: 'blacklist_email' });
  expect(outcome.riskScore).toBeGreaterThanOrEqual(outcome.contributions[0].points);
  expect(outcome.counterfactuals).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'REMOVE_RISK', code: 'blacklist_email', screen: null })]),
  );
  expect(rules).toEqual([{ ...RULE, state: expect.stringMatching(/^shadow$/i), actions: [expect.anything()] }]);
  expect(replayed).toEqual({ same: true, differences: [] });
});

test('a replay names the place of each difference in the graph, and both values as texts', async () => {
  const { replayed } = await explained(signals(), (outcome) => {
    outcome.riskScore = 99;
    outcome.entries.credit_check.status = 'REVIEW';
    outcome.topRisks = ['Old.'];
  });
  const differences = replayed.differences.toSorted((a: { path: string }, b: { path: string }) =>
    a.path < b.path ? -1 : 1,
  );
  expect(differences).toMatchObject([
    { path: 'entries.creditCheck.status', stored: 'REVIEW', now: 'DISABLED' },
    { path: 'riskScore', stored: '99' },
    { path: 'topRisks', stored: '["Old."]' },
  ]);
});

import { decide, type Decision } from '#subgraphs/screening/screening/decision/decide.js';
import { replayDecision } from '#subgraphs/screening/screening/decision/replay/replay-decision.js';
import { signals } from './screening-signals.js';

const facts = signals();
const stored = (change: (outcome: Decision) => void = () => {}) => {
  const outcome = JSON.parse(JSON.stringify(decide(facts))) as Decision;
  change(outcome);
  return { signals: facts, outcome };
};

test('the same rules give the same outcome, whatever the order of the members', () => {
  const { outcome } = stored();
  const shuffled = Object.fromEntries(Object.entries(outcome).toReversed()) as unknown as Decision;
  const { policyVersion } = outcome;
  const expected = { same: true, policyVersion, storedPolicyVersion: policyVersion, differences: [] };
  expect(replayDecision({ signals: facts, outcome: shuffled })).toEqual(expected);
});

test('compares an outcome under other rules member by member', () => {
  const replay = replayDecision(
    stored((outcome) => {
      outcome.policyVersion = '0';
      outcome.verificationStatus = 'review';
      outcome.entries.blacklist.status = 'REVIEW';
      outcome.entries.blacklist.value = 'old';
      outcome.topRisks = ['a risk of old'];
      (outcome as unknown as Record<string, unknown>).riskColor = undefined;
    }),
  );
  expect(replay).toMatchObject({ same: false, storedPolicyVersion: '0' });
  const now = decide(facts);
  expect(replay.differences.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
    { path: 'entries.blacklist.status', stored: 'REVIEW', now: now.entries.blacklist.status },
    { path: 'entries.blacklist.value', stored: 'old', now: now.entries.blacklist.value ?? null },
    { path: 'policyVersion', stored: '0', now: now.policyVersion },
    { path: 'riskColor', stored: null, now: now.riskColor },
    { path: 'topRisks', stored: ['a risk of old'], now: now.topRisks },
    { path: 'verificationStatus', stored: 'review', now: now.verificationStatus },
  ]);
});

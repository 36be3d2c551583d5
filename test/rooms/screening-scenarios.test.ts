import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import { applyChange } from '#subgraphs/screening/screening/decision/change.js';
import { replayDecision } from '#subgraphs/screening/screening/decision/replay/replay-decision.js';
import { CATALOG, ENTRY_KEYS } from '#subgraphs/screening/screening/checks/catalog.js';
import { simulateSignals } from '#subgraphs/screening/screening/scenario/simulate-signals.js';
import { simulatedResult } from '#subgraphs/screening/screening/scenario/simulated-result.js';
import { outcomeOf, withScenarioTable } from '#subgraphs/screening/screening/scenario/scenario-table.js';
import { SCENARIOS, scenarioOf } from '#subgraphs/screening/screening/scenario/scenarios.js';
import type { Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { maskedEmail, portal, screens, signals, stays, unknown } from './screening-signals.js';

const named = (name: string) => SCENARIOS.find((scenario) => scenario.name === name)!;
const skipped = portal({ skipped: true });

test('the table has each entry in each status of the catalogue, and no name twice', () => {
  const told = SCENARIOS.flatMap(({ about }) => (about ? [`${about.entry} ${about.status}`] : []));
  const known = ENTRY_KEYS.flatMap((key) => Object.keys(CATALOG[key].help).map((status) => `${key} ${status}`));
  expect(told.sort()).toEqual(known.sort());
  expect(new Set(SCENARIOS.map(({ name }) => name.toLowerCase())).size).toBe(SCENARIOS.length);
});

test.each(SCENARIOS.filter(({ about }) => about).map((scenario) => [scenario.name, scenario] as const))(
  '%s puts its entry into its status, and no other but the general risk into one that needs action',
  (_, scenario) => {
    const { entry, status } = scenario.about!;
    const { entries } = outcomeOf(scenario);
    expect(entries[entry].status).toBe(status);
    const others = ENTRY_KEYS.filter((key) => key !== entry && key !== 'general_risk');
    for (const key of others) expect(['PASS', 'DISABLED']).toContain(entries[key].status);
  },
);

test('the account’s data on the stay has no effect under a scenario, and counts without one', () => {
  const risky = signals({ email: maskedEmail, phone: unknown, stays: stays({ declined: 3 }), portal: skipped });
  const required = signals({
    portal: skipped,
    screens: screens('HouseRules', 'SanctionsSearchAddon'),
    asOf: risky.asOf,
  });
  const scenario = named('SanctionsReview');
  expect(decide(simulateSignals(risky, scenario, false))).toEqual(decide(simulateSignals(required, scenario, false)));
  const { entries, verificationStatus } = decide(simulateSignals(risky, null, false));
  expect([verificationStatus, entries.general_risk.status, entries.fraud_detection.status]).toEqual([
    'review',
    'REVIEW',
    'PASS',
  ]);
});

test('without a scenario every enabled entry passes', () => {
  const everything = screens(...ENTRY_KEYS.flatMap((key) => CATALOG[key].screens));
  const plain = signals({ screens: everything, portal: skipped, phone: unknown, email: null, payments: [] });
  const { entries, verificationStatus, riskColor } = decide(simulateSignals(plain, null, false));
  expect(ENTRY_KEYS.map((key) => entries[key].status)).toEqual(ENTRY_KEYS.map(() => 'PASS'));
  expect([verificationStatus, riskColor]).toEqual(['verified', 'green']);
});

test('no identity document passes before the guest has uploaded it, unless the portal is skipped', () => {
  const asked = screens('IDVerification');
  const status = (changes: Partial<Signals>) =>
    decide(simulateSignals(signals({ screens: asked, ...changes }), null, false)).entries.identification_document
      .status;
  expect(status({ portal: portal() })).toBe('INCOMPLETE');
  expect(status({ portal: portal(), idCheck: { started: true, missing: ['selfie'], findings: [] } })).toBe(
    'INCOMPLETE',
  );
  expect(status({ portal: portal(), idCheck: { started: true, missing: [], findings: [] } })).toBe('PASS');
  expect(status({ portal: skipped })).toBe('PASS');
  const played = simulateSignals(signals({ portal: portal() }), named('IdentificationDocumentPass'), false);
  expect(decide(played).entries.identification_document.status).toBe('PASS');
});

test('the guest still completes the portal unless it is skipped', () => {
  const waiting = simulateSignals(signals({ portal: portal() }), named('AllGreen'), false);
  expect(decide(waiting)).toMatchObject({ verificationStatus: 'pending' });
  const done = { ...waiting, portal: portal({ acceptedScreens: ['AboutYou', ...waiting.portal.acceptedScreens] }) };
  expect(decide(done)).toMatchObject({ verificationStatus: 'verified' });
});

test('a scenario’s result counts only with the test mode’s mark', () => {
  const { simulated, ...unmarked } = simulateSignals(signals(), named('SanctionsReview'), false);
  expect(simulated).toBe(true);
  expect(simulatedResult('sanctions', { ...unmarked, simulated })).toMatchObject({ status: 'REVIEW' });
  expect(simulatedResult('sanctions', unmarked)).toBeNull();
  expect(decide(unmarked).entries.sanctions.status).toBe('INCOMPLETE');
  expect(decide(unmarked).reason).not.toContain('Simulated');
});

test.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  'the decision of %s is marked, reproducible, and lists what would change it',
  (_, scenario) => {
    const played = simulateSignals(signals({ portal: skipped }), scenario, false);
    const outcome = decide(played);
    expect(replayDecision(JSON.parse(JSON.stringify({ signals: played, outcome }))).same).toBe(true);
    expect(outcome.reason).toContain(`scenario ${scenario.name}`);
    for (const key of ENTRY_KEYS) expect(outcome.entries[key].help).toContain(`scenario ${scenario.name}`);
    const changed = outcome.counterfactuals.reduce(applyChange, played);
    expect(decide(changed).verificationStatus).toBe('verified');
  },
);

test.each([
  ['the last name', { guestLastName: 'AllReview', guestFullName: 'Ann AllReview' }, 'AllReview'],
  ['any spelling of it', { guestLastName: ' all-review', guestFullName: null }, 'AllReview'],
  ['the full name', { guestLastName: null, guestFullName: 'Fraud Detection Decline' }, 'FraudDetectionDecline'],
  ['the last word of the full name', { guestLastName: null, guestFullName: 'Ann Lee ProviderDown ' }, 'ProviderDown'],
  ['any other', { guestLastName: 'Lee', guestFullName: 'AllReview Lee' }, undefined],
  ['none', { guestLastName: null, guestFullName: null }, undefined],
])('a scenario is selected by %s', (_, guest, name) => expect(scenarioOf(guest)?.name).toBe(name));

test('docs/reference/scenarios.md has the same table as the code', () => {
  const page = readFileSync(join(projectRoot, 'docs/reference/scenarios.md'), 'utf8');
  expect(withScenarioTable(page)).toBe(page);
  expect(page).toContain('| `FraudDetectionDecline` ');
  expect(() => withScenarioTable('no place')).toThrow('no markers for the table');
});

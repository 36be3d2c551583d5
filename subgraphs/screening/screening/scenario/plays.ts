import type { Signals } from '../checks/signals.js';
import { CATALOG, type EntryKey } from '../checks/catalog.js';
import type { CheckResult } from '../details/check-result.js';
import type { ScreenName, ScreenSetting } from '../../booking/facts/screens.js';
import type { Play } from './scenario.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';

/** Several, one after the other. */
export const all =
  (...plays: Play[]): Play =>
  (signals) =>
    plays.reduce((played, play) => play(played), signals);

const set = (setting: Exclude<ScreenSetting, 'inherit'>, names: readonly ScreenName[]): Play => {
  const settings = Object.fromEntries(names.map((name) => [name, setting]));
  return (signals) => ({ ...signals, screens: { ...signals.screens, ...settings } });
};

/** The guest has finished these pages, or has not. */
const accept =
  (names: readonly ScreenName[], done = true): Play =>
  (signals) => {
    const others = signals.portal.acceptedScreens.filter((name) => !names.includes(name));
    return { ...signals, portal: { ...signals.portal, acceptedScreens: done ? [...others, ...names] : others } };
  };

/** The first screen of an entry is asked for, and what the guest has to do on it is done. */
export const on = (entry: EntryKey): Play => {
  const first = CATALOG[entry].screens.slice(0, 1);
  return all(set('required', first), accept(first));
};

/** The same, but the guest has still to do it. */
export const open = (entry: EntryKey): Play => {
  const first = CATALOG[entry].screens.slice(0, 1);
  return all(set('required', first), accept(first, false));
};

/** Every screen of an entry is off. */
export const off = (entry: EntryKey): Play => set('disabled', CATALOG[entry].screens);

/** Says in the stead of an entry's check what came out; a screen of the entry has to be on. */
export const says =
  (entry: EntryKey, result: CheckResult): Play =>
  ({ scenario, ...signals }) => ({
    ...signals,
    scenario: { name: null, ...scenario, results: { ...scenario?.results, [entry]: result } },
  });

export const PASS: CheckResult = { status: 'PASS', findings: [], risks: [] };

/** An entry whose work waits for the service. */
export const waits: CheckResult = { status: 'INCOMPLETE', findings: [], risks: [], waitsFor: 'service' };

/** Something was found, as the entry's file says: a risk of 30 points, which is below what makes the general risk ask for a look. */
export const found = (entry: EntryKey): CheckResult => {
  const text = CATALOG[entry].simulatedFinding;
  if (text === undefined) throw new Error(`The scenarios do not say how ${entry} comes to its statuses.`);
  const risk = { code: `simulated_${entry}`, points: 30, text, recommendation: 'Look at what was found.' };
  return { status: 'REVIEW', findings: [text], risks: [risk] };
};

/** Facts that no provider tells, put in as they would be known. */
export const given =
  (facts: Partial<Signals>): Play =>
  (signals) => ({ ...signals, ...facts });

/** Payments, one a minute, in this order, before the moment of the analysis. */
export const paid =
  (...payments: Partial<PaymentSignal>[]): Play =>
  (signals) => {
    const start = Date.parse(signals.asOf) - 3_600_000;
    const events = payments.map((change, n) => ({
      ...AUTHORIZED,
      occurredAt: new Date(start + (signals.payments.length + n) * 60_000).toISOString(),
      ...change,
    }));
    return { ...signals, payments: [...signals.payments, ...events] };
  };

const AUTHORIZED: Omit<PaymentSignal, 'occurredAt'> = {
  type: 'authorization',
  status: 'success',
  networkStatus: 'approved_by_network',
  threeDSecure: 'authenticated',
  cardCountry: null,
  cvcCheck: 'pass',
  postalCodeCheck: 'pass',
};

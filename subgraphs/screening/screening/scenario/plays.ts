import type { Signals } from '../checks/signals.js';
import { CATALOG, type EntryKey } from '../checks/catalog.js';
import type { SetResult } from '../details/check-result.js';
import type { ScreenName, ScreenSetting } from '../../booking/facts/screens.js';
import type { Play } from './scenario.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';

/** Combines several plays, in order. */
export const all =
  (...plays: Play[]): Play =>
  (signals) =>
    plays.reduce((played, play) => play(played), signals);

const set = (setting: Exclude<ScreenSetting, 'inherit'>, names: readonly ScreenName[]): Play => {
  const settings = Object.fromEntries(names.map((name) => [name, setting]));
  return (signals) => ({ ...signals, screens: { ...signals.screens, ...settings } });
};

/** Marks these pages as completed or not completed by the guest. */
const accept =
  (names: readonly ScreenName[], done = true): Play =>
  (signals) => {
    const others = signals.portal.acceptedScreens.filter((name) => !names.includes(name));
    return { ...signals, portal: { ...signals.portal, acceptedScreens: done ? [...others, ...names] : others } };
  };

/** Requires the first screen of an entry and marks it as completed. */
export const on = (entry: EntryKey): Play => {
  const first = CATALOG[entry].screens.slice(0, 1);
  return all(set('required', first), accept(first));
};

/** Requires the first screen of an entry and leaves it open. */
export const open = (entry: EntryKey): Play => {
  const first = CATALOG[entry].screens.slice(0, 1);
  return all(set('required', first), accept(first, false));
};

/** Turns off all screens of an entry. */
export const off = (entry: EntryKey): Play => set('disabled', CATALOG[entry].screens);

/** Sets the result of an entry in place of its check; a screen of the entry has to be on. */
export const says =
  (entry: EntryKey, result: SetResult): Play =>
  ({ scenario, ...signals }) => ({
    ...signals,
    scenario: { name: null, ...scenario, results: { ...scenario?.results, [entry]: result } },
  });

export const PASS: SetResult = { status: 'PASS', findings: [], risks: [] };

/** A result that waits for the service. */
export const waits: SetResult = { status: 'INCOMPLETE', findings: [], risks: [], waitsFor: 'service' };

/** The entry's simulated finding: a risk of 30 points, which is below the review threshold of the general risk. */
export const found = (entry: EntryKey): SetResult => {
  const text = CATALOG[entry].simulatedFinding;
  if (text === undefined) throw new Error(`Entry ${entry} has no simulatedFinding for its scenarios.`);
  const risk = { code: `simulated_${entry}`, points: 30, text, recommendation: 'Review the finding.' };
  return { status: 'REVIEW', findings: [text], risks: [risk] };
};

/** Replaces signals that do not come from a provider. */
export const given =
  (facts: Partial<Signals>): Play =>
  (signals) => ({ ...signals, ...facts });

/** Adds payments in this order, one a minute, before the time of the analysis. */
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

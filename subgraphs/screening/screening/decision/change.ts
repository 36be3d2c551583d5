import type { Answer, EmailSignal, PhoneSignal, Signals } from '../checks/signals.js';
import type { EntryKey } from '../checks/catalog.js';
import { ALL_RISKS } from '../details/risks/all-risks.js';
import { withSimulatedPass, withoutSimulatedRisk } from '../scenario/simulated-result.js';
import { LOOKUPS } from '../analysis/lookups/sources.js';
import type { ScreenName } from '../../booking/facts/screens.js';
import { withPayment } from '../details/risks/with-payment.js';
import { withRemedy } from './missing-sources.js';

/** One change that helps the guest to be verified: `text` for the operator, the rest for a replay. */
export type Change = { text: string } & (
  | { kind: 'accept_screen'; screen: ScreenName }
  | { kind: 'remove_risk'; entry: EntryKey; code: string }
  | { kind: 'give_contact'; entry: EntryKey }
  | { kind: 'pay'; entry: EntryKey }
  | { kind: 'answer'; entry: EntryKey }
  | { kind: 'check_document'; entry: EntryKey }
  | { kind: 'finish_search'; entry: EntryKey }
  | { kind: 'import_data'; entry: EntryKey; missing: string[] }
  | { kind: 'set_up_provider'; entry: EntryKey }
  | { kind: 'await_retry'; entry: EntryKey }
  | { kind: 'give_details'; entry: EntryKey; missing: string[] }
  | { kind: 'decide_manually'; entry: EntryKey }
  /** Only in decisions of policies before 12: turning a check off clears no one. */
  | { kind: 'switch_off'; entry: EntryKey; screen: ScreenName }
  | { kind: 'change_rule'; rule: string }
);

/**
 * The same signals with one change applied and nothing else affected.
 *
 * @throws never; a risk code unknown to this policy changes nothing
 */
export function applyChange(signals: Signals, change: Change): Signals {
  switch (change.kind) {
    case 'accept_screen': {
      const acceptedScreens = [...new Set([...signals.portal.acceptedScreens, change.screen])];
      return { ...signals, portal: { ...signals.portal, acceptedScreens } };
    }
    case 'remove_risk':
      return ALL_RISKS.get(change.code)?.without(signals) ?? withoutSimulatedRisk(signals, change.code);
    case 'give_contact':
      return withRemedy(
        { ...signals, phone: goodPhone(signals.asOf), email: goodEmail(signals.asOf) },
        change.entry,
        'give_contact',
      );
    case 'pay':
      return withPayment(signals);
    case 'answer':
      return withoutFailures(signals);
    case 'check_document':
      return withSimulatedPass({ ...signals, idCheck: { started: true, missing: [], findings: [] } }, change.entry);
    case 'finish_search':
    case 'import_data':
    case 'set_up_provider':
    case 'await_retry':
    case 'give_details':
    case 'decide_manually':
      return withRemedy(signals, change.entry, change.kind);
    case 'switch_off':
      return { ...signals, screens: { ...signals.screens, [change.screen]: 'disabled' } };
    case 'change_rule':
      return signals; // the operator's rules are not part of the signals
  }
}

/** As if the failed lookups had returned nothing against the guest. */
function withoutFailures(signals: Signals): Signals {
  const failed = [...LOOKUPS, 'fraudModel' as const].filter((name) => {
    const answer = signals[name];
    return answer?.known === false && answer.failed === true;
  });
  return { ...signals, ...Object.fromEntries(failed.map((name) => [name, null])) };
}

const goodPhone = (asOf: string): Answer<PhoneSignal> => ({
  known: true,
  source: 'counterfactual',
  asOf,
  value: { valid: true, countryCode: null, lineType: null },
});
const goodEmail = (asOf: string): Answer<EmailSignal> => ({
  known: true,
  source: 'counterfactual',
  asOf,
  value: { valid: true, disposable: false, free: false, masked: false },
});

import type { CheckResult } from '../details/check-result.js';
import { REGISTER_RISKS } from '../details/lookup-risks/register-risks.js';
import { notBuiltYet } from '../details/not-built-yet.js';
import { requiredScreens } from '../details/required-screens.js';
import { risksOf } from '../details/risks/risk-rule.js';
import type { Answer, OffenderSignal, Signals } from './signals.js';

/** Reasons for which there is no register that may be searched for the guest, with what is told of them. */
const NO_REGISTER: Readonly<Record<string, string>> = {
  state_switched_off: 'The register of the State that the guest lives in may not be searched, by your settings.',
  not_in_united_states: 'The registers are those of States of the United States, and the guest lives in none of them.',
};

/** Reasons for which the guest would have to say more. */
const GUEST_IS_DUE = ['state_undetermined', 'person_incomplete', 'address_empty', 'address_too_long'];

/**
 * Searches of registers: that of sex offenders of the guest's State, where its add-on is on. A record is REVIEW. Without
 * one PASS, or DISABLED where no register may be searched; INCOMPLETE until it was searched. Other registers are not
 * built yet: with their screen on, the entry is never PASS.
 */
export function backgroundCheck(signals: Signals): CheckResult {
  const required = requiredScreens('background_check', signals.screens);
  if (required.length === 0) return { status: 'DISABLED', findings: [], risks: [] };
  const risks = required.includes('SexOffendersAddon') ? risksOf(REGISTER_RISKS, signals) : [];
  if (risks.length > 0) return { status: 'REVIEW', findings: risks.map(({ text }) => text), risks };
  return required.includes('BackgroundCheck') ? notBuiltYet('background_check', signals) : searched(signals.offenders);
}

function searched(offenders: Answer<OffenderSignal> | null = null): CheckResult {
  if (offenders?.known) return { status: 'PASS', findings: [], risks: [] };
  const reason = offenders?.reason ?? 'person_incomplete';
  const help = NO_REGISTER[reason];
  if (help) return { status: 'DISABLED', help, findings: [], risks: [] };
  if (GUEST_IS_DUE.includes(reason)) {
    const needed =
      'First and last name, birth date and an address in a State of the United States are needed to search.';
    return { status: 'INCOMPLETE', help: needed, findings: [], risks: [], waitsFor: 'guest' };
  }
  const told = `The register of sex offenders could not be searched: ${reason}.`;
  return { status: 'INCOMPLETE', help: told, findings: [], risks: [], waitsFor: 'service' };
}

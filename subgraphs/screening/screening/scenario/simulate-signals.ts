import type { Signals } from '../checks/signals.js';
import { blankGuest, ordinaryGuest } from './good-guest.js';
import type { Scenario } from './scenario.js';

/**
 * Signals of a decision in test mode, marked as simulated. With a scenario all of them come from it, except the guest's
 * portal progress; without one, the account's own data counts and providers return good results. `isLater`: the
 * scenario has been played on this stay before.
 */
export function simulateSignals(gathered: Signals, scenario: Scenario | null, isLater: boolean): Signals {
  const start: Signals = { ...gathered, simulated: true, scenario: { name: null, results: {} } };
  if (!scenario) return ordinaryGuest(start);
  const played = scenario.play(blankGuest(start));
  const ended = isLater && scenario.later ? scenario.later.play(played) : played;
  return { ...ended, simulated: true, scenario: { results: {}, ...ended.scenario, name: scenario.name } };
}

import type { Signals } from '../checks/signals.js';
import { blankGuest, ordinaryGuest } from './good-guest.js';
import type { Scenario } from './scenario.js';

/**
 * What a decision in test mode rests on, marked as simulated. Under a scenario all of it is the scenario's, but for the
 * guest's own part in the portal; without one, what the account knows of the stay counts and providers say nothing bad.
 * `isLater`: the scenario has been played on this stay before.
 */
export function simulateSignals(gathered: Signals, scenario: Scenario | null, isLater: boolean): Signals {
  const start: Signals = { ...gathered, simulated: true, scenario: { name: null, results: {} } };
  if (!scenario) return ordinaryGuest(start);
  const played = scenario.play(blankGuest(start));
  const ended = isLater && scenario.later ? scenario.later.play(played) : played;
  return { ...ended, simulated: true, scenario: { results: {}, ...ended.scenario, name: scenario.name } };
}

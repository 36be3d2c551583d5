import type { Signals } from '../checks/signals.js';
import { CATALOG, type EntryKey } from '../checks/catalog.js';
import type { CheckResult } from '../details/check-result.js';
import { requiredScreens } from '../details/required-screens.js';
import { PASS } from './plays.js';

/** What a scenario says in the stead of an entry's check; null outside the test mode and while the entry is off. */
export function simulatedResult(entry: EntryKey, { simulated, scenario, screens }: Signals): CheckResult | null {
  const result = simulated ? scenario?.results[entry] : undefined;
  return result && requiredScreens(CATALOG[entry], screens).length > 0 ? result : null;
}

/** What says beside everything shown that it is no finding about a person; null in live mode. */
export function simulationNote({ simulated, scenario }: Signals): string | null {
  if (!simulated) return null;
  return scenario?.name ? `Simulated by the scenario ${scenario.name} of the test mode.` : 'Simulated in test mode.';
}

/** The same facts with an entry in order that a scenario had spoken for. */
export function withSimulatedPass(signals: Signals, entry: EntryKey): Signals {
  const { scenario } = signals;
  if (!scenario?.results[entry]) return signals;
  return { ...signals, scenario: { ...scenario, results: { ...scenario.results, [entry]: PASS } } };
}

/** The same facts without a risk that a scenario has put in. */
export function withoutSimulatedRisk(signals: Signals, code: string): Signals {
  const { scenario } = signals;
  if (!scenario) return signals;
  const results = Object.entries(scenario.results).map(([entry, result]) => [
    entry,
    result.risks.some((risk) => risk.code === code) ? PASS : result,
  ]);
  return { ...signals, scenario: { ...scenario, results: Object.fromEntries(results) as typeof scenario.results } };
}

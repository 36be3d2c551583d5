import type { Signals } from '../checks/signals.js';
import { CATALOG, type EntryKey } from '../checks/catalog.js';
import { type Phrase, verbatim } from '#kit/phrase.js';
import type { CheckResult } from '../details/check-result.js';
import { phrase } from '../details/phrases.js';
import { requiredScreens } from '../details/required-screens.js';
import { PASS } from './plays.js';

/** The result that a scenario sets in place of an entry's check; null in live mode and while the entry is off. */
export function simulatedResult(entry: EntryKey, { simulated, scenario, screens }: Signals): CheckResult | null {
  const result = simulated ? scenario?.results[entry] : undefined;
  if (!result || requiredScreens(CATALOG[entry], screens).length === 0) return null;
  const { help, findings, ...rest } = result;
  return {
    ...rest,
    ...(help !== undefined && { help: [verbatim(help)] }),
    findings: findings.map((text) =>
      text === CATALOG[entry].simulatedFinding ? { code: `${entry}.simulated`, text } : verbatim(text),
    ),
  };
}

/** Note in every text of a simulated decision, so that it is not taken for a real finding; none in live mode. */
export function simulationNote({ simulated, scenario }: Signals): Phrase[] {
  if (!simulated) return [];
  return [scenario?.name ? phrase('reason.simulated_by', { scenario: scenario.name }) : phrase('reason.simulated')];
}

/** The same signals with PASS for an entry whose result a scenario had set. */
export function withSimulatedPass(signals: Signals, entry: EntryKey): Signals {
  const { scenario } = signals;
  if (!scenario?.results[entry]) return signals;
  return { ...signals, scenario: { ...scenario, results: { ...scenario.results, [entry]: PASS } } };
}

/** The same signals without a risk that a scenario had added. */
export function withoutSimulatedRisk(signals: Signals, code: string): Signals {
  const { scenario } = signals;
  if (!scenario) return signals;
  const results = Object.entries(scenario.results).map(([entry, result]) => [
    entry,
    result.risks.some((risk) => risk.code === code) ? PASS : result,
  ]);
  return { ...signals, scenario: { ...scenario, results: Object.fromEntries(results) as typeof scenario.results } };
}

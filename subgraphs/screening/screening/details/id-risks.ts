import type { Signals } from '../checks/signals.js';
import { ID_FINDINGS, type IdFinding } from '../../booking/facts/id-findings.js';
import type { RiskRule } from './risks/risk-rule.js';

/** One risk for each finding. A complete check without findings has passed. */
export const ID_RISKS: readonly RiskRule[] = [
  ...(Object.keys(ID_FINDINGS) as IdFinding[]).map((code) => ({
    code: `id_${code}`,
    points: ID_FINDINGS[code].points,
    text: ID_FINDINGS[code].text,
    recommendation: 'Review the document images, then approve or decline.',
    applies: ({ idCheck }: Signals) => idCheck?.findings.includes(code) ?? false,
    without: (signals: Signals) => withoutFinding(signals, code),
  })),
  {
    code: 'id_other_adult',
    points: 20,
    text: 'The document of another adult in the party needs manual review.',
    recommendation: 'Review the adults on the guest list and their document images, then approve or decline.',
    applies: ({ adults }) => (adults?.doubtful ?? 0) > 0,
    without: (signals) => ({ ...signals, ...(signals.adults && { adults: { ...signals.adults, doubtful: 0 } }) }),
  },
];

function withoutFinding(signals: Signals, code: IdFinding): Signals {
  const { idCheck } = signals;
  if (!idCheck) return signals;
  return { ...signals, idCheck: { ...idCheck, findings: idCheck.findings.filter((found) => found !== code) } };
}

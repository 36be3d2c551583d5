import type { Signals } from '../checks/signals.js';
import { ID_FINDINGS, type IdFinding } from '../../booking/facts/id-findings.js';
import type { RiskRule } from './risks/risk-rule.js';

/** One risk for each finding. Without its last finding a check that misses nothing has passed. */
export const ID_RISKS: readonly RiskRule[] = [
  ...(Object.keys(ID_FINDINGS) as IdFinding[]).map((code) => ({
    code: `id_${code}`,
    points: ID_FINDINGS[code].points,
    text: ID_FINDINGS[code].text,
    recommendation: 'Look at the pictures of the document, then approve or decline by hand.',
    applies: ({ idCheck }: Signals) => idCheck?.findings.includes(code) ?? false,
    without: (signals: Signals) => withoutFinding(signals, code),
  })),
  {
    code: 'id_other_adult',
    points: 20,
    text: 'Something was found about the document of another adult of the party.',
    recommendation: 'Look at the adults of the guest list and their pictures, then approve or decline by hand.',
    applies: ({ adults }) => (adults?.doubtful ?? 0) > 0,
    without: (signals) => ({ ...signals, ...(signals.adults && { adults: { ...signals.adults, doubtful: 0 } }) }),
  },
];

function withoutFinding(signals: Signals, code: IdFinding): Signals {
  const { idCheck } = signals;
  if (!idCheck) return signals;
  return { ...signals, idCheck: { ...idCheck, findings: idCheck.findings.filter((found) => found !== code) } };
}

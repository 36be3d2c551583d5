/** The header that distinguishes "nothing found" from "not searched". */
export const COVERAGE_HEADER = 'Lookup-Coverage';

interface Head {
  known: boolean;
  reason: string | null;
  gaps: { reason: string }[];
}

/**
 * `complete`; `partial;reason="…"` if a source was not consulted or is too old; `none;reason="…"` if no source could be
 * consulted. A structured field (RFC 8941).
 */
export function coverageHeader(answer: unknown): Record<string, string> {
  if (!answer) return {};
  const { known, reason, gaps } = answer as Head;
  if (!known) return { [COVERAGE_HEADER]: `none;reason="${reason ?? gaps[0]?.reason ?? 'unknown'}"` };
  const [gap] = gaps;
  return { [COVERAGE_HEADER]: gap ? `partial;reason="${gap.reason}"` : 'complete' };
}

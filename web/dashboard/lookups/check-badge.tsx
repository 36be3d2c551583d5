import type { Operations } from '../graph/answers.js';
import { Badge } from '../look/badges.js';

type Check = NonNullable<Operations['BackgroundCheck']['answer']['backgroundCheck']>;

/** Progress and result of a background check. */
export function CheckBadge({ check: { status, riskStatus } }: { check: Pick<Check, 'status' | 'riskStatus'> }) {
  if (status === 'PENDING') return <Badge tone="info">In progress</Badge>;
  if (status === 'FAILED') return <Badge tone="bad">Failed</Badge>;
  return riskStatus === 'CLEARED' ? <Badge tone="good">Nothing found</Badge> : <Badge tone="warn">Needs review</Badge>;
}

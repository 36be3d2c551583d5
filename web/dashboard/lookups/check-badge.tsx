import { Trans } from '@lingui/react/macro';
import type { Operations } from '../graph/answers.js';
import { Badge } from '../look/badges.js';

type Check = NonNullable<Operations['BackgroundCheck']['answer']['backgroundCheck']>;

/** Progress and result of a background check. */
export function CheckBadge({ check: { status, riskStatus } }: { check: Pick<Check, 'status' | 'riskStatus'> }) {
  if (status === 'PENDING')
    return (
      <Badge tone="info">
        <Trans>In progress</Trans>
      </Badge>
    );
  if (status === 'FAILED')
    return (
      <Badge tone="bad">
        <Trans>Failed</Trans>
      </Badge>
    );
  return riskStatus === 'CLEARED' ? (
    <Badge tone="good">
      <Trans>Nothing found</Trans>
    </Badge>
  ) : (
    <Badge tone="warn">
      <Trans>Needs review</Trans>
    </Badge>
  );
}

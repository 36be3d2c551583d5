import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface BulkBarProps {
  count: number;
  /** Between the decisions and “Clear selection”. */
  children: ReactNode;
  onApprove(): void;
  onDecline(): void;
  onClear(): void;
}

/** Actions for the selected rows. */
export const BulkBar = ({ count, children, onApprove, onDecline, onClear }: BulkBarProps) => (
  <div className="bulk-bar" role="region" aria-label={t`Selected reservations`}>
    <strong>
      <Plural value={count} one="# selected" other="# selected" />
    </strong>
    <Button size="compact-md" onClick={onApprove}>
      <Trans>Approve</Trans>
    </Button>
    <Button size="compact-md" className="row-button danger" variant="default" onClick={onDecline}>
      <Trans>Decline</Trans>
    </Button>
    {children}
    <Button size="compact-md" variant="default" onClick={onClear}>
      <Trans>Clear selection</Trans>
    </Button>
  </div>
);

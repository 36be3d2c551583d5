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
  <div className="bulk-bar" role="region" aria-label="Selected reservations">
    <strong>{count} selected</strong>
    <Button size="compact-md" onClick={onApprove}>
      Approve
    </Button>
    <Button size="compact-md" className="row-button danger" variant="default" onClick={onDecline}>
      Decline
    </Button>
    {children}
    <Button size="compact-md" variant="default" onClick={onClear}>
      Clear selection
    </Button>
  </div>
);

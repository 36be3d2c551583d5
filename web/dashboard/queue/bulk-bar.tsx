import { Button } from '@mantine/core';

interface BulkBarProps {
  count: number;
  onApprove(): void;
  onDecline(): void;
  onClear(): void;
}

/** Actions for the selected rows. */
export const BulkBar = ({ count, onApprove, onDecline, onClear }: BulkBarProps) => (
  <div className="bulk-bar" role="region" aria-label="Selected reservations">
    <strong>{count} selected</strong>
    <Button size="compact-md" onClick={onApprove}>
      Approve
    </Button>
    <Button size="compact-md" className="row-button danger" variant="default" onClick={onDecline}>
      Decline
    </Button>
    <Button size="compact-md" variant="default" onClick={onClear}>
      Clear selection
    </Button>
  </div>
);

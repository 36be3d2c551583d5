import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Refused } from '../graph/ask.js';

interface EmptyStateProps {
  /** One sentence. */
  text: string;
  icon?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Says that a list is empty, and what to do next. */
export const EmptyState = ({ text, icon, action }: EmptyStateProps) => (
  <div className="empty-state">
    {icon}
    <p>{text}</p>
    {action}
  </div>
);

/** An error message, announced by screen readers. */
export const Failure = ({ failed, onRetry }: { failed: Refused | null; onRetry?(): void }) =>
  failed && (
    <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />} mb="md">
      <div className="failure-line">
        <span>{failed.message}</span>
        {onRetry && (
          <Button size="compact-sm" variant="default" onClick={() => (onRetry(), focusHeading())}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </Alert>
  );

/** The button that has the focus goes away with the error. */
const focusHeading = () => document.querySelector('h1')?.focus();

/** Placeholder for a list or form while its data loads. */
export const Skeletons = ({ rows = 8, height = 36 }: { rows?: number; height?: number }) => (
  <div aria-busy="true" aria-label={t`Loading`} role="group">
    {Array.from({ length: rows }, (_, n) => (
      <Skeleton key={n} height={height - 8} mb={8} radius="sm" />
    ))}
  </div>
);

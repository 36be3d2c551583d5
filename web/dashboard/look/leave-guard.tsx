import { t } from '@lingui/core/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Confirm } from './confirm.js';

/** A page of the dashboard with its search parameters, as the address names it. */
interface Address {
  fullPath: string;
  search: Record<string, unknown>;
}

interface LeaveGuardProps {
  isDirty: boolean;
  /** Whether the next address keeps the changes. */
  keeps(next: Address): boolean;
  /** What is lost. */
  children: ReactNode;
}

/** Asks before the user leaves a form with unsaved changes. */
export function LeaveGuard({ isDirty, keeps, children }: LeaveGuardProps) {
  const leave = useBlocker({
    disabled: !isDirty,
    withResolver: true,
    shouldBlockFn: ({ next }) => !keeps(next),
  });
  if (leave.status !== 'blocked') return null;
  return (
    <Confirm
      title={t`Leave without saving?`}
      action={t`Leave`}
      isDangerous
      onDone={(form) => (form ? leave.proceed() : leave.reset())}
    >
      <p>{children}</p>
    </Confirm>
  );
}

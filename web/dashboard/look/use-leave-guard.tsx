import { t } from '@lingui/core/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Confirm } from './confirm.js';

/** A page of the dashboard with its search parameters, as the address names it. */
interface Address {
  fullPath: string;
  search: Record<string, unknown>;
}

interface Guarded {
  isDirty: boolean;
  /** Whether the next address keeps the changes. */
  keeps(next: Address): boolean;
  /** What is lost, in a sentence. */
  lost: string;
}

/** Asks before the user leaves a form with unsaved changes. Returns the question while it is asked. */
export function useLeaveGuard({ isDirty, keeps, lost }: Guarded): ReactNode {
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
      <p>{lost}</p>
    </Confirm>
  );
}

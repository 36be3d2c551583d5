import { Trans } from '@lingui/react/macro';
import { Badge } from '../look/badges.js';
import { Ago } from '../look/when.js';
import { isOverdue } from './due.js';

/** When a review is due, marked if that time has passed. */
export function DueNote({ dueAt }: { dueAt: string | null }) {
  if (!dueAt) return null;
  return isOverdue(dueAt) ? (
    <Badge tone="warn">
      <Trans>
        Overdue, <Ago at={dueAt} />
      </Trans>
    </Badge>
  ) : (
    <span className="quiet">
      <Trans>
        due <Ago at={dueAt} />
      </Trans>
    </span>
  );
}

import { Badge } from '../look/badges.js';
import { Ago } from '../look/when.js';
import { isOverdue } from './due.js';

/** When a review is due, marked if that time has passed. */
export function DueNote({ dueAt }: { dueAt: string | null }) {
  if (!dueAt) return null;
  return isOverdue(dueAt) ? (
    <Badge tone="warn">
      Overdue, <Ago at={dueAt} />
    </Badge>
  ) : (
    <span className="quiet">
      due <Ago at={dueAt} />
    </span>
  );
}

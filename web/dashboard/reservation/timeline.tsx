import { plural, t } from '@lingui/core/macro';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { useConnection } from '../graph/use-connection.js';
import { actorOf } from '../look/actors.js';
import { ListFoot } from '../look/list-foot.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { worded } from '../look/words.js';

type Entry = Operations['Timeline']['answer']['auditTrail']['edges'][number]['node'];

/** Entries with the count of equal ones that follow each other: the same action of the same actor. */
function runsOf(entries: readonly Entry[]): { entry: Entry; count: number }[] {
  const runs: { entry: Entry; count: number }[] = [];
  const nameOf = ({ action, actor }: Entry) => `${action} ${actorOf(actor)}`;
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && nameOf(last.entry) === nameOf(entry)) last.count += 1;
    else runs.push({ entry, count: 1 });
  }
  return runs;
}

/** The reservation's audit trail, newest first, including each view of pictures and answers. */
export function Timeline({ reservation: { id } }: { reservation: ReservationParts }) {
  const page = useConnection('Timeline', { id }, ({ auditTrail }) => auditTrail);
  return (
    <Panel title={t`Timeline`}>
      <Failure failed={page.failed} onRetry={page.again} />
      <ol className="entries">
        {runsOf(page.rows ?? []).map(({ count, entry: { id: entryId, action, actor, occurredAt } }) => (
          <li key={entryId}>
            {worded(action)}
            {count > 1 && `, ${plural(count, { one: '# time', other: '# times' })}`}{' '}
            <span className="quiet">
              · {actorOf(actor)}, <Ago at={occurredAt} />
            </span>
          </li>
        ))}
      </ol>
      {page.hasMore && (
        <div className="entry-line">
          <ListFoot page={page} />
        </div>
      )}
    </Panel>
  );
}

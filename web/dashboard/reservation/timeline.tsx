import type { ReservationParts } from '../graph/answers.js';
import { useLive } from '../graph/live.js';
import { useConnection } from '../graph/use-connection.js';
import { actorOf } from '../look/actors.js';
import { ListFoot } from '../look/list-foot.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { worded } from '../look/words.js';

/** The reservation's audit trail, newest first, including each view of pictures and answers. */
export function Timeline({ reservation: { id } }: { reservation: ReservationParts }) {
  const page = useConnection('Timeline', { id }, ({ auditTrail }) => auditTrail);
  useLive(page.again, id);
  return (
    <Panel title="Timeline">
      <Failure failed={page.failed} onRetry={page.again} />
      <ol className="entries">
        {page.rows?.map(({ id: entryId, action, actor, occurredAt }) => (
          <li key={entryId}>
            {worded(action)}{' '}
            <span className="quiet">
              by {actorOf(actor)}, <Ago at={occurredAt} />
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

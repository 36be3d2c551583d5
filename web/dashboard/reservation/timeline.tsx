import { useState } from 'react';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { useLive } from '../graph/live.js';
import { useAsked } from '../graph/use-asked.js';
import { Moment, Problem, worded } from '../look/words.js';

const WHO: Record<Entry['actor']['kind'], string> = {
  API: 'by an API key',
  SDK: 'by an SDK key',
  USER: 'by somebody signed in',
  GUEST: 'by the guest',
  SERVICE: 'by the service',
};

type Entry = Operations['Timeline']['answer']['auditTrail']['edges'][number]['node'];

/** Everything that happened to the reservation, by the audit trail: looks at pictures and answers too. */
export function Timeline({ reservation: { id } }: { reservation: ReservationParts }) {
  const [after, setAfter] = useState<string | null>(null);
  const { data, failed, again } = useAsked('Timeline', { id, after });
  useLive(again, id);
  const page = data?.auditTrail;
  return (
    <section>
      <h2>Timeline</h2>
      <Problem failed={failed} />
      <ol className="timeline">
        {page?.edges.map(({ node }) => (
          <Happened key={node.id} entry={node} />
        ))}
      </ol>
      <div className="actions small">
        {after !== null && (
          <button type="button" className="second" onClick={() => setAfter(null)}>
            First page
          </button>
        )}
        {page?.pageInfo.hasNextPage && (
          <button type="button" className="second" onClick={() => setAfter(page.pageInfo.endCursor)}>
            More
          </button>
        )}
      </div>
    </section>
  );
}

const Happened = ({ entry: { action, actor, occurredAt } }: { entry: Entry }) => (
  <li>
    {worded(action)} <span className="quiet">{actor.person ? `by ${actor.person.name}` : WHO[actor.kind]}, </span>
    <span className="quiet">
      <Moment at={occurredAt} />
    </span>
  </li>
);

import { useState } from 'react';
import type { Operations, ReservationParts } from '../graph/answers.js';
import { useLive } from '../graph/live.js';
import { useAsked } from '../graph/use-asked.js';
import { Moment, Problem, worded } from '../look/words.js';

const WHO: Record<string, string> = {
  api: 'by an API key',
  sdk: 'by an SDK key',
  user: 'by somebody signed in',
  guest: 'by the guest',
  service: 'by the service',
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
    {worded(action)}{' '}
    <span className="quiet">{actor.person ? `by ${actor.person.name}` : (WHO[actor.kind] ?? actor.kind)}, </span>
    <span className="quiet">
      <Moment at={occurredAt} />
    </span>
  </li>
);

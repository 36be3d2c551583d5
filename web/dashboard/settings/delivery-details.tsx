import { Anchor } from '@mantine/core';
import { Badge } from '../look/badges.js';
import { Dialog } from '../look/dialog.js';
import { Ago } from '../look/when.js';
import { Fact } from '../look/words.js';
import { type Delivery, STATES, faultOf } from './delivery-words.js';

/** One delivery with each of its attempts. */
export function DeliveryDetails({ delivery, onClose }: { delivery: Delivery; onClose(): void }) {
  const { type, sequence, state, endpoint, subjectId, nextAttemptAt, attemptLog } = delivery;
  return (
    <Dialog title={`${type}, no. ${sequence}`} size="lg" onClose={onClose}>
      <dl className="facts">
        <Fact name="State">
          <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
        </Fact>
        <Fact name="Address">{endpoint?.url ?? 'Removed'}</Fact>
        <Fact name="Record">
          <Anchor href={`#/reservation/${subjectId}`} inherit>
            {subjectId}
          </Anchor>
        </Fact>
        {nextAttemptAt && (
          <Fact name="Next attempt">
            <Ago at={nextAttemptAt} />
          </Fact>
        )}
      </dl>
      <h3>Attempts</h3>
      {attemptLog.length === 0 && <p className="quiet">None yet.</p>}
      <ol className="attempts">
        {attemptLog.map(({ at, status, error, latencyMs }) => (
          <li key={at}>
            <Badge tone={error ? 'bad' : 'good'}>{status ?? 'No response'}</Badge>
            <span>{faultOf(error) ?? 'Delivered'}</span>
            <span className="quiet number">{latencyMs !== null && `${latencyMs} ms`}</span>
            <span className="quiet">
              <Ago at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

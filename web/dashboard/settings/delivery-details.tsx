import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../look/badges.js';
import { Dialog } from '../look/dialog.js';
import { PageLink } from '../look/link.js';
import { whole } from '../look/numbers.js';
import { Ago } from '../look/when.js';
import { Fact } from '../look/words.js';
import { type Delivery, STATES, faultOf } from './delivery-words.js';

/** Events about a listing, an account or a webhook; all others are about a reservation. */
const NO_RESERVATION = /^(listing|account|webhook)\./;

/** One delivery with each of its attempts. */
export function DeliveryDetails({ delivery, onClose }: { delivery: Delivery; onClose(): void }) {
  const { type, sequence, state, endpoint, subjectId, nextAttemptAt, attemptLog } = delivery;
  return (
    <Dialog title={t`${type}, no. ${sequence}`} size="lg" onClose={onClose}>
      <dl className="facts">
        <Fact name={t`State`}>
          <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
        </Fact>
        <Fact name={t`Address`}>{endpoint?.url ?? t`Removed`}</Fact>
        <Fact name={t`Record`}>
          {NO_RESERVATION.test(type) ? (
            subjectId
          ) : (
            <PageLink to="/reservation/$id" params={{ id: subjectId }} inherit>
              {subjectId}
            </PageLink>
          )}
        </Fact>
        {nextAttemptAt && (
          <Fact name={t`Next attempt`}>
            <Ago at={nextAttemptAt} />
          </Fact>
        )}
      </dl>
      <h3>
        <Trans>Attempts</Trans>
      </h3>
      {attemptLog.length === 0 && (
        <p className="quiet">
          <Trans>None yet.</Trans>
        </p>
      )}
      <ol className="attempts">
        {attemptLog.map(({ at, status, error, latencyMs }) => (
          <li key={at}>
            <Badge tone={error ? 'bad' : 'good'}>{status ?? t`No response`}</Badge>
            <span>{faultOf(error) ?? t`Delivered`}</span>
            <span className="quiet number">{latencyMs !== null && t`${whole(latencyMs)} ms`}</span>
            <span className="quiet">
              <Ago at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

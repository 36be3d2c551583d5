import { type FormEvent, useState } from 'react';
import type { DeliveryState, Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Moment, Problem, Tag, worded } from '../look/words.js';

type Delivery = Operations['Deliveries']['answer']['webhookDeliveries']['edges'][number]['node'];

const STATES: DeliveryState[] = ['PENDING', 'FAILED', 'DELIVERED', 'DEAD'];

/** What was posted in the last 30 days, the newest first; anything can be posted again. */
export function Deliveries() {
  const [state, setState] = useState<DeliveryState | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const { data, failed, again } = useAsked('Deliveries', { state, after });
  const doing = useDoing();
  const page = data?.webhookDeliveries;
  const redeliver = async ({ eventAccountId: accountId, sequence, webhookKey: key }: Delivery) => {
    const webhookKey = key === 'callback' ? null : key;
    if (await doing.run(() => ask('Redeliver', { accountId, sequence, to: sequence, webhookKey }))) again();
  };
  return (
    <section>
      <h2>Deliveries</h2>
      <RangeForm onDone={again} />
      <Problem failed={failed ?? doing.failed} />
      <div className="filters">
        <label>
          State
          <select
            value={state ?? ''}
            onChange={(event) => {
              setAfter(null);
              setState((event.target.value || null) as DeliveryState | null);
            }}
          >
            <option value="">Any</option>
            {STATES.map((value) => (
              <option key={value} value={value}>
                {worded(value)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="second" onClick={again}>
          Look again
        </button>
      </div>
      {page?.edges.length === 0 && <p className="empty">None.</p>}
      <ul className="cards">
        {page?.edges.map(({ node }) => (
          <DeliveryCard key={node.id} delivery={node} isBusy={doing.isBusy} onAgain={() => void redeliver(node)} />
        ))}
      </ul>
      {page?.pageInfo.hasNextPage && (
        <button type="button" className="second" onClick={() => setAfter(page.pageInfo.endCursor)}>
          Older ones
        </button>
      )}
    </section>
  );
}

/** Posts all events of a range again, to every address that is registered for them. */
function RangeForm({ onDone }: { onDone(): void }) {
  const { isBusy, failed, run } = useDoing();
  const [said, setSaid] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [sequence, to] = ['first', 'last'].map((name) => Number(form.get(name)));
    setSaid('');
    const isDone = await run(async () => {
      const { redeliverWebhooks: count } = await ask('Redeliver', { sequence: sequence!, to });
      setSaid(count === 1 ? '1 delivery is queued.' : `${count} deliveries are queued.`);
    });
    if (isDone) onDone();
  };
  return (
    <form className="filters" onSubmit={(event) => void send(event)} aria-label="Send a range again">
      <label>
        From event no.
        <input type="number" name="first" min="1" required />
      </label>
      <label>
        To no.
        <input type="number" name="last" min="1" required />
      </label>
      <button type="submit" className="second" disabled={isBusy}>
        Send the range again
      </button>
      <span role="status">{said}</span>
      <Problem failed={failed} />
    </form>
  );
}

function DeliveryCard({ delivery, isBusy, onAgain }: { delivery: Delivery; isBusy: boolean; onAgain(): void }) {
  const { type, sequence, state, attempts, lastStatus, lastError, lastLatencyMs, createdAt } = delivery;
  const last = [
    lastStatus !== null && `status ${lastStatus}`,
    lastError && worded(lastError).toLowerCase(),
    lastLatencyMs !== null && `${lastLatencyMs} ms`,
  ];
  return (
    <li>
      <p className="line">
        <span>
          {worded(type)} <span className="quiet">no. {sequence}</span>
        </span>
        <Tag kind={state}>{worded(state)}</Tag>
      </p>
      <p className="quiet">
        <Moment at={createdAt} />, {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
        {last.filter(Boolean).map((text) => `, ${text}`)}
      </p>
      {delivery.purpose !== 'SAMPLE' && (
        <div className="actions small">
          <button type="button" className="second" disabled={isBusy} onClick={onAgain}>
            Send again<span className="unseen">: no. {sequence}</span>
          </button>
        </div>
      )}
    </li>
  );
}

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconRefresh, IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { DeliveryState } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { announceChange } from '../graph/live.js';
import { useConnection } from '../graph/use-connection.js';
import { useDoing } from '../graph/use-asked.js';
import { usePolling } from '../graph/use-polling.js';
import { Badge } from '../look/badges.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { ListFoot } from '../look/list-foot.js';
import { whole } from '../look/numbers.js';
import { RowButton } from '../look/panel.js';
import { EmptyState, Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { Ago } from '../look/when.js';
import { worded } from '../look/words.js';
import { DeliveryDetails } from './delivery-details.js';
import { type Delivery, EVENT_GROUPS, STATES, faultOf } from './delivery-words.js';

/** Time between two reads while an attempt is due, and otherwise. */
const DUE_MS = 5_000;
const IDLE_MS = 30_000;
/** An attempt that is due within this time counts as due. */
const SOON_MS = 60_000;

const isDue = ({ state, nextAttemptAt }: Delivery) =>
  state === 'PENDING' || (state === 'FAILED' && Date.parse(nextAttemptAt ?? '') < Date.now() + SOON_MS);

const readDeliveries = () => announceChange('WebhookDelivery');

/** Deliveries of the last 30 days, newest first. Each can be redelivered. */
export function Deliveries() {
  const [state, setState] = useState<DeliveryState | null>(null);
  const [type, setType] = useState<string | null>(null);
  const [shown, setShown] = useState<Delivery | null>(null);
  const filter = { state, type };
  const page = useConnection('Deliveries', { filter, first: 50 }, ({ webhookDeliveries }) => webhookDeliveries);
  usePolling(readDeliveries, page.rows?.some(isDue) ? DUE_MS : IDLE_MS);
  const doing = useDoing();
  const redeliver = async ({ eventAccountId: accountId, sequence, webhookKey: key }: Delivery) => {
    const webhookKey = key === 'callback' ? null : key;
    if (!(await doing.run(() => ask('Redeliver', { accountId, sequence, to: sequence, webhookKey })))) return;
    showToast({ text: t`Event ${sequence} is sent again` });
    page.again();
  };
  return (
    <section>
      <h2>
        <Trans>Deliveries</Trans>
      </h2>
      <Failure failed={page.failed ?? doing.failed} onRetry={page.failed ? page.again : undefined} />
      <div className="list-bar">
        <NativeSelect
          aria-label={t`State`}
          value={state ?? ''}
          data={[
            { value: '', label: t`Any state` },
            ...Object.entries(STATES).map(([value, { name }]) => ({ value, label: name })),
          ]}
          onChange={(event) => setState((event.currentTarget.value || null) as DeliveryState | null)}
        />
        <NativeSelect
          className="event-select"
          aria-label={t`Event`}
          value={type ?? ''}
          data={[{ value: '', label: t`Any event` }, ...EVENT_GROUPS]}
          onChange={(event) => setType(event.currentTarget.value || null)}
        />
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={page.again}>
          <Trans>Refresh</Trans>
        </Button>
        <RangeForm onDone={page.again} />
      </div>
      <DataTable
        label={t`Deliveries`}
        columns={columnsWith(doing.isBusy, setShown, (delivery) => void redeliver(delivery))}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={
          <EmptyState
            icon={<IconSend size={32} stroke={1.5} aria-hidden />}
            text={
              state || type
                ? t`No deliveries of this kind in the last 30 days.`
                : t`No deliveries in the last 30 days. Register a webhook and send a sample to see one.`
            }
          />
        }
        foot={<ListFoot page={page} />}
      />
      {shown && (
        <DeliveryDetails
          delivery={page.rows?.find(({ id }) => id === shown.id) ?? shown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}

const columnsWith = (
  isBusy: boolean,
  onShow: (delivery: Delivery) => void,
  onAgain: (delivery: Delivery) => void,
): Column<Delivery>[] => [
  {
    key: 'event',
    name: t`Event`,
    cell: ({ type, sequence }) => (
      <>
        <strong title={worded(type)}>{type}</strong>{' '}
        <span className="quiet">
          <Trans>no. {sequence}</Trans>
        </span>
      </>
    ),
  },
  {
    key: 'state',
    name: t`State`,
    isPlain: true,
    cell: ({ state, purpose }) => (
      <>
        <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>{' '}
        {purpose === 'SAMPLE' && (
          <Badge tone="info">
            <Trans comment="A sample event, sent to test the webhook.">Sample</Trans>
          </Badge>
        )}
      </>
    ),
  },
  { key: 'status', name: t`Response`, cell: ({ lastStatus, lastError }) => lastStatus ?? faultOf(lastError) ?? '–' },
  { key: 'attempts', name: t`Attempts`, isNumber: true, cell: ({ attempts }) => attempts },
  {
    key: 'latency',
    name: t`Time`,
    isNumber: true,
    isWideOnly: true,
    cell: ({ lastLatencyMs }) => (lastLatencyMs === null ? '–' : t`${whole(lastLatencyMs)} ms`),
  },
  { key: 'created', name: t`Sent`, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  {
    key: 'actions',
    name: '',
    isPlain: true,
    isNumber: true,
    cell: (delivery) => (
      <>
        <RowButton of={t`of no. ${delivery.sequence}`} onClick={() => onShow(delivery)}>
          <Trans>Details</Trans>
        </RowButton>
        {delivery.purpose !== 'SAMPLE' && (
          <RowButton of={t`: no. ${delivery.sequence}`} isBusy={isBusy} onClick={() => onAgain(delivery)}>
            <Trans>Send again</Trans>
          </RowButton>
        )}
      </>
    ),
  },
];

/** Redelivers a range of events to all registered endpoints. */
function RangeForm({ onDone }: { onDone(): void }) {
  const { isBusy, failed, run } = useDoing();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [sequence, to] = ['first', 'last'].map((name) => Number(form.get(name)));
    const isDone = await run(async () => {
      const { redeliverWebhooks: count } = await ask('Redeliver', { sequence: sequence!, to });
      showToast({
        text: plural(count, { one: '# delivery is queued', other: '# deliveries are queued' }),
      });
    });
    if (isDone) onDone();
  };
  return (
    <form className="range-form" onSubmit={(event) => void send(event)} aria-label={t`Send a range again`}>
      <TextInput
        type="number"
        name="first"
        min="1"
        required
        aria-label={t`From event number`}
        placeholder={t`From no.`}
      />
      <TextInput type="number" name="last" min="1" required aria-label={t`To event number`} placeholder={t`To no.`} />
      <Button type="submit" variant="default" loading={isBusy}>
        <Trans>Send range again</Trans>
      </Button>
      <Failure failed={failed} />
    </form>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Operations, WebhookKey } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageHeader } from '../look/page-header.js';
import { Panel, RowButton } from '../look/panel.js';
import { WEBHOOK_EVENTS } from '../look/event-names.js';
import { Secret } from '../look/secret.js';
import { EmptyState, Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { withinSentence, worded } from '../look/words.js';
import { Deliveries } from './deliveries.js';

type Endpoint = Operations['Webhooks']['answer']['webhookEndpoints'][number];

type Kind = keyof typeof WEBHOOK_EVENTS;

const KINDS = Object.keys(WEBHOOK_EVENTS) as Kind[];

const keyOf = (kind: Kind) => `${kind}_webhook_url` as WebhookKey;

const nameOfKey = (key: string) => worded(key.replace(/_webhook_url$/, ''));

/** Webhook endpoints with their state and deliveries. */
export default function Webhooks() {
  const { data, failed, again } = useAsked('Webhooks', {});
  const doing = useDoing(again);
  const [secret, setSecret] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Endpoint | null>(null);
  const register = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const variables = { webhookKey: textIn(form, 'webhookKey') as WebhookKey, webhookUrl: textIn(form, 'webhookUrl') };
    void doing.change(async () => setSecret((await ask('RegisterWebhook', variables)).registerWebhook.signingSecret));
  };
  const replaceSecret = () =>
    void doing.change(async () => setSecret((await ask('RotateWebhookSecret', {})).rotateWebhookSecret));
  const sample = ({ webhookKey }: Endpoint) => void doing.change(() => ask('SendSample', { webhookKey }));
  return (
    <>
      <PageHeader title={t`Webhooks`} note={t`Your server gets each event as a signed request.`} />
      <Failure failed={failed ?? doing.failed} onRetry={failed ? again : undefined} />
      {secret && <Secret text={secret} name={t`The signing secret`} onDone={() => setSecret(null)} />}
      <RegisterForm isBusy={doing.isBusy} onSubmit={register} />
      <DataTable
        label={t`Webhook addresses`}
        columns={columnsWith(doing.isBusy, sample, setRemoving)}
        rows={data && data.webhookEndpoints}
        hasFailed={failed !== null}
        empty={
          <EmptyState
            icon={<IconWebhook size={32} stroke={1.5} aria-hidden />}
            text={t`No webhook is registered. Register the address of your server above.`}
          />
        }
      />
      {(data?.webhookEndpoints.length ?? 0) > 0 && (
        <>
          <HeaderForm isBusy={doing.isBusy} onSet={(value) => doing.change(() => ask('SetAuthorization', { value }))} />
          <SigningSecret isBusy={doing.isBusy} onReplace={replaceSecret} />
        </>
      )}
      <Deliveries />
      {removing && (
        <Confirm
          title={t`Remove ${nameOfKey(removing.webhookKey)}?`}
          action={t`Remove`}
          isDangerous
          onDone={(form) => {
            setRemoving(null);
            if (form) void doing.change(() => ask('RemoveWebhook', { webhookKey: removing.webhookKey }));
          }}
        >
          <p>
            <Trans>Nothing more is sent to {removing.url}.</Trans>
          </p>
        </Confirm>
      )}
    </>
  );
}

function RegisterForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit(event: FormEvent<HTMLFormElement>): void }) {
  const [kind, setKind] = useState<Kind>('screening');
  return (
    <Panel
      title={t`Register a webhook`}
      note={t`One address for each kind of event. A new address replaces the one before.`}
    >
      <form className="form-line" onSubmit={onSubmit} aria-label={t`Register a webhook`}>
        <NativeSelect
          label={t`Events`}
          name="webhookKey"
          aria-describedby="webhook-events"
          value={keyOf(kind)}
          data={KINDS.map((one) => ({ value: keyOf(one), label: nameOfKey(one) }))}
          onChange={({ currentTarget: { selectedIndex } }) => setKind(KINDS[selectedIndex]!)}
        />
        <TextField label={t`Address`} name="webhookUrl" type="url" required placeholder="https://" />
        <Button type="submit" loading={isBusy}>
          <Trans>Register</Trans>
        </Button>
      </form>
      <EventList kind={kind} />
    </Panel>
  );
}

/** What a webhook of a kind gets: the meaning of each event, and its name in the request. */
const EventList = ({ kind }: { kind: Kind }) => (
  <dl className="event-list" id="webhook-events">
    {WEBHOOK_EVENTS[kind].map((type) => (
      <div key={type}>
        <dt>{worded(type)}</dt>
        <dd>
          <code>{type}</code>
        </dd>
      </div>
    ))}
  </dl>
);

function HeaderForm({ isBusy, onSet }: { isBusy: boolean; onSet(value: string | null): Promise<void> }) {
  const set = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    void onSet(textIn(new FormData(element), 'value') || null).then(() => element.reset());
  };
  return (
    <Panel
      title={t`Authorization header`}
      note={t`Sent with every request; never shown again. Leave it empty to send none.`}
    >
      <form className="form-line" onSubmit={set} aria-label={t`Authorization header`}>
        <TextField label={t`Authorization header`} name="value" type="password" />
        <Button type="submit" variant="default" loading={isBusy}>
          <Trans>Set header</Trans>
        </Button>
      </form>
    </Panel>
  );
}

function SigningSecret({ isBusy, onReplace }: { isBusy: boolean; onReplace(): void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel
      title={t`Signing secret`}
      note={t`Every webhook of the account is signed with one secret. Replace it if someone else may know it.`}
    >
      <Button variant="default" loading={isBusy} onClick={() => setAsking(true)}>
        <Trans>Replace signing secret</Trans>
      </Button>
      {isAsking && (
        <Confirm
          title={t`Replace the signing secret?`}
          action={t`Replace`}
          isDangerous
          onDone={(form) => {
            setAsking(false);
            if (form) onReplace();
          }}
        >
          <p>
            <Trans>
              The new secret is shown once. For 24 hours each webhook is signed with both, so that your server can
              change.
            </Trans>
          </p>
        </Confirm>
      )}
    </Panel>
  );
}

const columnsWith = (
  isBusy: boolean,
  onSample: (endpoint: Endpoint) => void,
  onRemove: (endpoint: Endpoint) => void,
): Column<Endpoint>[] => [
  { key: 'events', name: t`Events`, cell: ({ webhookKey }) => <strong>{nameOfKey(webhookKey)}</strong> },
  { key: 'url', name: t`Address`, isPlain: true, isClipped: true, cell: ({ url }) => url },
  {
    key: 'state',
    name: t`State`,
    isPlain: true,
    cell: ({ enabled, failingSince, disabledReason }) => {
      if (!enabled)
        return (
          <Badge tone="bad">
            <Trans>Disabled</Trans>
            {disabledReason && `: ${withinSentence(worded(disabledReason))}`}
          </Badge>
        );
      return failingSince ? (
        <Badge tone="warn">
          <Trans>Failing</Trans>
        </Badge>
      ) : (
        <Badge tone="good">
          <Trans>Enabled</Trans>
        </Badge>
      );
    },
  },
  {
    key: 'since',
    name: t`Failing since`,
    cell: ({ failingSince }) => (failingSince ? <Ago at={failingSince} /> : '–'),
  },
  {
    key: 'header',
    name: t`Authorization`,
    isWideOnly: true,
    cell: ({ hasAuthorization }) => (hasAuthorization ? t`Header set` : t`None`),
  },
  {
    key: 'actions',
    name: '',
    isPlain: true,
    isNumber: true,
    cell: (endpoint) => (
      <>
        <RowButton of={t`of ${nameOfKey(endpoint.webhookKey)}`} isBusy={isBusy} onClick={() => onSample(endpoint)}>
          <Trans>Send a sample</Trans>
        </RowButton>
        <RowButton of={nameOfKey(endpoint.webhookKey)} isBusy={isBusy} isDangerous onClick={() => onRemove(endpoint)}>
          <Trans>Remove</Trans>
        </RowButton>
      </>
    ),
  },
];

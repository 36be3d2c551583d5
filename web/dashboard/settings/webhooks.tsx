import { type FormEvent, useState } from 'react';
import type { Operations, WebhookKey } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { PageTitle } from '../look/page-title.js';
import { Moment, Problem, Tag, worded } from '../look/words.js';
import { Deliveries } from './deliveries.js';
import { Secret } from './secret.js';

type Endpoint = Operations['Webhooks']['answer']['webhookEndpoints'][number];

const KEYS = ['screening', 'guest_portal', 'reservation', 'messaging', 'listing', 'account'].map(
  (word) => `${word}_webhook_url`,
);

const nameOfKey = (key: string) => worded(key.replace(/_webhook_url$/, ''));

/** Where events are posted to, whether it works, and what was posted. */
export default function Webhooks() {
  const { data, failed, again } = useAsked('Webhooks', {});
  const doing = useDoing();
  const [secret, setSecret] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Endpoint | null>(null);
  const change = async (work: () => Promise<unknown>) => {
    if (await doing.run(work)) again();
  };
  const register = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const variables = { webhookKey: textIn(form, 'webhookKey') as WebhookKey, webhookUrl: textIn(form, 'webhookUrl') };
    void change(async () => setSecret((await ask('RegisterWebhook', variables)).registerWebhook.signingSecret));
  };
  const authorize = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const value = textIn(new FormData(element), 'value') || null;
    void change(() => ask('SetAuthorization', { value }).then(() => element.reset()));
  };
  return (
    <>
      <PageTitle text="Webhooks" />
      <Problem failed={failed ?? doing.failed} />
      {secret && <Secret text={secret} name="What deliveries are signed with" onDone={() => setSecret(null)} />}
      <RegisterForm isBusy={doing.isBusy} onSubmit={register} />
      <EndpointList
        endpoints={data?.webhookEndpoints ?? []}
        isBusy={doing.isBusy}
        onSample={({ webhookKey }) => void change(() => ask('SendSample', { webhookKey }))}
        onRemove={setRemoving}
      />
      {(data?.webhookEndpoints.length ?? 0) > 0 && (
        <form className="sheet" onSubmit={authorize} aria-label="Authorization header">
          <TextField
            {...{ label: 'Authorization header', name: 'value', type: 'password' }}
            hint="Sent with every delivery; it is not shown again. Left empty, none is sent."
          />
          <button type="submit" className="second" disabled={doing.isBusy}>
            Set header
          </button>
        </form>
      )}
      <Deliveries />
      {removing && (
        <Confirm
          title={`Remove ${nameOfKey(removing.webhookKey)}?`}
          action="Remove"
          onDone={(form) => {
            setRemoving(null);
            if (form) void change(() => ask('RemoveWebhook', { webhookKey: removing.webhookKey }));
          }}
        >
          <p>Nothing more is posted to {removing.url}.</p>
        </Confirm>
      )}
    </>
  );
}

function RegisterForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit(event: FormEvent<HTMLFormElement>): void }) {
  return (
    <form className="sheet" onSubmit={onSubmit} aria-label="Register an address">
      <label>
        Events of
        <select name="webhookKey">
          {KEYS.map((key) => (
            <option key={key} value={key}>
              {nameOfKey(key)}
            </option>
          ))}
        </select>
      </label>
      <TextField
        label="Address"
        name="webhookUrl"
        type="url"
        required
        hint="One address for each kind; another takes its place."
      />
      <button type="submit" disabled={isBusy}>
        Register
      </button>
    </form>
  );
}

interface EndpointListProps {
  endpoints: Endpoint[];
  isBusy: boolean;
  onSample(endpoint: Endpoint): void;
  onRemove(endpoint: Endpoint): void;
}

function EndpointList({ endpoints, isBusy, onSample, onRemove }: EndpointListProps) {
  if (endpoints.length === 0) return <p className="empty">No address is registered.</p>;
  return (
    <ul className="cards">
      {endpoints.map((endpoint) => (
        <li key={endpoint.id}>
          <p className="line">
            <strong>{nameOfKey(endpoint.webhookKey)}</strong>
            <Tag kind={endpoint.enabled ? 'pass' : 'decline'}>
              {endpoint.enabled ? 'Enabled' : `Disabled: ${endpoint.disabledReason?.toLowerCase() ?? ''}`}
            </Tag>
          </p>
          <p>
            {endpoint.url}
            {endpoint.hasAuthorization && <span className="quiet"> with an Authorization header</span>}
          </p>
          {endpoint.failingSince && (
            <p className="problem">
              Failing since <Moment at={endpoint.failingSince} />
            </p>
          )}
          <div className="actions small">
            <button type="button" className="second" disabled={isBusy} onClick={() => onSample(endpoint)}>
              Send a sample<span className="unseen"> of {nameOfKey(endpoint.webhookKey)}</span>
            </button>
            <button type="button" className="second" disabled={isBusy} onClick={() => onRemove(endpoint)}>
              Remove<span className="unseen"> {nameOfKey(endpoint.webhookKey)}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

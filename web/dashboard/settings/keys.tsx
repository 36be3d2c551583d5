import { type FormEvent, useState } from 'react';
import type { KeyRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { PageTitle } from '../look/page-title.js';
import { Pager } from '../look/pager.js';
import { Moment, Problem, Tag } from '../look/words.js';
import { Secret } from './secret.js';

type Asking = { what: 'rename' | 'rotate' | 'disable'; key: KeyRow };

/** API keys and SDK keys: a secret is shown once, when it is made. */
export default function Keys() {
  const [from, setFrom] = useState(0);
  const { data, failed, again } = useAsked('Keys', { from });
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const doing = useDoing();
  const change = async (work: () => Promise<unknown>) => {
    if (await doing.run(work)) again();
  };
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const variables = { description: textIn(form, 'description'), sdk: form.get('sdk') === 'on' };
    void change(async () => {
      setSecret((await ask('CreateKey', variables)).createApiKey.secret);
      element.reset();
    });
  };
  const update = (key: KeyRow, enabled: boolean, description = key.description) =>
    void change(() => ask('UpdateKey', { id: key.id, description, enabled }));
  const confirmed = ({ what, key }: Asking, form: FormData) => {
    if (what === 'rename') update(key, key.enabled, textIn(form, 'description'));
    else if (what === 'disable') update(key, false);
    else void change(async () => setSecret((await ask('RotateKey', { id: key.id })).rotateApiKey.secret));
  };
  return (
    <>
      <PageTitle text="API keys" />
      <Problem failed={failed ?? doing.failed} />
      {secret && <Secret text={secret} name="The key" onDone={() => setSecret(null)} />}
      <form className="sheet" onSubmit={create} aria-label="New key">
        <TextField label="What the new key is for" name="description" />
        <label className="tick">
          <input type="checkbox" name="sdk" /> An SDK key, for pages in a browser
        </label>
        <button type="submit" disabled={doing.isBusy}>
          Create key
        </button>
      </form>
      <KeyList
        keys={data?.apiKeys.items ?? []}
        onAsk={setAsking}
        onEnable={(key) => update(key, true)}
        isBusy={doing.isBusy}
      />
      {data && <Pager total={data.apiKeys.total} from={from} size={data.apiKeys.size} onFrom={setFrom} />}
      {asking && (
        <KeyQuestion
          asking={asking}
          onDone={(form) => {
            setAsking(null);
            if (form) confirmed(asking, form);
          }}
        />
      )}
    </>
  );
}

const TITLES = { rename: 'Rename', rotate: 'Rotate', disable: 'Disable' };
const WARNINGS = {
  rename: null,
  rotate: 'The key that is in use stops working at once; the new one is shown once.',
  disable: 'Whoever uses the key is refused from now on. It can be enabled again.',
};

function KeyQuestion({ asking: { what, key }, onDone }: { asking: Asking; onDone(form: FormData | null): void }) {
  return (
    <Confirm title={`${TITLES[what]} ${key.name}`} action={TITLES[what]} onDone={onDone}>
      {WARNINGS[what] && <p>{WARNINGS[what]}</p>}
      {what === 'rename' && <TextField label="Name" name="description" value={key.description} />}
    </Confirm>
  );
}

interface KeyListProps {
  keys: KeyRow[];
  isBusy: boolean;
  onAsk(asking: Asking): void;
  onEnable(key: KeyRow): void;
}

function KeyList({ keys, isBusy, onAsk, onEnable }: KeyListProps) {
  return (
    <ul className="cards">
      {keys.map((key) => (
        <li key={key.id}>
          <p className="line">
            <strong>{key.name}</strong>
            <span>
              {key.sdk && <Tag kind="sdk">SDK</Tag>}
              <Tag kind={key.enabled ? 'pass' : 'disabled'}>{key.enabled ? 'Enabled' : 'Disabled'}</Tag>
            </span>
          </p>
          <p>
            <code>{key.maskedValue}</code>{' '}
            <span className="quiet">
              last used <Moment at={key.lastUsedAt} />
            </span>
          </p>
          <div className="actions small">
            {(['rename', 'rotate'] as const).map((what) => (
              <button key={what} type="button" className="second" onClick={() => onAsk({ what, key })}>
                {TITLES[what]}
                <span className="unseen"> {key.name}</span>
              </button>
            ))}
            <button
              type="button"
              className="second"
              disabled={isBusy}
              onClick={() => (key.enabled ? onAsk({ what: 'disable', key }) : onEnable(key))}
            >
              {key.enabled ? 'Disable' : 'Enable'}
              <span className="unseen"> {key.name}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm } from '../look/confirm.js';
import { PageTitle } from '../look/page-title.js';
import { Pager } from '../look/pager.js';
import { Moment, Problem, Tag } from '../look/words.js';

/** The accounts below the own one, at any depth. */
export default function Accounts() {
  const [from, setFrom] = useState(0);
  const { data, failed, again } = useAsked('Accounts', { from });
  const [asking, setAsking] = useState<{ id: string; name: string } | null>(null);
  const doing = useDoing();
  const suspend = async (id: string, isSuspended: boolean) => {
    if (await doing.run(() => ask('SetSuspended', { id, isSuspended }))) again();
  };
  const page = data?.accounts;
  return (
    <>
      <PageTitle text="Accounts" />
      <Problem failed={failed ?? doing.failed} />
      {page?.items.length === 0 && <p className="empty">There are no accounts below this one.</p>}
      <ul className="cards">
        {page?.items.map(({ id, name, email, mode, isActive, isSuspended, lastLoginAt }) => (
          <li key={id}>
            <p className="line">
              <strong>{name ?? email ?? id}</strong>
              <span>
                {mode === 'test' && <Tag kind="test">Test</Tag>}
                <Tag kind={isActive && !isSuspended ? 'pass' : 'disabled'}>
                  {isSuspended ? 'Suspended' : isActive ? 'Active' : 'Disabled'}
                </Tag>
              </span>
            </p>
            <p className="quiet">
              {email && `${email}, `}last sign-in <Moment at={lastLoginAt} />
            </p>
            <div className="actions small">
              <button
                type="button"
                className="second"
                disabled={doing.isBusy}
                onClick={() => (isSuspended ? void suspend(id, false) : setAsking({ id, name: name ?? email ?? id }))}
              >
                {isSuspended ? 'Let in again' : 'Suspend'}
                <span className="unseen"> {name ?? email}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {page && <Pager total={page.total} from={from} size={page.size} onFrom={setFrom} />}
      {asking && (
        <Confirm
          title={`Suspend ${asking.name}?`}
          action="Suspend"
          onDone={(form) => {
            setAsking(null);
            if (form) void suspend(asking.id, true);
          }}
        >
          <p>Its keys and sessions, and those of all accounts below it, are refused at once.</p>
        </Confirm>
      )}
    </>
  );
}

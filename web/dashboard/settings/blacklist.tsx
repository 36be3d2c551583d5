import { type FormEvent, useState } from 'react';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { useMay } from '../look/role.js';
import { PageTitle } from '../look/page-title.js';
import { Pager } from '../look/pager.js';
import { Moment, Problem, worded } from '../look/words.js';

const MEMBERS = ['email', 'phone', 'name', 'birthDate', 'documentNumber', 'reason'] as const;

/** Guests whom the account does not want. */
export default function Blacklist() {
  const [from, setFrom] = useState(0);
  const { data, failed, again } = useAsked('Blacklist', { from });
  const [removing, setRemoving] = useState<string | null>(null);
  const doing = useDoing();
  const change = async (work: () => Promise<unknown>) => {
    if (await doing.run(work)) again();
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const variables = Object.fromEntries(MEMBERS.map((name) => [name, textIn(form, name) || null]));
    void change(() => ask('AddToBlacklist', variables).then(() => element.reset()));
  };
  const mayEdit = useMay('MANAGER');
  const page = data?.blacklist;
  return (
    <>
      <PageTitle text="Blacklist" />
      <Problem failed={failed ?? doing.failed} />
      {mayEdit && <EntryForm isBusy={doing.isBusy} onSubmit={add} />}
      {page?.items.length === 0 && <p className="empty">Nobody is on the list.</p>}
      <ul className="cards">
        {page?.items.map(({ id, field, value, birthDate, reason, createdAt }) => (
          <li key={id}>
            <p className="line">
              <span>
                {value ?? 'Forgotten'} {birthDate}
              </span>
              <span className="quiet">{worded(field)}</span>
            </p>
            <p className="quiet">
              {reason && `${reason}, `}
              <Moment at={createdAt} />
            </p>
            <div className="actions small" hidden={!mayEdit}>
              <button type="button" className="second" disabled={doing.isBusy} onClick={() => setRemoving(id)}>
                Remove<span className="unseen"> {value}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      {page && <Pager total={page.total} from={from} size={page.size} onFrom={setFrom} />}
      {removing && (
        <Confirm
          title="Remove the entry?"
          action="Remove"
          onDone={(form) => {
            setRemoving(null);
            if (form) void change(() => ask('RemoveFromBlacklist', { id: removing }));
          }}
        />
      )}
    </>
  );
}

function EntryForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit(event: FormEvent<HTMLFormElement>): void }) {
  return (
    <form className="sheet grid" onSubmit={onSubmit} aria-label="New entry">
      <p className="quiet">One mark of the guest: an address, a number, a document, or a name with a birth date.</p>
      <TextField label="Email" name="email" type="email" />
      <TextField label="Phone" name="phone" type="tel" />
      <TextField label="Name" name="name" />
      <TextField label="Birth date" name="birthDate" type="date" />
      <TextField label="Document number" name="documentNumber" />
      <TextField label="Reason" name="reason" />
      <button type="submit" disabled={isBusy}>
        Add
      </button>
    </form>
  );
}

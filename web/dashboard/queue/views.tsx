import { type FormEvent, useState } from 'react';
import { ask } from '../graph/ask.js';
import type { Operations } from '../graph/answers.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { TextField, textIn, Confirm } from '../look/confirm.js';
import { useMay } from '../look/role.js';
import { Problem } from '../look/words.js';
import type { QueueAsked } from './filters.js';

interface ViewsProps {
  asked: QueueAsked;
  onChoose(asked: QueueAsked): void;
}

/** Filters under a name, of whoever is signed in or of everybody: chosen by all, kept and forgotten by who may edit. */
export function Views({ asked, onChoose }: ViewsProps) {
  const { data, failed, again } = useAsked('Views', {});
  const [chosen, setChosen] = useState('');
  const [isNaming, setNaming] = useState(false);
  const mayEdit = useMay('MANAGER');
  const doing = useDoing();
  const views = data?.savedViews ?? [];
  // The account's own password signs in everybody who knows it: its views are shared in any case.
  const isAccount = !data?.signedIn?.person;
  const current = views.find(({ id }) => id === chosen);
  const choose = (id: string) => {
    setChosen(id);
    const view = views.find((one) => one.id === id);
    if (view) onChoose(askedBy(view));
  };
  const keep = (form: FormData) => {
    const { from: _, sort, verification, color, portal, ...rest } = asked;
    const filter = { ...rest, verificationStatus: verification, riskColor: color, guestPortalStatus: portal };
    const view = { name: textIn(form, 'name'), filter, sort, shared: form.get('shared') === 'on' };
    void doing.run(() => ask('SaveView', view)).then(again);
  };
  const forget = (event: FormEvent) => {
    event.preventDefault();
    void doing.run(() => ask('DeleteView', { id: chosen })).then(() => (setChosen(''), again()));
  };
  if (views.length === 0 && !mayEdit) return null;
  return (
    <>
      <form className="views" onSubmit={forget} aria-label="Views">
        <Choice {...{ views, chosen, isAccount }} onChoose={choose} />
        {mayEdit && (
          <button type="button" className="second" onClick={() => setNaming(true)}>
            Keep these filters
          </button>
        )}
        {mayEdit && current && (
          <button type="submit" className="second" disabled={doing.isBusy}>
            Forget {current.name}
          </button>
        )}
        <Problem failed={failed ?? doing.failed} />
      </form>
      {isNaming && (
        <Naming
          {...{ current, isAccount }}
          onDone={(form) => {
            setNaming(false);
            if (form) keep(form);
          }}
        />
      )}
    </>
  );
}

type View = Operations['Views']['answer']['savedViews'][number];

/** What the queue asks for under a view. */
function askedBy({ filter, sort }: View): QueueAsked {
  const { verificationStatus: verification, riskColor: color, guestPortalStatus: portal, ...rest } = filter;
  return { ...rest, verification, color, portal, sort: sort ?? 'CREATED_AT_DESCENDING', from: 0 };
}

interface ChoiceProps {
  views: { id: string; name: string; shared: boolean }[];
  chosen: string;
  isAccount: boolean;
  onChoose(id: string): void;
}

function Choice({ views, chosen, isAccount, onChoose }: ChoiceProps) {
  return (
    <select aria-label="View" value={chosen} onChange={(event) => onChoose(event.target.value)}>
      <option value="">{views.length === 0 ? 'No views yet' : 'Choose a view'}</option>
      {views.map(({ id, name, shared }) => (
        <option key={id} value={id}>
          {name}
          {shared && !isAccount ? ' (everybody)' : ''}
        </option>
      ))}
    </select>
  );
}

interface NamingProps {
  current: { name: string; shared: boolean } | undefined;
  isAccount: boolean;
  onDone(form: FormData | null): void;
}

/** Asks for the name, and for whom it is to be. */
function Naming({ current, isAccount, onDone }: NamingProps) {
  return (
    <Confirm title="Keep these filters" action="Keep" onDone={onDone}>
      <TextField label="Name of the view" name="name" value={current?.name ?? ''} required />
      {!isAccount && (
        <label className="tick">
          <input type="checkbox" name="shared" defaultChecked={current?.shared ?? false} />
          For everybody of the account
        </label>
      )}
    </Confirm>
  );
}

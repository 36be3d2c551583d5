import { type FormEvent, useState } from 'react';
import type { PersonRow, Role } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { PageTitle } from '../look/page-title.js';
import { Moment, Problem, Tag, worded } from '../look/words.js';
import { Secret } from '../settings/secret.js';

const ROLES: [Role, string][] = [
  ['VIEWER', 'Viewer: reads'],
  ['MANAGER', 'Manager: decides and edits reservations'],
  ['OWNER', 'Owner: everything'],
];

type Asking = { what: 'renew' | 'remove'; person: PersonRow };

/** Who signs in beside the account's own address, and what each may do. */
export default function People() {
  const { data, failed, again } = useAsked('People', {});
  const [link, setLink] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const doing = useDoing();
  const change = async (work: () => Promise<unknown>) => {
    if (await doing.run(work)) again();
  };
  const invite = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const input = {
      name: textIn(form, 'name'),
      email: textIn(form, 'email'),
      role: form.get('role') as Role,
      password: String(form.get('password') ?? '') || null,
    };
    void change(async () => {
      setLink((await ask('InvitePerson', input)).invitePerson.url);
      element.reset();
    });
  };
  const confirmed = ({ what, person: { id } }: Asking) =>
    void change(async () => {
      if (what === 'remove') await ask('RemovePerson', { id });
      else setLink((await ask('RenewInvitation', { id })).renewInvitation.url);
    });
  return (
    <>
      <PageTitle text="People" />
      <p>Whoever signs in with the address of the account itself is an owner too.</p>
      <Problem failed={failed ?? doing.failed} />
      {link && <Secret text={link} name="The link by which they choose a password" onDone={() => setLink(null)} />}
      <InviteForm isBusy={doing.isBusy} onSubmit={invite} />
      {data?.people.length === 0 && <p className="empty">Nobody was invited yet.</p>}
      <ul className="cards">
        {data?.people.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            onRole={(role) => void change(() => ask('UpdatePerson', { id: person.id, role }))}
            onAsk={(what) => setAsking({ what, person })}
          />
        ))}
      </ul>
      {asking && (
        <Question
          asking={asking}
          onDone={(form) => {
            setAsking(null);
            if (form) confirmed(asking);
          }}
        />
      )}
    </>
  );
}

function Question({ asking: { what, person }, onDone }: { asking: Asking; onDone(form: FormData | null): void }) {
  const isRemoving = what === 'remove';
  return (
    <Confirm
      title={isRemoving ? `Remove ${person.name}?` : `A new link for ${person.name}?`}
      action={isRemoving ? 'Remove' : 'Make a link'}
      onDone={onDone}
    >
      <p>
        {isRemoving
          ? 'They are signed out everywhere and can’t come back. What they did stays in the audit trail.'
          : 'Their password and earlier links stop working, and they are signed out everywhere.'}
      </p>
    </Confirm>
  );
}

function InviteForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit(event: FormEvent<HTMLFormElement>): void }) {
  return (
    <form className="sheet grid" onSubmit={onSubmit} aria-label="Invite somebody">
      <TextField label="Name" name="name" required />
      <TextField label="Email" name="email" type="email" required />
      <label>
        May
        <select name="role">
          {ROLES.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <TextField
        {...{ label: 'First password (optional)', name: 'password', type: 'password' }}
        hint="Without one you get a link to hand on, by which they choose their own."
      />
      <button type="submit" disabled={isBusy}>
        Invite
      </button>
    </form>
  );
}

interface PersonCardProps {
  person: PersonRow;
  onRole(role: Role): void;
  onAsk(what: Asking['what']): void;
}

function PersonCard({
  person: { name, email, role, state, lastLoginAt, invitedUntil },
  onRole,
  onAsk,
}: PersonCardProps) {
  return (
    <li>
      <p className="line">
        <strong>{name}</strong>
        <Tag kind={state === 'ACTIVE' ? 'pass' : 'review'}>{worded(state)}</Tag>
      </p>
      <p>
        {email}{' '}
        <span className="quiet">
          {state === 'ACTIVE' ? 'last signed in ' : 'invited until '}
          <Moment at={state === 'ACTIVE' ? lastLoginAt : invitedUntil} />
        </span>
      </p>
      <div className="actions small">
        <select aria-label={`Role of ${name}`} value={role} onChange={(event) => onRole(event.target.value as Role)}>
          {ROLES.map(([value]) => (
            <option key={value} value={value}>
              {worded(value)}
            </option>
          ))}
        </select>
        <button type="button" className="second" onClick={() => onAsk('renew')}>
          New link<span className="unseen"> for {name}</span>
        </button>
        <button type="button" className="second" onClick={() => onAsk('remove')}>
          Remove<span className="unseen"> {name}</span>
        </button>
      </div>
    </li>
  );
}

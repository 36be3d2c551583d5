import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect, PasswordInput } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { PersonRow, Role } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useConnection } from '../graph/use-connection.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm, TextField, textIn } from '../look/confirm.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { Panel, RowButton } from '../look/panel.js';
import { Secret } from '../look/secret.js';
import { EmptyState, Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { Ago } from '../look/when.js';
import { ROLE_CHOICES, ROLES } from './roles.js';

type Asking = { what: 'renew' | 'reset' | 'remove'; person: PersonRow };

/** Team members and their roles. */
export default function People() {
  const page = useConnection('People', { first: 50 }, ({ personConnection }) => personConnection);
  const [link, setLink] = useState<string | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const doing = useDoing(page.again);
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
    void doing.change(async () => {
      setLink((await ask('InvitePerson', input)).invitePerson.url);
      element.reset();
    });
  };
  const confirmed = ({ what, person: { id, name } }: Asking) =>
    void doing.change(async () => {
      if (what === 'remove') await ask('RemovePerson', { id });
      else if (what === 'reset') {
        await ask('ResetSecondFactor', { id });
        showToast({ text: t`Two-step verification of ${name} was reset` });
      } else setLink((await ask('RenewInvitation', { id })).renewInvitation.url);
    });
  const setRole = (id: string, role: Role) => void doing.change(() => ask('UpdatePerson', { id, role }));
  return (
    <>
      <PageHeader title={t`Team`} note={t`The account’s own email address also signs in as an owner.`} />
      <Failure failed={page.failed ?? doing.failed} onRetry={page.failed ? page.again : undefined} />
      {link && <Secret text={link} name={t`The invitation link`} onDone={() => setLink(null)} />}
      <InviteForm isBusy={doing.isBusy} onSubmit={invite} />
      <DataTable
        label={t`Team`}
        columns={columnsWith(setRole, setAsking)}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={
          <EmptyState
            icon={<IconUsersGroup size={32} stroke={1.5} aria-hidden />}
            text={t`You have not invited anyone yet.`}
          />
        }
        foot={<ListFoot page={page} />}
      />
      <Roles />
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

const QUESTIONS: Record<Asking['what'], { title(name: string): string; action: string; warning: string }> = {
  renew: {
    title: (name) => t`Create a new link for ${name}?`,
    action: t`Create link`,
    warning: t`Their password and earlier links stop working, and they are signed out everywhere.`,
  },
  reset: {
    title: (name) => t`Reset two-step verification of ${name}?`,
    action: t`Reset`,
    warning: t`Their authenticator app, passkeys and recovery codes stop working, and they are signed out everywhere. The password stays valid. First make sure that it is really them who asked.`,
  },
  remove: {
    title: (name) => t`Remove ${name}?`,
    action: t`Remove`,
    warning: t`They are signed out everywhere and can’t sign in again. Their actions stay in the audit trail.`,
  },
};

function Question({ asking: { what, person }, onDone }: { asking: Asking; onDone(form: FormData | null): void }) {
  const { title, action, warning } = QUESTIONS[what];
  return (
    <Confirm title={title(person.name)} action={action} isDangerous={what !== 'renew'} onDone={onDone}>
      <p>{warning}</p>
    </Confirm>
  );
}

const InviteForm = ({ isBusy, onSubmit }: { isBusy: boolean; onSubmit(event: FormEvent<HTMLFormElement>): void }) => (
  <Panel title={t`Invite someone`} note={t`Without a first password you get a link, with which they choose their own.`}>
    <form className="form-grid" onSubmit={onSubmit} aria-label={t`Invite someone`}>
      <TextField label={t`Name`} name="name" required />
      <TextField label={t`Email`} name="email" type="email" required />
      <NativeSelect label={t`Role`} name="role" data={ROLE_CHOICES} />
      <PasswordInput
        label={t`First password (optional)`}
        name="password"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t`Show password`, tabIndex: 0, 'aria-hidden': false }}
      />
      <div className="form-end">
        <Button type="submit" loading={isBusy}>
          <Trans>Invite</Trans>
        </Button>
      </div>
    </form>
  </Panel>
);

const Roles = () => (
  <Panel title={t`Roles`}>
    <dl className="roles">
      {ROLES.map(({ role, name, may }) => (
        <div key={role}>
          <dt>{name}</dt>
          <dd>{may}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

const columnsWith = (
  onRole: (id: string, role: Role) => void,
  onAsk: (asking: Asking) => void,
): Column<PersonRow>[] => [
  { key: 'name', name: t`Name`, cell: ({ name }) => <strong>{name}</strong> },
  { key: 'email', name: t`Email`, isPlain: true, isClipped: true, cell: ({ email }) => email },
  {
    key: 'role',
    name: t`Role`,
    isPlain: true,
    cell: ({ id, name, role }) => (
      <NativeSelect
        size="xs"
        aria-label={t`Role of ${name}`}
        value={role}
        data={ROLE_CHOICES}
        onChange={(event) => onRole(id, event.currentTarget.value as Role)}
      />
    ),
  },
  {
    key: 'state',
    name: t`State`,
    isPlain: true,
    cell: ({ state }) =>
      state === 'ACTIVE' ? (
        <Badge tone="good">
          <Trans>Active</Trans>
        </Badge>
      ) : (
        <Badge tone="warn">
          <Trans>Invited</Trans>
        </Badge>
      ),
  },
  {
    key: 'seen',
    name: t`Last sign-in`,
    isWideOnly: true,
    cell: ({ state, lastLoginAt, invitedUntil }) =>
      state === 'ACTIVE' ? (
        <Ago at={lastLoginAt} />
      ) : (
        <>
          <Trans>
            link expires <Ago at={invitedUntil} />
          </Trans>
        </>
      ),
  },
  {
    key: 'actions',
    name: '',
    isPlain: true,
    isNumber: true,
    cell: (person) => (
      <>
        <RowButton of={t`for ${person.name}`} onClick={() => onAsk({ what: 'renew', person })}>
          <Trans>New link</Trans>
        </RowButton>
        {person.state === 'ACTIVE' && (
          <RowButton of={t`of ${person.name}`} onClick={() => onAsk({ what: 'reset', person })}>
            <Trans>Reset two-step verification</Trans>
          </RowButton>
        )}
        <RowButton of={person.name} isDangerous onClick={() => onAsk({ what: 'remove', person })}>
          <Trans>Remove</Trans>
        </RowButton>
      </>
    ),
  },
];

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useConnection } from '../graph/use-connection.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { LinkButton } from '../look/link.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { RowButton } from '../look/panel.js';
import { Secret } from '../look/secret.js';
import { EmptyState, Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { NewAccount, NewSignupLink } from './new-account.js';

type Account = Operations['Accounts']['answer']['accountConnection']['edges'][number]['node'];

const nameOf = ({ name, email, id }: Account) => name ?? email ?? id;

const columnsWith = (isBusy: boolean, onSuspend: (account: Account) => void): Column<Account>[] => [
  { key: 'name', name: t`Account`, cell: (account) => <strong>{nameOf(account)}</strong> },
  { key: 'email', name: t`Email`, isClipped: true, cell: ({ email }) => email ?? '–' },
  {
    key: 'state',
    name: t`State`,
    isPlain: true,
    cell: ({ mode, isActive, isSuspended }) => (
      <>
        {isSuspended ? (
          <Badge tone="bad">
            <Trans>Suspended</Trans>
          </Badge>
        ) : (
          <Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? t`Active` : t`Disabled`}</Badge>
        )}{' '}
        {mode === 'test' && (
          <Badge tone="warn">
            <Trans>Test</Trans>
          </Badge>
        )}
      </>
    ),
  },
  { key: 'created', name: t`Created`, isWideOnly: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  { key: 'login', name: t`Last sign-in`, cell: ({ lastLoginAt }) => <Ago at={lastLoginAt} /> },
  {
    key: 'actions',
    name: '',
    isPlain: true,
    isNumber: true,
    cell: (account) => (
      <>
        <LinkButton
          to="/reservations"
          search={{ account: account.id }}
          size="compact-xs"
          variant="subtle"
          className="row-button"
        >
          <Trans>
            Reservations<span className="unseen"> of {nameOf(account)}</span>
          </Trans>
        </LinkButton>
        <RowButton
          of={nameOf(account)}
          isBusy={isBusy}
          isDangerous={!account.isSuspended}
          onClick={() => onSuspend(account)}
        >
          {account.isSuspended ? t`Reactivate` : t`Suspend`}
        </RowButton>
      </>
    ),
  },
];

/** All accounts below this one, at any level. */
export default function Accounts() {
  const page = useConnection('Accounts', { first: 50 }, ({ accountConnection }) => accountConnection);
  const [asking, setAsking] = useState<Account | null>(null);
  const [adding, setAdding] = useState<'account' | 'link' | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const doing = useDoing();
  const suspend = async (id: string, isSuspended: boolean) => {
    if (await doing.run(() => ask('SetSuspended', { id, isSuspended }))) page.again();
  };
  const onSuspend = (account: Account) => (account.isSuspended ? void suspend(account.id, false) : setAsking(account));
  return (
    <>
      <PageHeader
        title={t`Accounts`}
        note={t`Accounts that you manage below your own.`}
        actions={
          <>
            <Button variant="default" onClick={() => setAdding('link')}>
              <Trans>New signup link</Trans>
            </Button>
            <Button onClick={() => setAdding('account')}>
              <Trans>New account</Trans>
            </Button>
          </>
        }
      />
      <Failure failed={page.failed ?? doing.failed} onRetry={page.failed ? page.again : undefined} />
      {link && <Secret text={link} name={t`The signup link`} onDone={() => setLink(null)} />}
      <DataTable
        label={t`Accounts`}
        columns={columnsWith(doing.isBusy, onSuspend)}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={
          <EmptyState
            icon={<IconBuildingCommunity size={32} stroke={1.5} aria-hidden />}
            text={t`No accounts below this one. Create the first, or send someone a signup link.`}
          />
        }
        foot={<ListFoot page={page} />}
      />
      {adding === 'account' && (
        <NewAccount
          onCancel={() => setAdding(null)}
          onDone={() => {
            setAdding(null);
            page.again();
          }}
        />
      )}
      {adding === 'link' && (
        <NewSignupLink
          onCancel={() => setAdding(null)}
          onDone={(url) => {
            setAdding(null);
            setLink(url);
          }}
        />
      )}
      {asking && (
        <Confirm
          title={t`Suspend ${nameOf(asking)}?`}
          action={t`Suspend`}
          isDangerous
          onDone={(form) => {
            setAsking(null);
            if (form) void suspend(asking.id, true);
          }}
        >
          <p>
            <Trans>Its API keys and sessions stop working at once, and those of all accounts below it.</Trans>
          </p>
        </Confirm>
      )}
    </>
  );
}

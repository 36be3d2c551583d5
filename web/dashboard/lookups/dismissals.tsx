import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useConnection } from '../graph/use-connection.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageLink } from '../look/link.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { RowButton } from '../look/panel.js';
import { EmptyState, Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { Ago } from '../look/when.js';
import { dayOf } from '../look/words.js';

type Dismissal = Operations['Dismissals']['answer']['watchlistDismissalConnection']['edges'][number]['node'];

const isOver = ({ expiresAt }: Dismissal) => expiresAt !== null && Date.parse(expiresAt) < Date.now();

const columnsWith = (isBusy: boolean, onWithdraw: (dismissal: Dismissal) => void): Column<Dismissal>[] => [
  { key: 'entry', name: t`List entry`, cell: ({ entryId }) => <strong>{entryId}</strong> },
  {
    key: 'note',
    name: t`Why it is another person`,
    isWide: true,
    isPlain: true,
    cell: ({ note }) => <span title={note}>{note}</span>,
  },
  { key: 'at', name: t`Dismissed`, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
  {
    key: 'expires',
    name: t`Valid until`,
    cell: (dismissal) => {
      if (isOver(dismissal))
        return (
          <Badge tone="quiet">
            <Trans>Expired</Trans>
          </Badge>
        );
      return dismissal.expiresAt ? dayOf(dismissal.expiresAt) : t`No expiry`;
    },
  },
  {
    key: 'actions',
    name: '',
    isPlain: true,
    isNumber: true,
    cell: (dismissal) => (
      <RowButton of={t`of ${dismissal.entryId}`} isBusy={isBusy} isDangerous onClick={() => onWithdraw(dismissal)}>
        <Trans>Withdraw dismissal</Trans>
      </RowButton>
    ),
  },
];

/** Watchlist matches that the account has dismissed as another person. */
export default function Dismissals() {
  const page = useConnection('Dismissals', { first: 50 }, (answer) => answer.watchlistDismissalConnection);
  const [asking, setAsking] = useState<Dismissal | null>(null);
  const { isBusy, failed, change } = useDoing(page.again);
  const withdraw = async (id: string) => {
    await ask('WithdrawDismissal', { id });
    showToast({ text: t`Dismissal withdrawn` });
  };
  return (
    <>
      <PageHeader
        title={t`Dismissed matches`}
        note={t`Watchlist entries that your team found to be another person. Names of guests are not stored with them.`}
      />
      <Failure failed={page.failed ?? failed} onRetry={page.failed ? page.again : undefined} />
      <DataTable
        label={t`Dismissed matches`}
        columns={columnsWith(isBusy, setAsking)}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={
          <EmptyState
            icon={<IconUserCheck size={32} stroke={1.5} aria-hidden />}
            text={t`No match is dismissed. You dismiss one on a reservation, or in a search of the watchlists.`}
            action={
              <PageLink to="/lookups" search={{ kind: 'watchlists' }}>
                <Trans>Search watchlists</Trans>
              </PageLink>
            }
          />
        }
        foot={<ListFoot page={page} />}
      />
      {asking && (
        <Confirm
          title={t`Withdraw this dismissal?`}
          action={t`Withdraw`}
          isDangerous
          onDone={(form) => {
            setAsking(null);
            if (form) void change(() => withdraw(asking.id));
          }}
        >
          <p>
            <Trans>The match counts again, and reservations of the guest are analyzed again.</Trans>
          </p>
        </Confirm>
      )}
    </>
  );
}

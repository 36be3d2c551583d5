import { t } from '@lingui/core/macro';
import type { Operations } from '../graph/answers.js';
import { useConnection } from '../graph/use-connection.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageLink } from '../look/link.js';
import { ListFoot } from '../look/list-foot.js';
import { Panel } from '../look/panel.js';
import { EmptyState, Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { CheckBadge } from './check-badge.js';

type Check = Operations['BackgroundChecks']['answer']['backgroundCheckConnection']['edges'][number]['node'];

const COLUMNS: readonly Column<Check>[] = [
  {
    key: 'person',
    name: t`Person`,
    cell: ({ id, personName }) => (
      <PageLink to="/lookups" search={{ kind: 'background', check: id }} inherit>
        {personName ?? t`No name`}
      </PageLink>
    ),
  },
  { key: 'started', name: t`Started`, isPlain: true, cell: ({ startedAt }) => <Ago at={startedAt} /> },
  { key: 'result', name: t`Result`, isPlain: true, cell: (check) => <CheckBadge check={check} /> },
];

/** The account's background checks, newest first. */
export function CheckList() {
  const page = useConnection('BackgroundChecks', { first: 10 }, (answer) => answer.backgroundCheckConnection);
  return (
    <Panel title={t`Earlier background checks`}>
      <Failure failed={page.failed} onRetry={page.again} />
      <DataTable
        label={t`Background checks`}
        columns={COLUMNS}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={<EmptyState text={t`No background check yet. Those of reservations appear here too.`} />}
        foot={<ListFoot page={page} />}
      />
    </Panel>
  );
}

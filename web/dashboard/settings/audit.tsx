import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useContext } from 'react';
import type { Operations } from '../graph/answers.js';
import { useConnection } from '../graph/use-connection.js';
import { actorOf } from '../look/actors.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageLink } from '../look/link.js';
import { ACTIONS } from '../look/event-names.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { RoleContext } from '../look/role.js';
import { EmptyState, Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { worded } from '../look/words.js';
import { AuditFilters, filterOf } from './audit-filters.js';
import type { AuditSearch } from './audit-search.js';
import { recordTarget } from './record-target.js';

type Entry = Operations['Audit']['answer']['auditTrail']['edges'][number]['node'];

const COLUMNS: Column<Entry>[] = [
  { key: 'action', name: t`Action`, cell: ({ action }) => worded(action) },
  { key: 'record', name: t`Record`, isPlain: true, isClipped: true, cell: (entry) => <RecordCell {...entry} /> },
  {
    key: 'actor',
    name: t({ message: 'By', comment: 'Column: who performed the action.' }),
    isClipped: true,
    cell: ({ actor }) => actorOf(actor),
  },
  { key: 'address', name: t`IP address`, isWideOnly: true, cell: ({ actor }) => actor.address ?? '–' },
  { key: 'at', name: t`When`, isPlain: true, cell: ({ occurredAt }) => <Ago at={occurredAt} /> },
];

/** The name of a record, as far as it still exists and the role may see it. */
function nameOf(record: Entry['record']): string | null {
  if (!record) return null;
  const { code, nickname, rule, template, person, key } = record as Partial<Record<string, string | null>>;
  return code ?? nickname ?? rule ?? template ?? person ?? key ?? null;
}

function RecordCell({ action, recordKind, recordId, record }: Entry) {
  const target = recordTarget({ action, recordKind, recordId }, useContext(RoleContext));
  const kind = worded(recordKind);
  return (
    <>
      {target ? (
        <PageLink {...target} inherit>
          {kind}
        </PageLink>
      ) : (
        kind
      )}{' '}
      <span className="quiet">{nameOf(record)}</span>
    </>
  );
}

const route = getRouteApi('/audit');

/** Who did what to which record. The address holds the filters. */
export default function Audit() {
  const { action, ...others } = route.useSearch();
  const given = { ...others, action: ACTIONS.find((known) => known === action) };
  const navigate = useNavigate();
  const show = (search: AuditSearch) => void navigate({ to: '/audit', search, replace: true, resetScroll: false });
  const isFiltered = Object.values(given).some(Boolean);
  const page = useConnection('Audit', { filter: filterOf(given) }, ({ auditTrail }) => auditTrail);
  return (
    <>
      <PageHeader title={t`Audit trail`} note={t`Every change, and every view of a guest’s documents or answers.`} />
      <AuditFilters given={given} onChange={show} />
      <Failure failed={page.failed} onRetry={page.again} />
      <DataTable
        label={t`Audit trail`}
        columns={COLUMNS}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={
          <EmptyState
            icon={<IconHistory size={32} stroke={1.5} aria-hidden />}
            text={isFiltered ? t`No entry has all of these.` : t`No entries yet.`}
            action={
              isFiltered && (
                <Button variant="default" onClick={() => show({})}>
                  <Trans>Clear filters</Trans>
                </Button>
              )
            }
          />
        }
        foot={<ListFoot page={page} />}
      />
    </>
  );
}

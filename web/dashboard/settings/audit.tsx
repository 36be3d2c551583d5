import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useContext } from 'react';
import { goTo, useRoute } from '../address/route.js';
import type { Operations } from '../graph/answers.js';
import { useConnection } from '../graph/use-connection.js';
import { actorOf } from '../look/actors.js';
import { type Column, DataTable } from '../look/data-table.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { RoleContext } from '../look/role.js';
import { EmptyState, Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { worded } from '../look/words.js';
import { AuditFilters, NO_FILTERS, addressFor, filterOf, readAuditFilters } from './audit-filters.js';
import { recordAddress } from './record-address.js';

type Entry = Operations['Audit']['answer']['auditTrail']['edges'][number]['node'];

const COLUMNS: Column<Entry>[] = [
  { key: 'action', name: t`Action`, cell: ({ action }) => worded(action) },
  { key: 'record', name: t`Record`, isPlain: true, cell: (entry) => <Record {...entry} /> },
  {
    key: 'actor',
    name: t({ message: 'By', comment: 'Column: who performed the action.' }),
    isClipped: true,
    cell: ({ actor }) => actorOf(actor),
  },
  { key: 'address', name: t`IP address`, isWideOnly: true, cell: ({ actor }) => actor.address ?? '–' },
  { key: 'at', name: t`When`, isPlain: true, cell: ({ occurredAt }) => <Ago at={occurredAt} /> },
];

function Record({ action, recordKind, recordId }: Entry) {
  const address = recordAddress({ action, recordKind, recordId }, useContext(RoleContext));
  const name = worded(recordKind);
  return address ? (
    <Anchor href={address} inherit>
      {name}
    </Anchor>
  ) : (
    <>{name}</>
  );
}

/** Who did what to which record. The address holds the filters. */
export default function Audit() {
  const given = readAuditFilters(useRoute().query);
  const isFiltered = Object.values(given).some(Boolean);
  const page = useConnection('Audit', { filter: filterOf(given) }, ({ auditTrail }) => auditTrail);
  return (
    <>
      <PageHeader title={t`Audit trail`} note={t`Every change, and every view of a guest’s documents or answers.`} />
      <AuditFilters given={given} onChange={(next) => goTo(addressFor(next), true)} />
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
                <Button variant="default" onClick={() => goTo(addressFor(NO_FILTERS), true)}>
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

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { Suspense, lazy, useState } from 'react';
import { ModelTable } from '../look/data-table.js';
import { ListFoot } from '../look/list-foot.js';
import { PageHeader } from '../look/page-header.js';
import { EmptyState, Failure } from '../look/states.js';
import { nameOf } from '../look/words.js';
import { type Asked, LISTS, type ListPath } from './asked.js';
import { BulkBar } from './bulk-bar.js';
import { ExportButton } from './export-button.js';
import { ActiveFilters, FilterBar } from './filter-bar.js';
import { SavedViews } from './saved-views.js';
import { TableMenu } from './table-menu.js';
import { useReservationList } from './use-reservation-list.js';
import { ViewTabs } from './view-tabs.js';
import type { View } from './views.js';
import './queue.css';

const NewReservation = lazy(async () => import('./new-reservation.js'));
const DeclineDialog = lazy(async () => import('../decisions/decline-dialog.js'));
const KeyHelp = lazy(async () => import('../look/key-help.js'));
const TriageMenus = lazy(async () => import('../triage/triage-menus.js'));

interface ReservationListProps {
  title: string;
  path: ListPath;
}

/** A live list of reservations. Users decide by mouse, in bulk or by keyboard. */
export function ReservationList({ title, path }: ReservationListProps) {
  const list = useReservationList(path);
  const views: readonly View[] = LISTS[path];
  const [isCreating, setCreating] = useState(false);
  const { asked, filter, page, rows, look, table, keys, selected, declining, mayDecide, show } = list;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            {mayDecide && (
              <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
                <Trans>New reservation</Trans>
              </Button>
            )}
            <SavedViews asked={asked} />
            <ExportButton filter={filter} sort={asked.sort} />
            <TableMenu table={table} isRoomy={look.isRoomy} onRoomy={look.changeRoomy} />
            {mayDecide && (
              <Button size="xs" variant="default" visibleFrom="sm" onClick={() => list.setHelping(true)}>
                <Trans comment="Button that shows the keyboard shortcuts.">Keys</Trans>
              </Button>
            )}
          </>
        }
      />
      <div className="queue-bar">
        {views.length > 1 && <ViewTabs views={views} path={path} current={asked.view} />}
        <FilterBar key={asked.view.key} asked={asked} onChange={show} />
      </div>
      <ActiveFilters asked={asked} onChange={show} />
      <Failure failed={page.failed} onRetry={page.again} />
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          onApprove={() => list.approve(selected)}
          onDecline={() => list.askDecline(selected)}
          onClear={list.clearSelection}
        >
          <Suspense>
            <TriageMenus rows={list.rowsOf(selected)} onDone={page.again} />
          </Suspense>
        </BulkBar>
      )}
      <div
        onPointerMove={(event) => list.setPointing(event.pointerType === 'mouse')}
        onPointerLeave={() => list.setPointing(false)}
      >
        {(rows || !page.failed) && (
          <ModelTable
            label={asked.view.name}
            table={table}
            isRoomy={look.isRoomy}
            rows={rows}
            activeId={keys.activeId}
            mover={keys.mover}
            isDim={list.isDim}
            nameOf={mayDecide ? ({ guest }) => nameOf(guest) : undefined}
            empty={<Nothing asked={asked} onChange={show} />}
            foot={
              <ListFoot
                page={page}
                note={list.added > 0 ? `, ${t`${list.added} new: move the pointer away to show`}` : ''}
              />
            }
          />
        )}
      </div>
      <Suspense>
        {isCreating && <NewReservation onClose={() => setCreating(false)} />}
        {declining && <DeclineDialog rows={declining} onDone={list.decline} />}
        {list.isHelping && <KeyHelp onClose={() => list.setHelping(false)} />}
      </Suspense>
    </>
  );
}

function Nothing({ asked, onChange }: { asked: Asked; onChange(asked: Asked): void }) {
  const isNarrowed = Object.keys(asked.given).length > 0;
  return (
    <EmptyState
      icon={<IconCircleCheck size={32} stroke={1.5} aria-hidden />}
      text={isNarrowed ? t`No reservation matches these filters.` : asked.view.empty}
      action={
        isNarrowed && (
          <Button variant="default" onClick={() => onChange({ ...asked, given: {} })}>
            <Trans>Clear filters</Trans>
          </Button>
        )
      }
    />
  );
}

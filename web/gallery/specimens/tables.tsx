import { Button } from '@mantine/core';
import type { QueueRow } from '../../dashboard/graph/answers.js';
import { DataTable, ModelTable } from '../../dashboard/look/data-table.js';
import { ListFoot } from '../../dashboard/look/list-foot.js';
import { useRowTable } from '../../dashboard/look/row-table.js';
import { EmptyState } from '../../dashboard/look/states.js';
import { linkToCase, readAsked } from '../../dashboard/queue/asked.js';
import { BulkBar } from '../../dashboard/queue/bulk-bar.js';
import { columnsWith } from '../../dashboard/queue/columns.js';
import { ViewTabs } from '../../dashboard/queue/view-tabs.js';
import { VIEWS } from '../../dashboard/queue/views.js';
import { queueRows } from '../examples.js';
import { type Specimen, ignored } from '../specimen.js';

const columns = columnsWith(
  (row) => row.summary.compositeStatus,
  (id) => linkToCase(id, { list: 'review', asked: readAsked({}, 'review') }),
);
const selection = { [queueRows[1]!.id]: true } as const;
const foot = (
  <ListFoot
    page={{ rows: queueRows, total: 128, hasMore: true, isReading: false, more: ignored }}
    note=" reservations"
  />
);

const table = {
  label: 'Reservations',
  empty: <EmptyState text="All clear: no upcoming stay needs a review." action={<Button>New reservation</Button>} />,
  activeId: queueRows[0]!.id,
  isDim: ({ id }: QueueRow) => id === queueRows[2]!.id,
  foot,
};

const Queue = ({ rows }: { rows: readonly QueueRow[] | null }) => (
  <DataTable {...table} columns={columns} rows={rows} />
);

const SelectingQueue = () => (
  <ModelTable
    {...table}
    table={useRowTable<QueueRow>({ columns, rows: queueRows, selection })}
    rows={queueRows}
    nameOf={({ id }) => id}
  />
);

export const tables: readonly Specimen[] = [
  { name: 'queue', node: <Queue rows={queueRows} /> },
  { name: 'queue-selection', node: <SelectingQueue /> },
  { name: 'queue-empty', node: <Queue rows={[]} /> },
  { name: 'queue-loading', node: <Queue rows={null} /> },
  {
    name: 'bulk-bar',
    node: (
      <BulkBar count={3} onApprove={ignored} onDecline={ignored} onClear={ignored}>
        <Button size="compact-md" variant="default">
          Assign
        </Button>
      </BulkBar>
    ),
  },
  { name: 'view-tabs', node: <ViewTabs views={VIEWS} path="review" current={VIEWS[1]!} /> },
];

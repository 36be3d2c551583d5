import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  memo,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { type Column, type RowTable, columnsOf, useRowTable } from './row-table.js';
import { Skeletons } from './states.js';
import { useDrawnRows } from './use-drawn-rows.js';
import { useSteadyWidths } from './use-steady-widths.js';

/** Moves through the rows, drawn or not. */
export interface RowMover {
  /** Scrolls to a row and gives the focus to its first link. */
  goTo(id: string): void;
}

interface RowsProps<Row extends { id: string }> {
  label: string;
  /** Null until they are read. */
  rows: readonly Row[] | null;
  /** The rows could not be read, and the page says why. */
  hasFailed?: boolean;
  empty: ReactNode;
  /** Rows can be selected; this names one for a screen reader. */
  nameOf?(row: Row): string;
  /** The row selected by keyboard. */
  activeId?: string | null;
  mover?: Ref<RowMover>;
  /** Rows about to leave the list. */
  isDim?(row: Row): boolean;
  /** Rows of 48 pixels. */
  isRoomy?: boolean;
  /** Below the rows: count and a button for more. */
  foot?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
}

interface DataTableProps<Row extends { id: string }> extends RowsProps<Row> {
  /** The first is the row header. */
  columns: readonly Column<Row>[];
}

/** A table whose columns are always shown. */
export function DataTable<Row extends { id: string }>({ columns, ...props }: DataTableProps<Row>) {
  return <ModelTable table={useRowTable({ columns, rows: props.rows })} {...props} />;
}

interface ModelTableProps<Row extends { id: string }> extends RowsProps<Row> {
  /** The model of these rows. */
  table: RowTable<Row>;
}

/** Rows of 36 pixels with an optional selection; on a phone each row is a card. */
export function ModelTable<Row extends { id: string }>(props: ModelTableProps<Row>) {
  const { rows, hasFailed, empty, foot } = props;
  if (!rows) return hasFailed ? null : <Skeletons rows={12} />;
  if (rows.length === 0) return <div className="table-frame">{empty}</div>;
  return (
    <div className="table-frame">
      <Table {...props} rows={rows} />
      {foot && <div className="table-foot">{foot}</div>}
    </div>
  );
}

/** The rows of a short list; of a long one those near the window, and the row with the focus or the active one. */
function Table<Row extends { id: string }>(props: ModelTableProps<Row> & { rows: readonly Row[] }) {
  const { label, table, rows, nameOf, activeId, mover, isDim, isRoomy = false, onKeyDown } = props;
  const [focusedId, setFocused] = useState<string | null>(null);
  const columns = useMemo(() => columnsOf(table), [table]);
  const ids = rows.map(({ id }) => id);
  const { isPart, drawn, endGap, body, measure, scrollTo } = useDrawnRows({
    ids,
    kept: [activeId, focusedId],
    isRoomy,
  });
  const { head, widths } = useSteadyWidths(isPart, columns.map(({ key }) => key).join());
  useImperativeHandle(mover, () => ({
    goTo: (id) => {
      const element = Array.from(body.current?.rows ?? []).find(({ dataset }) => dataset.row === id);
      if (isPart) scrollTo(ids.indexOf(id));
      else element?.scrollIntoView({ block: 'nearest' });
      element?.querySelector<HTMLElement>('th a')?.focus({ preventScroll: true });
    },
  }));
  return (
    <table
      className={['data-table', isRoomy && 'roomy', widths && 'steady'].filter(Boolean).join(' ')}
      aria-label={label}
      aria-rowcount={isPart ? rows.length + 1 : undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setFocused(target.closest('tr')?.dataset.row ?? null)}
      // The focus stays in the row while another window has the keyboard.
      onBlur={({ target }) => target !== document.activeElement && setFocused(null)}
    >
      {widths && (
        <colgroup>
          {widths.map((width, n) => (
            <col key={n} style={{ width: width ?? undefined }} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr ref={head} aria-rowindex={isPart ? 1 : undefined}>
          {nameOf && <HeadTick table={table} />}
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.name || (
                <span className="unseen">
                  <Trans>Actions</Trans>
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {drawn.map(({ index, gap }) => {
          const row = rows[index]!;
          return (
            <Fragment key={row.id}>
              {gap > 0 && <Gap height={gap} />}
              <TableRow
                model={table.getRow(row.id)}
                isSelected={table.getRow(row.id).getIsSelected()}
                index={isPart ? index : null}
                columns={columns}
                nameOf={nameOf}
                className={
                  [row.id === activeId && 'active', isDim?.(row) && 'dim'].filter(Boolean).join(' ') || undefined
                }
                measure={isPart ? measure : undefined}
              />
            </Fragment>
          );
        })}
        {endGap > 0 && <Gap height={endGap} />}
      </tbody>
    </table>
  );
}

interface TableRowProps<Row extends { id: string }> {
  model: ReturnType<RowTable<Row>['getRow']>;
  isSelected: boolean;
  /** Its place in a list that is drawn in part. */
  index: number | null;
  columns: readonly Column<Row>[];
  nameOf: RowsProps<Row>['nameOf'];
  className: string | undefined;
  measure: Ref<HTMLTableRowElement> | undefined;
}

/** Rendered again only if its row or the table's properties change, not while the page scrolls. */
const TableRow = memo(function TableRow<Row extends { id: string }>(props: TableRowProps<Row>) {
  const { model, isSelected, index, columns, nameOf, className, measure } = props;
  const row = model.original;
  return (
    <tr
      ref={measure}
      data-row={row.id}
      data-index={index ?? undefined}
      // The head is the first row.
      aria-rowindex={index === null ? undefined : index + 2}
      className={className}
    >
      {nameOf && (
        <td className="tick">
          <Checkbox
            size="xs"
            aria-label={t`Select ${nameOf(row)}`}
            checked={isSelected}
            onChange={model.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column, n) => (
        <Cell key={column.key} column={column} row={row} isHead={n === 0} />
      ))}
    </tr>
  );
}) as <Row extends { id: string }>(props: TableRowProps<Row>) => ReactNode;

/** In place of rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (
  <tr className="gap" aria-hidden>
    <td style={{ height }} />
  </tr>
);

const classOf = ({ isNumber, isWideOnly, isPlain, isClipped, isWide }: Column<never>) =>
  [isNumber && 'end', isWideOnly && 'wide-only', isPlain && 'plain', isClipped && 'clip', isWide && 'wide']
    .filter(Boolean)
    .join(' ') || undefined;

function Cell<Row>({ column, row, isHead }: { column: Column<Row>; row: Row; isHead: boolean }) {
  if (isHead) return <th scope="row">{column.cell(row)}</th>;
  return (
    <td data-name={column.name} className={classOf(column)}>
      {column.cell(row)}
    </td>
  );
}

function HeadTick<Row extends { id: string }>({ table }: { table: RowTable<Row> }) {
  const isAll = table.getIsAllRowsSelected();
  return (
    <td className="tick">
      <Checkbox
        size="xs"
        aria-label={t`Select all`}
        checked={isAll}
        indeterminate={!isAll && table.getIsSomeRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    </td>
  );
}

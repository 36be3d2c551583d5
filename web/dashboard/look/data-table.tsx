import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Skeletons } from './states.js';

export interface Column<Row> {
  key: string;
  name: string;
  cell(row: Row): ReactNode;
  /** Aligned to the end of the cell. */
  isNumber?: boolean;
  /** Hidden on narrow screens. */
  isWideOnly?: boolean;
  /** On a phone, the cell is shown without the column's name. */
  isPlain?: boolean;
  /** Long text is truncated. */
  isClipped?: boolean;
  /** Takes the remaining width; long text is truncated. */
  isWide?: boolean;
}

interface Selection {
  selected: ReadonlySet<string>;
  onChange(selected: ReadonlySet<string>): void;
  /** Names a row for a screen reader. */
  nameOf(id: string): string;
}

interface DataTableProps<Row extends { id: string }> {
  label: string;
  /** The first is the row header. */
  columns: readonly Column<Row>[];
  /** Null until they are read. */
  rows: readonly Row[] | null;
  /** The rows could not be read, and the page says why. */
  hasFailed?: boolean;
  empty: ReactNode;
  selection?: Selection;
  /** The row selected by keyboard. */
  activeId?: string | null;
  /** Rows about to leave the list. */
  isDim?(row: Row): boolean;
  /** Rows of 48 pixels. */
  isRoomy?: boolean;
  /** Below the rows: count and a button for more. */
  foot?: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
}

/** Rows of 36 pixels with an optional selection; on a phone each row is a card. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, hasFailed, empty, selection, activeId, isDim, isRoomy, foot, onKeyDown } = props;
  if (!rows) return hasFailed ? null : <Skeletons rows={12} />;
  if (rows.length === 0) return <div className="table-frame">{empty}</div>;
  return (
    <div className="table-frame">
      <table className={isRoomy ? 'data-table roomy' : 'data-table'} aria-label={label} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {selection && <HeadTick rows={rows} {...selection} />}
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
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-row={row.id}
              className={
                [row.id === activeId && 'active', isDim?.(row) && 'dim'].filter(Boolean).join(' ') || undefined
              }
            >
              {selection && <Tick id={row.id} {...selection} />}
              {columns.map((column, n) => (
                <Cell key={column.key} column={column} row={row} isHead={n === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {foot && <div className="table-foot">{foot}</div>}
    </div>
  );
}

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

function HeadTick({ rows, selected, onChange }: Selection & { rows: readonly { id: string }[] }) {
  const isAll = rows.every(({ id }) => selected.has(id));
  return (
    <td className="tick">
      <Checkbox
        size="xs"
        aria-label={t`Select all`}
        checked={isAll}
        indeterminate={!isAll && selected.size > 0}
        onChange={() => onChange(new Set(isAll ? [] : rows.map(({ id }) => id)))}
      />
    </td>
  );
}

function Tick({ id, selected, onChange, nameOf }: Selection & { id: string }) {
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <td className="tick">
      <Checkbox size="xs" aria-label={t`Select ${nameOf(id)}`} checked={selected.has(id)} onChange={toggle} />
    </td>
  );
}

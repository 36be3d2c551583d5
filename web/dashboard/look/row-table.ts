import {
  type ColumnVisibilityState,
  type OnChangeFn,
  type ReactTable,
  type RowSelectionState,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

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

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, columnMeta: {} as Column<never> });

export type RowTable<Row extends { id: string }> = ReactTable<typeof features, Row>;

interface Given<Row> {
  /** The first names the row, so it is always shown. */
  columns: readonly Column<Row>[];
  /** Null until they are read. */
  rows: readonly Row[] | null;
  selection?: RowSelectionState;
  onSelect?: OnChangeFn<RowSelectionState>;
  visibility?: ColumnVisibilityState;
  onVisibility?: OnChangeFn<ColumnVisibilityState>;
}

const NO_ROWS: never[] = [];
const NOTHING = {};

/** The model of a table: which rows are selected, and which columns are shown. */
export const useRowTable = <Row extends { id: string }>(given: Given<Row>): RowTable<Row> =>
  useTable({
    features,
    columns: given.columns.map((column, n) => ({ id: column.key, enableHiding: n > 0, meta: column })),
    data: given.rows ?? NO_ROWS,
    getRowId: ({ id }) => id,
    state: { rowSelection: given.selection ?? NOTHING, columnVisibility: given.visibility ?? NOTHING },
    onRowSelectionChange: given.onSelect,
    onColumnVisibilityChange: given.onVisibility,
  });

/** The shown columns, in order. */
export const columnsOf = <Row extends { id: string }>(table: RowTable<Row>) =>
  table.getVisibleLeafColumns().map(({ columnDef }) => columnDef.meta as Column<Row>);

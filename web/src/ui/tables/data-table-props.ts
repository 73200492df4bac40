import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export type DataColumn<R> = {
  id: string;
  head: string;
  /** Least width in px; what is left over is shared by these proportions. */
  width: number;
  cell: (row: R) => ReactNode;
  sortable?: boolean;
  /** `end` for figures, which are tabular then. */
  align?: 'end';
};

/** What a `DataTable` takes. */
export type DataTableProps<R> = {
  /** Names the table for assistive technology. */
  label: string;
  /** As long as the list; null is a row that is not read yet. */
  rows: readonly (R | null)[];
  rowKey: (row: R) => number;
  /** Names a row for its checkbox. */
  rowName: (row: R) => string;
  columns: readonly DataColumn<R>[];
  sort: { id: string; ascending: boolean };
  onSort: (id: string) => void;
  selection?: {
    keys: ReadonlySet<number>;
    onChange: (keys: Set<number>) => void;
    /** The box in the head: all of the list, or none. Without it, the rows that are read. */
    onAll?: (on: boolean) => void;
  };
  /** A row on mobile, with a `RowLink`. */
  phoneRow: (row: R) => ReactNode;
  /** What the rows answer, in any spelling: another question starts at its first row. */
  question?: string;
  /** A key on the row that has the focus, beside those of every table; true where it is taken. Has no part on a phone. */
  onRowKey?: (row: R, key: string) => boolean;
  /** Reports the visible rows. */
  onRange?: (first: number, last: number) => void;
  /** Under the rows, inside the card. */
  foot?: ReactNode;
};

import { useMobile } from '../hooks/use-mobile.ts';
import { DataTableGrid } from './data-table-grid.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { DataTableRows } from './data-table-rows.tsx';

/** The one table: 44 px rows, sticky head, sorted by its heads, ticked by boxes, only what is in sight is drawn; rows on mobile. */
export function DataTable<R>(props: DataTableProps<R>) {
  return useMobile() ? <DataTableRows {...props} /> : <DataTableGrid {...props} />;
}

import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Tick } from '../buttons/tick.tsx';
import { useRange } from '../hooks/use-range.ts';
import { toggled } from '../toggled.ts';
import { token } from '../tokens.ts';
import type { DataTableProps } from './data-table-props.ts';
import { TableRow } from './data-table-row.tsx';
import { SortHead } from './sort-head.tsx';
import { useTableKeys } from './use-table-keys.ts';

const rowHeight = 44;
const headHeight = 38;
const tickWidth = 44;
const features = tableFeatures({});

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': { padding: '0 12px', textAlign: 'start', borderBlockEnd: `1px solid ${token('line')}` },
  '& td': {
    height: rowHeight,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: token('text-2'),
  },
  '& th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    height: headHeight,
    backgroundColor: token('surface'),
    fontSize: '0.75rem',
    fontWeight: 520,
    color: token('text-2'),
    whiteSpace: 'nowrap',
  },
  '& tr > :first-of-type': { paddingInlineStart: 18 },
  // The target of a box is wider than its cell, which must not cut it with dots.
  '& td[data-tick]': { overflow: 'visible', paddingInlineEnd: 0 },
  '& tr > :last-of-type': { paddingInlineEnd: 20 },
  '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:hover td': { backgroundColor: token('hover') },
  '& tbody tr[data-on] td': { backgroundColor: token('tint') },
  '& tbody button, & tbody .MuiCheckbox-root': { position: 'relative', zIndex: 1 },
});

/** The table on desktop: a card that scrolls by itself in both directions. */
export function DataTableGrid<R>(props: DataTableProps<R>) {
  const { label, rows, rowKey, rowName, columns, sort, onSort, selection, onRange, foot } = props;
  const { t } = useLingui();
  const card = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => card.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: headHeight,
  });
  const items = virtualizer.getVirtualItems();
  useRange(items, onRange);
  const question = `${sort.id} ${sort.ascending} ${props.question ?? ''}`;
  const asked = useRef(question);
  useEffect(() => {
    if (asked.current !== question && card.current) card.current.scrollTop = 0;
    asked.current = question;
  }, [question]);
  useTableKeys({
    card,
    count: rows.length,
    reveal: (index) => virtualizer.scrollToIndex(index),
    onRowKey: (index, key) => {
      const row = rows[index];
      return row !== null && row !== undefined && (props.onRowKey?.(row, key) ?? false);
    },
  });

  const definitions = useMemo(
    (): ColumnDef<typeof features, { row: R }>[] =>
      columns.map(({ id, head, cell }) => ({ id, header: head, cell: ({ row }) => cell(row.original.row) })),
    [columns],
  );
  // Only the rows in sight go through the table: a list may have ten thousand.
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const inSight = useMemo(() => rows.slice(first, last + 1), [rows, first, last]);
  const data = useMemo(() => inSight.flatMap((row) => (row === null ? [] : [{ row }])), [inSight]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => String(rowKey(row)),
  });
  const cells = new Map(table.getRowModel().rows.map((row) => [row.id, row.getAllCells()]));

  const latest = useRef(props);
  latest.current = props;
  const onTick = useCallback((index: number) => {
    const now = latest.current;
    const row = now.rows[index];
    if (row && now.selection) now.selection.onChange(toggled(now.selection.keys, now.rowKey(row)));
  }, []);
  const selected = selection?.keys.size ?? 0;
  const all = (on: boolean) =>
    selection?.onAll
      ? selection.onAll(on)
      : selection?.onChange(new Set(on ? rows.flatMap((row) => (row === null ? [] : [rowKey(row)])) : []));
  const span = columns.length + (selection ? 1 : 0);
  const width = columns.reduce((sum, column) => sum + column.width, selection ? tickWidth : 0);
  return (
    <Box
      sx={{
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        border: `1px solid ${token('line')}`,
        borderRadius: '20px',
        backgroundColor: token('surface'),
        overflow: 'hidden',
      }}
    >
      <Box ref={card} sx={{ minHeight: 0, overflow: 'auto' }}>
        <Table aria-label={label} aria-rowcount={rows.length + 1} sx={{ minWidth: width }}>
          <colgroup>
            {selection && <col style={{ width: tickWidth }} />}
            {columns.map((column) => (
              <col key={column.id} style={{ width: `${(column.width / width) * 100}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {selection && (
                <th scope="col">
                  <Tick
                    label={t`Select all`}
                    checked={selected > 0 && selected >= rows.length}
                    some={selected > 0 && selected < rows.length}
                    onChange={() => all(selected === 0)}
                  />
                </th>
              )}
              {columns.map((column) => (
                <SortHead key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer height={first * rowHeight} span={span} />
            {inSight.map((row, at) => {
              const index = first + at;
              if (row === null) return <Waiting key={`at ${index}`} index={index} span={span} />;
              const key = rowKey(row);
              return (
                <TableRow
                  key={`row ${key}`}
                  index={index}
                  row={row}
                  columns={columns}
                  isOn={selection ? selection.keys.has(key) : null}
                  name={rowName(row)}
                  onTick={onTick}
                  cells={() =>
                    cells.get(String(key))?.map((cell, column) => (
                      <td key={cell.id} {...(columns[column]?.align && { 'data-end': '' })}>
                        <table.FlexRender cell={cell} />
                      </td>
                    ))
                  }
                />
              );
            })}
            <Spacer height={(rows.length - 1 - last) * rowHeight} span={span} />
          </tbody>
        </Table>
      </Box>
      {foot}
    </Box>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

function Waiting({ index, span }: { index: number; span: number }) {
  return (
    <tr aria-rowindex={index + 2}>
      <td colSpan={span}>
        <Box sx={{ width: 220, height: 12, borderRadius: '6px', backgroundColor: token('skeleton') }} />
      </td>
    </tr>
  );
}

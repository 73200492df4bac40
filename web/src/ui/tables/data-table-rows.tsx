import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { Tick } from '../buttons/tick.tsx';
import { useRange } from '../hooks/use-range.ts';
import { toggled } from '../toggled.ts';
import { token } from '../tokens.ts';
import type { DataTableProps } from './data-table-props.ts';

/** The table on mobile: rows on the page ground with hairlines, moved by the page itself. */
export function DataTableRows<R>({
  label,
  rows,
  rowKey,
  rowName,
  phoneRow,
  selection,
  onRange,
  foot,
}: DataTableProps<R>) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 84,
    overscan: 8,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  useRange(items, onRange);
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={label}
        sx={{
          position: 'relative',
          margin: 0,
          padding: 0,
          listStyle: 'none',
          height: virtualizer.getTotalSize(),
        }}
      >
        {items.map(({ index, start }) => {
          const row = rows[index];
          return (
            <Box
              component="li"
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              sx={{
                position: 'absolute',
                insetInline: 0,
                insetBlockStart: 0,
                display: 'flex',
                alignItems: 'flex-start',
                gap: '12px',
                minHeight: 66,
                paddingBlock: '12px',
                borderBlockEnd: `1px solid ${token('line')}`,
                '& button': { position: 'relative', zIndex: 1 },
              }}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {row && selection && (
                <Box
                  sx={{
                    position: 'relative',
                    zIndex: 1,
                    paddingBlockStart: '4px',
                    paddingInlineStart: '2px',
                  }}
                >
                  <Tick
                    label={t`Select ${rowName(row)}`}
                    checked={selection.keys.has(rowKey(row))}
                    onChange={() => selection.onChange(toggled(selection.keys, rowKey(row)))}
                  />
                </Box>
              )}
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>{row ? phoneRow(row) : null}</Box>
            </Box>
          );
        })}
      </Box>
      {foot}
    </>
  );
}

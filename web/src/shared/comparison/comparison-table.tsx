import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../../ui/tokens.ts';
import type { ComparisonRow } from './comparison-row.ts';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBlockEnd: `1px solid ${token('line')}`,
    overflowWrap: 'anywhere',
    fontWeight: 400,
    lineHeight: '20px',
  },
  '& thead th': { verticalAlign: 'top', paddingBlock: 12 },
  // Five columns are wider than a screen: the questions stay while they are scrolled.
  '& thead th:first-of-type, & tbody th': {
    paddingInlineStart: 20,
    width: 188,
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: token('surface'),
  },
  '& tbody th': { color: token('text-2') },
  '& tbody tr': { height: 51 },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  '& [data-on]': { backgroundColor: token('tint') },
  '& [data-total] > *': { borderBlockEndColor: token('line-strong'), paddingBlock: 14 },
  '& [data-total] > th': { color: token('text'), fontWeight: 620 },
  // Paper is as narrow as a phone, and what is printed is meant to stand side by side.
  '@media print': {
    fontSize: '0.8125rem',
    '& th, & td': { padding: '4px 8px', lineHeight: '18px' },
    '& thead th:first-of-type, & tbody th': { paddingInlineStart: 0, width: 132, position: 'static' },
    '& tbody tr': { height: 'auto', breakInside: 'avoid' },
    '& [data-total] > td > *': { fontSize: '0.9375rem', lineHeight: '20px' },
  },
  // On a phone each question is a block with the columns below one another.
  '@media screen and (max-width: 899.95px)': {
    '&, & tbody, & tr, & th, & td': { display: 'block', width: 'auto' },
    '& thead': { display: 'block', borderBlockEnd: `1px solid ${token('line')}` },
    '& thead th:first-of-type': { display: 'none' },
    '& tbody tr': { height: 'auto', paddingBlock: '12px', borderBlockEnd: `1px solid ${token('line')}` },
    '& tbody tr:last-of-type': { borderBlockEnd: 0 },
    '& th, & td, & tbody th': { padding: 0, border: 0, width: 'auto', position: 'static' },
    '& thead th': { padding: '8px 12px', marginInline: -12, borderRadius: 14 },
    '& tbody th': { fontWeight: 570, color: token('text'), marginBlockEnd: 4 },
    '& td': { display: 'grid', gridTemplateColumns: '2fr 3fr', gap: '0 12px', paddingBlock: '4px' },
    '& td::before': { content: 'attr(data-name)', color: token('text-2'), gridRow: 'span 2' },
    '& td[data-on]': { backgroundColor: 'transparent' },
    '& [data-total] > *': { paddingBlock: 4 },
  },
});

/** What is laid out as blocks is a table to assistive technology only where it says so. */
const as = (role: string) => ({ role });

type Props = {
  label: string;
  /** Above the questions: what is true of all cells. */
  corner: ReactNode;
  names: readonly string[];
  /** The head of the column at a place. */
  head: (at: number) => ReactNode;
  rows: readonly ComparisonRow[];
  /** The place of the column that is chosen. */
  chosen: number;
};

/** Columns side by side, a question a row; the tinted column is the chosen one, not a winner. */
export function ComparisonTable({ label, corner, names, head, rows, chosen }: Props) {
  const on = (at: number) => at === chosen && { 'data-on': '' };
  return (
    <Table {...as('table')} aria-label={label} style={{ minWidth: 0 }}>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th {...as('columnheader')} scope="col">
            <Box component="span" sx={{ fontSize: '0.75rem', color: token('text-2') }}>
              {corner}
            </Box>
          </th>
          {names.map((name, at) => (
            // Two columns can have the same name; a column is its place.
            <th key={`${at} ${name}`} {...as('columnheader')} scope="col" {...on(at)}>
              {head(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {rows.map(({ key, label: question, note, cells, isTotal = false }) => (
          <tr key={key} {...as('row')} {...(isTotal && { 'data-total': '' })}>
            <th {...as('rowheader')} scope="row">
              {question} {note && <sup style={{ fontSize: '0.75rem' }}>{note}</sup>}
            </th>
            {cells.map((cell, at) => (
              <td key={`${at} ${names[at]}`} {...as('cell')} data-name={names[at]} {...on(at)}>
                <Cell {...cell} isTotal={isTotal} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type CellProps = ComparisonRow['cells'][number] & { isTotal: boolean };

function Cell({ lead, second, isUnknown, isTotal }: CellProps) {
  return (
    <>
      <Box
        sx={{
          fontWeight: isUnknown ? 400 : isTotal ? 620 : 520,
          color: isUnknown ? token('text-2') : token('text'),
          whiteSpace: 'pre-line',
          fontVariantNumeric: 'tabular-nums',
          ...(isTotal && !isUnknown && { fontSize: '1.375rem', lineHeight: '28px' }),
        }}
      >
        {lead}
      </Box>
      {second && (
        <Box
          sx={{
            gridColumn: 2,
            fontSize: '0.75rem',
            lineHeight: '16px',
            color: token('text-2'),
            whiteSpace: 'pre-line',
          }}
        >
          {second}
        </Box>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { token } from '../../ui/tokens.ts';
import { hidden } from '../../ui/visually-hidden.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th, & td': { padding: '6px 0', textAlign: 'start', fontWeight: 400, paddingInlineEnd: 12 },
  '& thead th': { color: token('text-3'), fontSize: '0.75rem' },
  '& tbody tr': { borderBlockStart: `1px solid ${token('line')}` },
  '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', paddingInlineEnd: 0 },
});

type Props = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  isShown: boolean;
};

/** The figures of a chart; numbers are at the right edge. The first cell of a row names it. */
export function ChartTable({ caption, head, rows, isShown }: Props) {
  const isFigure = (column: number) => typeof rows[0]?.[column] === 'number';
  return (
    <Box sx={isShown ? { overflowX: 'auto' } : hidden}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" className={isFigure(column) ? 'figure' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[column]} className={typeof cell === 'number' ? 'figure' : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

import type { AnswerLink, AnswerSection } from '@foothold/core/ai/builtin/answer-document.ts';
import Box from '@mui/material/Box';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { token } from '../../../ui/tokens.ts';
import { AnswerLinkText } from './answer-link-text.tsx';

type Props = {
  label: string;
  table: NonNullable<AnswerSection['table']>;
  /** Takes a link of this very screen, in place of going there. */
  onOwn: (words: string) => void;
  isOwn: (link: AnswerLink) => boolean;
};

/** A table of an answer; on a phone every row is a card of its own, each figure under its name. */
export function AnswerTable(props: Props) {
  return useMobile() ? <AnswerCards {...props} /> : <AnswerGrid {...props} />;
}

function AnswerGrid({ label, table, ...links }: Props) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Box
        component="table"
        aria-label={label}
        sx={{
          ...{ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem', lineHeight: '20px' },
          '& th, & td': {
            ...{ padding: '8px 8px', textAlign: 'start', verticalAlign: 'top' },
            borderBlockEnd: `1px solid ${token('line')}`,
          },
          '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
          '& thead th': {
            color: token('text-2'),
            fontWeight: 520,
            fontSize: '0.8125rem',
            whiteSpace: 'normal',
          },
          '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
        }}
      >
        <thead>
          <tr>
            {table.columns.map(({ label: name, isNumber }) => (
              <th key={name} scope="col" {...(isNumber && { 'data-number': '' })}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ cells, links: own = [] }) => (
            <tr key={cells[0]}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <Box key={table.columns[at]?.label} component="th" scope="row" sx={{ fontWeight: 570 }}>
                    {own[0] ? <AnswerLinkText link={{ ...own[0], label: cell }} {...links} /> : cell}
                  </Box>
                ) : (
                  <td
                    key={table.columns[at]?.label}
                    {...(table.columns[at]?.isNumber && { 'data-number': '' })}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function AnswerCards({ label, table, ...links }: Props) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '16px' }}
    >
      {table.rows.map(({ cells: [name = '', ...cells], links: own = [] }) => (
        <Box
          component="li"
          key={name}
          sx={{ borderBlockStart: `1px solid ${token('line')}`, paddingBlockStart: '12px' }}
        >
          <Box sx={{ fontWeight: 570, overflowWrap: 'anywhere' }}>
            {own[0] ? <AnswerLinkText link={{ ...own[0], label: name }} {...links} /> : name}
          </Box>
          <Box
            component="dl"
            sx={{
              ...{ margin: '4px 0 0', display: 'grid', columnGap: '12px', rowGap: '4px' },
              gridTemplateColumns: 'minmax(92px, auto) minmax(0, 1fr)',
              '& dt': { color: token('text-2'), fontSize: '0.8125rem', lineHeight: '20px' },
              '& dd': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', overflowWrap: 'anywhere' },
            }}
          >
            {cells.map((cell, at) => [
              <dt key={`${at} name`}>{table.columns[at + 1]?.label}</dt>,
              <dd key={`${at} cell`}>{cell}</dd>,
            ])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

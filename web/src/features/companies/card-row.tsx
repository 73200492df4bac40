import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RowLink } from '../../ui/buttons/row-link.tsx';
import { token } from '../../ui/tokens.ts';

type Props = {
  to: string;
  /** Before the title: a mark or an icon. */
  lead?: ReactNode;
  title: string;
  chips?: ReactNode;
  second?: ReactNode;
  /** Right of both lines: a figure, a date. */
  end?: ReactNode;
  /** Right of both lines: a button of its own. */
  action?: ReactNode;
};

/** The list of the rows of a card. */
export const CardRows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& + &:not(:empty)': { borderBlockStart: `1px solid ${token('line')}` },
});

/** A row of a card of companies: the whole of it is the link, except its action. */
export function CardRow({ to, lead, title, chips, second, end, action }: Props) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 58,
        padding: '9px 16px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
        '&:hover': { backgroundColor: token('hover') },
      }}
    >
      {lead && (
        <Box
          sx={{
            alignSelf: 'start',
            flexShrink: 0,
            color: token('text-3'),
            paddingBlockStart: '2px',
            lineHeight: 0,
          }}
        >
          {lead}
        </Box>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' }}>
          <Box
            component={RowLink}
            to={to}
            sx={{ lineHeight: '20px', fontSize: { xs: '1rem', md: '0.875rem' } }}
          >
            {title}
          </Box>
          {chips}
        </Box>
        {second && (
          <Box
            sx={{ fontSize: { xs: '0.875rem', md: '0.8125rem' }, lineHeight: '18px', color: token('text-2') }}
          >
            {second}
          </Box>
        )}
      </Box>
      {end && <Box sx={{ flexShrink: 0, fontSize: '0.8125rem', color: token('text-2') }}>{end}</Box>}
      {action && <Box sx={{ flexShrink: 0, position: 'relative', zIndex: 1 }}>{action}</Box>}
    </Box>
  );
}

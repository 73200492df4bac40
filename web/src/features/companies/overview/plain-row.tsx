import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { token } from '../../../ui/tokens.ts';

type Props = {
  to: string;
  title: string;
  chips?: ReactNode;
  second: ReactNode;
  /** Right of both lines: a figure, or a button. */
  end?: ReactNode;
};

/** A row of a card of the overview: the whole of it leads on, but what stands at its end. */
export function PlainRow({ to, title, chips, second, end }: Props) {
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
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' }}>
          <Box
            component={Link}
            to={to}
            sx={{
              fontWeight: 570,
              lineHeight: '20px',
              fontSize: { xs: '1rem', md: '0.875rem' },
              color: 'inherit',
              textDecoration: 'none',
              outline: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              '&:focus-visible::after': {
                outline: `2px solid ${token('accent')}`,
                outlineOffset: -3,
                borderRadius: '4px',
              },
            }}
          >
            {title}
          </Box>
          {chips}
        </Box>
        <Box
          sx={{ fontSize: { xs: '0.875rem', md: '0.8125rem' }, lineHeight: '18px', color: token('text-2') }}
        >
          {second}
        </Box>
      </Box>
      {end && (
        <Box
          sx={{
            flexShrink: 0,
            position: 'relative',
            zIndex: 1,
            fontSize: '0.8125rem',
            color: token('text-2'),
          }}
        >
          {end}
        </Box>
      )}
    </Box>
  );
}

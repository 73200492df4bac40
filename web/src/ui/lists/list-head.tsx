import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useDelayed } from '../hooks/use-delayed.ts';
import { token } from '../tokens.ts';

const sweep = keyframes({
  from: { transform: 'scaleX(0)' },
  '60%': { transform: 'scaleX(0.7)' },
  to: { transform: 'scaleX(0.96)' },
});

type Props = {
  /** Right of it: how the list is sorted, or Cancel while it loads. */
  end?: ReactNode;
  /** Draws the line of progress under it, after 150 ms. */
  busy?: boolean;
  /** How many there are. */
  children: ReactNode;
};

/** The 44 px row above a list; told to assistive technology when it changes. */
export function ListHead({ end, busy, children }: Props) {
  const isLate = useDelayed(busy ?? false);
  return (
    <Box
      sx={{
        position: 'relative',
        flexShrink: 0,
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: 44,
        paddingInline: { xs: 0, md: '16px' },
        borderBlockEnd: `1px solid ${token('line')}`,
        color: token('text-2'),
        fontSize: { xs: '1rem', md: '0.875rem' },
        '& b, & strong': { fontWeight: 620, color: token('text') },
      }}
    >
      <Box role="status" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {end}
      {isLate && (
        <Box
          sx={{
            position: 'absolute',
            insetInline: 0,
            insetBlockEnd: -1,
            height: 2,
            backgroundColor: token('accent'),
            transformOrigin: 'left',
            '&:dir(rtl)': { transformOrigin: 'right' },
            animation: `${sweep} 8s cubic-bezier(.2,0,0,1) forwards`,
          }}
        />
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { KeyCap } from '../key-cap.tsx';
import { token } from '../tokens.ts';

type Props = {
  /** Keys that work on the screen, with what they do; mice and fingers see none. */
  keys?: readonly { caps: readonly string[]; does: ReactNode }[];
  /** A `PageTurner`. */
  children: ReactNode;
};

/** Under the rows of a list: the keys that work here, and the pages. */
export function ListFoot({ keys = [], children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        minHeight: { xs: 52, md: 36 },
        paddingInline: { xs: 0, md: '16px 8px' },
        fontSize: { xs: '1rem', md: '0.75rem' },
        lineHeight: '16px',
        color: token('text-2'),
      }}
    >
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          // Keys that have no room are left out whole; the pages never are.
          flexWrap: 'wrap',
          height: 24,
          overflow: 'hidden',
          columnGap: '14px',
          flexGrow: 1,
          minWidth: 0,
        }}
        aria-hidden
      >
        {keys.map(({ caps, does }) => (
          <Box
            key={caps.join(' ')}
            component="span"
            sx={{ display: 'flex', alignItems: 'center', gap: '5px', height: 24 }}
          >
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {does}
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  );
}

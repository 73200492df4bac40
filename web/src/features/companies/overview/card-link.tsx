import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The way from the head of a card to the whole of it. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink component={Link} to={to} sx={{ fontWeight: 570, fontSize: '0.8125rem', paddingBlock: '12px' }}>
      {children}
    </MuiLink>
  );
}

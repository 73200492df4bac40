import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Card, CardHead } from '../src/ui/card.tsx';

/** One card of the gallery, named after what it shows. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <CardHead>
        <Box component="h2" sx={{ fontSize: '0.875rem', margin: 0 }}>
          {title}
        </Box>
      </CardHead>
      <Box
        sx={{ display: 'grid', gap: '16px', padding: '4px 16px 16px', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {children}
      </Box>
    </Card>
  );
}

/** Things beside each other, as many as fit. */
export function Line({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' }}>{children}</Box>;
}

/** For what a gallery has no use of. */
export const nothing = () => undefined;

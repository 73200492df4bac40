import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

/** One part of a city's page. */
export function CityCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} sx={{ padding: { xs: '16px', md: '16px 20px' } }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Box
        sx={{
          marginBlockStart: '8px',
          '& > dl:first-of-type:last-child': { marginBlockStart: 0, paddingBlockEnd: 0, borderBlockEnd: 0 },
        }}
      >
        {children}
      </Box>
    </Card>
  );
}

import Box from '@mui/material/Box';
import { Card } from '../../ui/card.tsx';
import { flowArea } from './work-areas.ts';

/** The room of the first chart while it is counted, so that nothing beside it moves. */
export function ChartsPlaceholder() {
  return (
    <Box sx={flowArea} aria-hidden="true">
      <Card
        sx={{
          height: { xs: 232, md: 354 },
          '@media (max-width: 899.95px)': { borderColor: 'transparent', backgroundColor: 'transparent' },
        }}
      />
    </Box>
  );
}

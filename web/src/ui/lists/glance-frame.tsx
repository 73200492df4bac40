import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';

type Props = {
  backTo: string;
  /** Names the list: “All companies”. */
  back: ReactNode;
  children: ReactNode;
};

/** A record beside its list, in short; on a phone it stands alone, with the way back. */
export function GlanceFrame({ backTo, back, children }: Props) {
  return (
    <Box sx={{ padding: { xs: '12px 0', md: '20px' }, display: 'grid', gap: '16px', alignContent: 'start' }}>
      <Button
        component={Link}
        to={backTo}
        variant="text"
        startIcon={<Icon name="back" size="xs" />}
        sx={{ display: { md: 'none' }, justifySelf: 'start' }}
      >
        {back}
      </Button>
      {children}
    </Box>
  );
}

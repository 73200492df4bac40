import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  title: ReactNode;
  /** Right of the title: one quiet fact, or one small button. */
  end?: ReactNode;
  children?: ReactNode;
};

/** A card beside a job's form: its name, one quiet thing, and what there is (docs/spec/interface.md, Job). */
export function SideCard({ title, end, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} sx={{ padding: '12px 16px 16px' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '12px',
          minHeight: 28,
          marginBlockEnd: '8px',
          color: token('text-2'),
          fontSize: '0.8125rem',
        }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1, color: token('text') }}>
          {title}
        </Typography>
        {end}
      </Box>
      {children}
    </Card>
  );
}

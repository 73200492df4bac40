import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { token } from '../../../ui/tokens.ts';

type Props = {
  title: ReactNode;
  /** Right of the title: one quiet fact, or one small button. */
  end?: ReactNode;
  children: ReactNode;
};

/** One named part of a screen about an interview: a card on desktop, a band between hairlines on a phone. */
export function InterviewPart({ title, end, children }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        padding: { xs: '14px 0', md: '14px 20px 18px' },
        borderBlockStart: { xs: `1px solid ${token('line')}`, md: 0 },
        '@media (min-width: 900px)': {
          border: `1px solid ${token('line')}`,
          borderRadius: '20px',
          backgroundColor: token('surface'),
        },
      }}
    >
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: '12px', minHeight: 28, marginBlockEnd: '6px' },
          ...{ color: token('text-2'), fontSize: '0.8125rem' },
        }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ flexGrow: 1, color: token('text') }}>
          {title}
        </Typography>
        {end}
      </Box>
      {children}
    </Box>
  );
}

/** What stands second, smaller and quiet. */
export const Second = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

/** A row of a part, high enough for a finger on a phone. */
export const partRow = {
  ...{
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    minHeight: { xs: 56, md: 40 },
    paddingBlock: '6px',
  },
  ...{ fontSize: { xs: '1rem', md: '0.875rem' }, lineHeight: { xs: '24px', md: '20px' } },
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${token('line')}` },
} as const;

/** A list without marks. */
export const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;

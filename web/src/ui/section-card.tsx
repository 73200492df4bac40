import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { token } from './tokens.ts';

type Props = {
  title: ReactNode;
  /** What this part is about, in a sentence. */
  lead?: ReactNode;
  /** What an address of the page names this part by, after `#`. */
  anchor?: string;
  children: ReactNode;
};

// The card is here already: a form brings no second one, and its page goes on below it.
const formInside = {
  '& > form': { border: 0, borderRadius: 0, overflow: 'visible' },
  '& > form > div:first-of-type': { padding: 0, overflow: 'visible' },
  '@media (min-width: 900px)': {
    '& > form > div:not(:first-of-type)': { margin: '16px -20px -20px', borderRadius: '0 0 19px 19px' },
  },
};

/** One part of a screen of settings: a named card, with a form or without. */
export function SectionCard({ title, lead, anchor, children }: Props) {
  const id = useId();
  return (
    <Card {...(anchor && { id: anchor })} aria-labelledby={id} sx={{ padding: { xs: '16px', md: '20px' } }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch', textWrap: 'pretty' }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ marginBlockStart: '16px', ...formInside }}>{children}</Box>
    </Card>
  );
}

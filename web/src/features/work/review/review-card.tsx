import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Card, CardHead } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';

/** One line of a card of the review. */
export const ReviewRow = styled('li')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 57,
  padding: '8px 16px',
  borderBlockStart: `1px solid ${token('line')}`,
  breakInside: 'avoid',
  '& a': { color: 'inherit' },
});

/** A card of the review: what it lists, how many, and the list. */
export function ReviewCard({
  title,
  end,
  children,
}: {
  title: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <CardHead>
        <Box component="h2" id={id} sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 620 }}>
          {title}
        </Box>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
          {end}
        </Box>
      </CardHead>
      <Box component="ul" aria-labelledby={id} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Card>
  );
}

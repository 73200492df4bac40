import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CountedReview } from '../../../data/statistics/week-review.ts';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';

/** The counts of a week, as the diagram of weeks and the tiles count them. */
export function ReviewFigures({ review }: { review: CountedReview }) {
  const { saved, applications, replies, interviews, followUps } = review;
  const figures: [ReactNode, number][] = [
    [<Trans key="saved">Saved</Trans>, saved],
    [<Trans key="sent">Applications</Trans>, applications],
    [<Trans key="replies">Replies</Trans>, replies],
    [<Trans key="interviews">Interviews</Trans>, interviews.length],
    [<Trans key="follow-ups">Follow-ups</Trans>, followUps],
  ];
  return (
    <Card sx={{ padding: '14px 20px 16px' }}>
      <Box
        component="dl"
        sx={{
          margin: 0,
          display: 'grid',
          gap: '12px 24px',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', md: 'repeat(5, 1fr)' },
        }}
      >
        {figures.map(([name, count], at) => (
          <Box key={at} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Box component="dt" sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
              {name}
            </Box>
            <Box component="dd" sx={{ margin: 0, fontSize: '1.75rem', lineHeight: '36px', fontWeight: 620 }}>
              {count}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

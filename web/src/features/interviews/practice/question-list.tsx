import type { Practice } from '@foothold/core/entities/conversation/practice.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { WholePractice } from '../../../data/practice/practice-reads.ts';
import { useSay } from '../../../platform/use-say.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { interviewPaths } from '../interview-paths.ts';
import { practicedQuestion } from './practiced-question.ts';

/** The questions of a session with how each stands; every one can be gone back to. */
export function QuestionList({ whole, current }: { whole: WholePractice; current: Practice }) {
  const { t } = useLingui();
  const say = useSay();
  return (
    <Card sx={{ padding: '16px 8px 8px' }}>
      <Typography variant="h3" component="h2" sx={{ paddingInline: '8px', marginBlockEnd: '4px' }}>
        <Trans>This session</Trans>
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {whole.questions.map((one) => {
          const state =
            one.state === 'answered' ? t`answered` : one.state === 'skipped' ? t`skipped` : t`to come`;
          const icon =
            one.state === 'answered' ? 'check' : one.state === 'skipped' ? 'minus' : 'chevron-right';
          return (
            <li key={one.uid}>
              <Box
                component={Link}
                to={`${interviewPaths.session(whole.session.internalId)}&question=${one.place + 1}`}
                replace
                {...(one.uid === current.uid && { 'aria-current': 'step' })}
                sx={{
                  ...{ display: 'flex', alignItems: 'center', gap: '8px', padding: '6px 8px' },
                  ...{ position: 'relative', borderRadius: '14px' },
                  ...{ minHeight: { xs: 44, md: 32 }, fontSize: '0.8125rem', lineHeight: '20px' },
                  ...{ color: token('text-2'), textDecoration: 'none' },
                  '&:hover': { backgroundColor: token('hover') },
                  '&[aria-current]': { backgroundColor: token('tint'), color: token('text') },
                }}
              >
                <Icon name={icon} size="xs" />
                <Box
                  sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                  title={practicedQuestion(one, say)}
                >
                  {practicedQuestion(one, say)}
                </Box>
                <VisuallyHidden>({state})</VisuallyHidden>
              </Box>
            </li>
          );
        })}
      </Box>
    </Card>
  );
}

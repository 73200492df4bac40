import { storyParts } from '@foothold/core/entities/conversation/practice.ts';
import type { Competence } from '@foothold/core/practice/competence.ts';
import { storiesThatFit } from '@foothold/core/practice/stories-that-fit.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useStories } from '../../../data/practice/stories.ts';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { usePracticeWords } from './use-practice-words.ts';

type Props = { question: string; competence: Competence | undefined };

/** The own stories that a question could be answered with, each with why. */
export function StoryProposals({ question, competence }: Props) {
  const words = usePracticeWords();
  const stories = useStories()?.rows;
  const fits = useMemo(
    () => storiesThatFit(question, stories ?? [], { asked: competence }),
    [question, stories, competence],
  );
  return (
    <Card sx={{ padding: '16px', '& a': { color: token('accent') } }}>
      <Typography variant="h3" component="h2">
        <Trans>Your stories that fit</Trans>
      </Typography>
      {stories && fits.length === 0 && (
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>
          {stories.length === 0 ? (
            <Trans>
              None are saved yet. A good answer can be saved as a story, or{' '}
              <Link to={interviewPaths.stories('new')}>write one</Link>.
            </Trans>
          ) : (
            <Trans>None of your stories is about this.</Trans>
          )}
        </Box>
      )}
      {fits.map(({ story, competences, tags, words: shared }) => {
        const why = [...competences.map((one) => words.competences[one]), ...tags, ...shared].join(', ');
        return (
          <Box
            key={story.uid}
            component="details"
            sx={{
              borderBlockStart: `1px solid ${token('line')}`,
              marginBlockStart: '8px',
              paddingBlockStart: '8px',
            }}
          >
            <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 570, overflowWrap: 'anywhere' }}>
              {story.title}
              <Box
                component="span"
                sx={{ display: 'block', fontWeight: 400, fontSize: '0.8125rem', color: token('text-2') }}
              >
                <Trans>Both mention: {why}</Trans>
              </Box>
            </Box>
            {storyParts
              .filter((part) => story[part].trim() !== '')
              .map((part) => (
                <Box
                  key={part}
                  component="p"
                  sx={{
                    ...{ margin: '6px 0 0', fontSize: '0.875rem', lineHeight: '20px' },
                    ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
                  }}
                >
                  {story[part]}
                </Box>
              ))}
          </Box>
        );
      })}
    </Card>
  );
}

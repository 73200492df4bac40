import { storyParts } from '@foothold/core/entities/conversation/practice.ts';
import type { StoryFormValues } from '@foothold/core/entities/conversation/story-form.ts';
import { competencesIn, isCompetence } from '@foothold/core/practice/competence.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useOwnDataOpen, useOwnQuery } from '../../../data/db/own-query.ts';
import { readRow } from '../../../data/rows/read-rows.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { titleFrom } from './stories-view.ts';
import { StoryForm } from './story-form.tsx';

const ResumeLinesDialog = opensLater(
  async () => (await import('./resume-lines-dialog.tsx')).ResumeLinesDialog,
);

const empty: StoryFormValues = {
  ...{ title: '', situation: '', task: '', action: '', result: '', tags: '' },
  shows: [],
};

type Props = {
  /** The practiced question whose answer it starts from; null for none. */
  practice: number | null;
  /** It begins with the choice of a line of a resume. */
  isFromResume?: boolean;
  onSaved: (id: number) => void;
  onDiscard: () => void;
};

/** A new story: from nothing, from an answer, or from a line of a resume. */
export function NewStory({ practice, isFromResume = false, onSaved, onDiscard }: Props) {
  const { t } = useLingui();
  const isOpen = useOwnDataOpen();
  const [isChoosing, setChoosing] = useState(isFromResume);
  const [line, setLine] = useState<string | null>(null);
  const answer = useOwnQuery(`answer ${practice}`, async (db) => {
    const stored = practice === null ? undefined : await db.practice.get(practice);
    return stored ? readRow('practice', stored).record : null;
  });
  if (!isOpen || answer === undefined) return <SkeletonRows count={6} label={t`Opening your data`} />;
  const hasParts = answer && storyParts.some((part) => answer[part].trim() !== '');
  const start: StoryFormValues =
    line !== null
      ? { ...empty, title: titleFrom(line), action: line, shows: competencesIn(line).slice(0, 2) }
      : answer
        ? {
            ...empty,
            title: titleFrom(answer.answer),
            ...(hasParts
              ? {
                  ...{ situation: answer.situation, task: answer.task },
                  ...{ action: answer.action, result: answer.result },
                }
              : { action: answer.answer }),
            shows: isCompetence(answer.competence) ? [answer.competence] : [],
          }
        : empty;
  return (
    <>
      {practice === null && line === null && (
        <Box sx={{ padding: { xs: '8px 0', md: '16px 20px 0' } }}>
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            <Trans>Start from a line of my resume</Trans>
          </Button>
        </Box>
      )}
      <StoryForm key={line ?? ''} story={null} start={start} onSaved={onSaved} onDiscard={onDiscard} />
      <ResumeLinesDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setLine(chosen);
          setChoosing(false);
        }}
      />
    </>
  );
}

import type { AiClaim } from '@foothold/core/ai/ai-answer.ts';
import { letterLengths, letterTones } from '@foothold/core/ai/ai-body.ts';
import type { LetterLength, LetterTone } from '@foothold/core/ai/builtin/letter.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LetterFacts } from '@foothold/core/entities/letter/letter-facts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useSnapshots } from '../../../data/documents/snapshots.ts';
import { useFitPerson } from '../../../data/fit/fit-person.ts';
import { jobPosting } from '../../../data/fit/fit-sources.ts';
import { useStories } from '../../../data/practice/stories.ts';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  open: boolean;
  job: Job;
  facts: LetterFacts;
  /** Whether something is written that the draft would replace. */
  isOver: boolean;
  onClose: () => void;
  onDraft: (text: string, claims: readonly AiClaim[]) => void;
};

type Problem = 'no-resume' | 'no-lines' | 'not-english' | 'no-part';

/** Chooses tone and length of a letter made by rule of the person's own material, and asks before it replaces one. */
export function LetterMaterialDialog({ open, job, facts, isOver, onClose, onDraft }: Props) {
  const { t } = useLingui();
  const stories = useStories();
  const person = useFitPerson();
  const snapshots = useSnapshots(job.internalId);
  const [tone, setTone] = useState<LetterTone>('plain');
  const [length, setLength] = useState<LetterLength>('medium');
  const [problem, setProblem] = useState<Problem | null>(null);
  const isReady = stories !== undefined && person !== undefined && snapshots !== undefined;
  const make = async () => {
    if (!isReady) return;
    const part = await import('@foothold/core/ai/builtin/letter.ts').catch(() => null);
    if (!part) return setProblem('no-part');
    const posting = jobPosting(job, snapshots.rows);
    const answer = part.letterAnswer(
      { tone, length },
      {
        facts,
        posting: posting.text.trim() === '' ? null : posting,
        person,
        stories: stories.rows,
      },
    );
    if (typeof answer === 'string') return setProblem(answer);
    setProblem(null);
    onDraft(answer.text, answer.claims);
  };
  const tones = { plain: t`Plain`, warm: t`Warm`, formal: t`Formal` };
  const lengths = { short: t`Short`, medium: t`Medium`, long: t`Long` };
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      width={520}
      title={<Trans>Draft from my material</Trans>}
      under={<Trans>Made by rules on this device. No model is used.</Trans>}
    >
      <DialogContent sx={{ display: 'grid', gap: '16px', alignContent: 'start' }}>
        <Box sx={{ fontSize: '0.875rem', lineHeight: '20px', color: token('text-2'), maxWidth: '60ch' }}>
          <Trans>
            Sentences about you come from your resume and your stories, starting with those the posting asks
            for. What only you can say is left for you to fill in.
          </Trans>
        </Box>
        <div>
          <FieldLabel as="span">
            <Trans>Tone</Trans>
          </FieldLabel>
          <Segment
            label={t`Tone`}
            fullWidth
            value={tone}
            onChange={setTone}
            options={letterTones.map((value) => ({ value, label: tones[value] }))}
          />
        </div>
        <div>
          <FieldLabel as="span">
            <Trans>Length</Trans>
          </FieldLabel>
          <Segment
            label={t`Length`}
            fullWidth
            value={length}
            onChange={setLength}
            options={letterLengths.map((value) => ({ value, label: lengths[value] }))}
          />
        </div>
        {isOver && (
          <Note kind="warn" icon="alert" title={<Trans>This replaces what is written.</Trans>}>
            <Trans>Undo brings it back.</Trans>
          </Note>
        )}
        {problem && <Note kind="bad" icon="alert" role="alert" title={<ProblemWords problem={problem} />} />}
      </DialogContent>
      <DialogActions sx={{ padding: '0 20px 20px' }}>
        <Button variant="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={() => void make()}>
          {isOver ? <Trans>Replace the letter</Trans> : <Trans>Draft the letter</Trans>}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}

function ProblemWords({ problem }: { problem: Problem }) {
  switch (problem) {
    case 'no-resume':
      return <Trans>There is no resume to draft from. Write or import one first.</Trans>;
    case 'no-lines':
      return (
        <Trans>The resume says nothing about your work yet: write a line under a position, or a story.</Trans>
      );
    case 'not-english':
      return <Trans>Letters can be drafted this way only in English. Choose English as its language.</Trans>;
    case 'no-part':
      return <Trans>This part could not be loaded. Try again with a connection.</Trans>;
  }
}

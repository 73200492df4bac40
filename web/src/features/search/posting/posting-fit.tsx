import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { noAnswers } from '@foothold/core/fit/fit.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { type FitSide, resumeForFit, useFitSide } from '../../../data/fit/fit-sources.ts';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { useSetting } from '../../../data/settings/settings.ts';
import { askingPosting } from '../../../shared/fit/asking-posting.ts';
import { useFitNames } from '../../../shared/fit/fit-names.ts';
import { useFitReport } from '../../../shared/fit/use-fit-report.ts';
import { NoWordText } from '../../../shared/fit/use-fit-words.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Note } from '../../../ui/notes/note.tsx';

const FitDialog = opensLater(async () => (await import('../../../shared/fit/fit-dialog.tsx')).FitDialog);

/** How well the default resume fits a posting: in a word where the person wants it, else one button. Nothing without one. */
export function PostingFit({ detail }: { detail: PostingDetail }) {
  const usual = useResumes()?.rows.find(({ isDefault }) => isDefault);
  const isWanted = useSetting('fit', 'inSearch');
  const [isAsked, setAsked] = useState(false);
  if (!usual || isWanted === undefined) return null;
  if (isWanted === 'on' || isAsked) return <Judged detail={detail} isShown={isWanted === 'on'} />;
  return (
    <Box sx={{ marginBlockStart: '8px' }}>
      <Button variant="text" onClick={() => setAsked(true)} sx={{ marginInlineStart: '-10px' }}>
        <Trans>See how {usual.title} fits</Trans>
      </Button>
    </Box>
  );
}

type JudgedProps = {
  detail: PostingDetail;
  /** It is said in search results; else it was asked for once, and its reasons stand open. */
  isShown: boolean;
};

function Judged({ detail, isShown }: JudgedProps) {
  const side = useFitSide();
  const resume = side && resumeForFit(side.resumes, null);
  if (!side || !resume) return null;
  return <Word detail={detail} side={side} resume={resume} isShown={isShown} />;
}

type WordProps = JudgedProps & { side: FitSide; resume: WholeResume };

function Word({ detail, side, resume, isShown }: WordProps) {
  const { t } = useLingui();
  const nameOf = useFitNames();
  const [isOpen, setOpen] = useState(!isShown);
  const posting = useMemo(() => askingPosting(detail), [detail]);
  const today = calendarDate(systemClock.now());
  const report = useFitReport({ posting, resume, answers: noAnswers, person: side.person, today });
  if (!report) return null;
  const { word, counts, reason } = report.fit;
  const { must } = counts;
  const there = must.found + must.partly;
  const about = [detail.jobTitle, detail.companyName].filter(Boolean).join(', ');
  const why = (
    <Button
      variant="text"
      size="small"
      aria-label={t`Why this fit`}
      onClick={() => setOpen(true)}
      sx={{ minHeight: { md: 28 } }}
    >
      <Trans>Why</Trans>
    </Button>
  );
  return (
    <Box sx={{ marginBlockStart: '16px' }}>
      {(isShown || !isOpen) && (
        <Note
          kind="quiet"
          icon="target"
          title={word ? <Trans>Fit: {nameOf(word)}</Trans> : <Trans>Fit</Trans>}
          action={why}
        >
          {word ? (
            <Trans>
              {there} of <Plural value={must.all} one="# must-have" other="# must-haves" /> in{' '}
              {resume.resume.title}, whole or in part
            </Trans>
          ) : (
            <NoWordText reason={reason} />
          )}
        </Note>
      )}
      <FitDialog open={isOpen} onClose={() => setOpen(false)} report={report} resume={resume} about={about} />
    </Box>
  );
}

import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { evidenceOfLetter } from '@foothold/core/truth/evidence-of-letter.ts';
import { claimsMore, takenText } from '@foothold/core/truth/ledger.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { problemSpans } from '@foothold/core/truth/problem-spans.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useLetterSources } from '../../../data/letters/letter-sources.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { takenBy } from '../../../shared/ai/ledger/letter-entries.ts';
import { MarkedSentence } from '../../../shared/ai/ledger/marked-sentence.tsx';
import type { ShownAnswer } from '../../../shared/ai/model-part.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { token } from '../../../ui/tokens.ts';
import { plainLetter } from './plain-letter.ts';
import { useStreamed } from './use-streamed.ts';

type Props = {
  job: Job;
  /** Something is in the letter that this one would replace. */
  isOver: boolean;
  answer: ShownAnswer;
  onTake: (text: string, written: readonly LedgerEntry[]) => Promise<void>;
};

/**
 * A letter as a model writes it, words that nothing supports marked as they come. It is taken into the letter with its ledger,
 * and leaves from there alone.
 */
export function LetterAnswer({
  job,
  isOver,
  answer: { text: raw, isWriting, answer, model },
  onTake,
}: Props) {
  const [isAsked, setAsked] = useState(false);
  const text = plainLetter(raw);
  const sources = useLetterSources(job, true);
  const evidence = useMemo(
    () => sources && prepareEvidence(evidenceOfLetter(sources), calendarDate(systemClock.now())),
    [sources],
  );
  const checked = useStreamed(text, !isWriting, evidence);
  const unsupported = checked.filter(claimsMore).length;
  const take = () => {
    if (!evidence) return;
    setAsked(false);
    const written = takenText(text, evidence, {
      writer: { kind: 'model', name: model, prompt: answer?.prompt ?? '' },
      taking: { at: systemClock.now().toISOString(), by: takenBy() },
      ...{ was: job.coverLetter, entries: job.letter.written, claims: answer?.claims ?? [] },
    });
    void onTake(text, written);
  };
  return (
    <>
      <Box
        sx={{
          ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '66ch' },
          ...{ fontSize: '0.9375rem', lineHeight: '24px' },
        }}
      >
        <MarkedSentence text={text} spans={problemSpans(checked, 'fact')} mark="missing" />
      </Box>
      <Box
        role="status"
        sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px', marginBlock: '8px' }}
      >
        {unsupported > 0 && (
          <Plural
            value={unsupported}
            one="# sentence claims more than you wrote. It waits in the letter until you make it true, edit it or drop it."
            other="# sentences claim more than you wrote. They wait in the letter until you make them true, edit them or drop them."
          />
        )}
      </Box>
      {text !== '' && !isWriting && (
        <Button
          variant="outlined"
          size="small"
          disabled={!evidence}
          onClick={() => (isOver ? setAsked(true) : take())}
          sx={{ marginBlockEnd: '12px' }}
        >
          <Trans>Into the letter</Trans>
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          open
          title={<Trans>Replace the letter?</Trans>}
          confirm={<Trans>Replace letter</Trans>}
          keep={<Trans>Keep letter</Trans>}
          onConfirm={take}
          onClose={() => setAsked(false)}
        >
          <Trans>The model’s letter replaces what you wrote. Undo restores it.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

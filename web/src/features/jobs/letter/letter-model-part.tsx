import { letterLengths, letterTones } from '@foothold/core/ai/ai-body.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useLetterSources } from '../../../data/letters/letter-sources.ts';
import type { LetterContext } from '../../../data/letters/letters.ts';
import { jobBody } from '../../../shared/ai/job-body.ts';
import { ModelPart } from '../../../shared/ai/model-part.tsx';
import { resumeBody } from '../../../shared/ai/resume-body.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { usePostingWatch } from '../posting/use-posting-watch.ts';
import { sentEvidence } from './sent-evidence.ts';

// What compares is loaded once there is something to compare.
const LetterAnswer = partLater(async () => (await import('./letter-answer.tsx')).LetterAnswer);

type Tone = (typeof letterTones)[number];
type Length = (typeof letterLengths)[number];

type Props = {
  job: Job;
  around: LetterContext;
  /** What is in the letter now. */
  letter: string;
  /** Puts a text in place of it, with the entries of its ledger. */
  onReplace: (text: string, written: readonly LedgerEntry[]) => Promise<void>;
};

/** A letter that a model writes out of the person's own material; it comes into the letter after a yes. */
export function LetterModelPart({ job, around, letter, onReplace }: Props) {
  const { t } = useLingui();
  const [tone, setTone] = useState<Tone>('plain');
  const [length, setLength] = useState<Length>('medium');
  const { versions } = usePostingWatch(job);
  const { resume } = around;
  const title = job.jobTitle || t`Untitled job`;
  const tones: Record<Tone, string> = { plain: t`Plain`, warm: t`Warm`, formal: t`Formal` };
  const lengths: Record<Length, string> = { short: t`Short`, medium: t`Medium`, long: t`Long` };
  const text = versions.at(-1)?.text ?? job.description;
  const sources = useLetterSources(job, true);
  return (
    <ModelPart
      title={<Trans>A letter by a model</Trans>}
      lead={
        resume ? (
          <Trans>
            From your resume, your stories, the posting and the current letter. Each sentence is compared with
            what you wrote.
          </Trans>
        ) : (
          <Trans>From the posting and the current letter: no resume is chosen for this job.</Trans>
        )
      }
      name={t`Cover letter: ${title}`}
      question={(wish) =>
        sources === undefined
          ? null
          : {
              task: 'letter',
              path: '/ai/request',
              body: {
                ...{ task: 'letter', tone, length, prompt: wish, context: letter.slice(0, 20_000) },
                job: jobBody({ title: job.jobTitle, company: job.companyName, text }),
                ...(resume && { resume: resumeBody(resume) }),
                evidence: sentEvidence(sources),
              },
            }
      }
      shown={(answer) => (
        <LetterAnswer job={job} isOver={letter.trim() !== ''} answer={answer} onTake={onReplace} />
      )}
    >
      <Box
        sx={{
          display: 'grid',
          gap: '12px',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          marginBlockEnd: '12px',
        }}
      >
        <Picker<Tone>
          hasLabel
          lead=""
          label={t`Tone`}
          value={tone}
          options={letterTones.map((value) => ({ value, label: tones[value] }))}
          onChange={setTone}
        />
        <Picker<Length>
          hasLabel
          lead=""
          label={t`Length`}
          value={length}
          options={letterLengths.map((value) => ({ value, label: lengths[value] }))}
          onChange={setLength}
        />
      </Box>
    </ModelPart>
  );
}

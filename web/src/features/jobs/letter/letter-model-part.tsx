import { letterLengths, letterTones } from '@foothold/core/ai/ai-body.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { LetterSurroundings } from '../../../data/letters/letters.ts';
import { jobBody } from '../../../shared/ai/job-body.ts';
import { ModelPart } from '../../../shared/ai/model-part.tsx';
import { resumeBody } from '../../../shared/ai/resume-body.ts';
import { Picker } from '../../../ui/fields/picker.tsx';
import { usePostingWatch } from '../posting/use-posting-watch.ts';

type Tone = (typeof letterTones)[number];
type Length = (typeof letterLengths)[number];

type Props = {
  job: Job;
  around: LetterSurroundings;
  /** What stands in the letter now. */
  letter: string;
  /** Puts a text in place of it. */
  onReplace: (text: string) => Promise<void>;
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
  return (
    <ModelPart
      title={<Trans>A letter by a model</Trans>}
      lead={
        resume ? (
          <Trans>
            Out of your resume, the posting and what stands in the letter now. Read every sentence.
          </Trans>
        ) : (
          <Trans>
            Out of the posting and what stands in the letter now: no resume is chosen for this job.
          </Trans>
        )
      }
      name={t`Cover letter: ${title}`}
      question={(wish) => ({
        task: 'letter',
        path: '/ai/request',
        body: {
          ...{ task: 'letter', tone, length, prompt: wish, context: letter.slice(0, 20_000) },
          job: jobBody({ title: job.jobTitle, company: job.companyName, text }),
          ...(resume && { resume: resumeBody(resume) }),
        },
      })}
      targets={[
        {
          key: 'letter',
          label: <Trans>Into the letter</Trans>,
          ...(letter.trim() !== '' && {
            asks: {
              title: <Trans>Replace the letter?</Trans>,
              text: <Trans>What you wrote gives its place to the model’s letter. Undo brings it back.</Trans>,
              confirm: <Trans>Replace letter</Trans>,
              keep: <Trans>Keep letter</Trans>,
            },
          }),
          take: (markdown) => onReplace(plainLetter(markdown)),
        },
      ]}
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

/** A letter is plain text: marks of emphasis and headings would be printed as they are typed. */
function plainLetter(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => {
      const text = line.trimStart();
      const head = text.startsWith('#') ? text.slice(text.lastIndexOf('#', 6) + 1).trimStart() : line;
      return head.replaceAll('**', '').trimEnd();
    })
    .join('\n')
    .trim();
}

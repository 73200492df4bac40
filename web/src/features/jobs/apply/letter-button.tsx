import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { writeLetter } from '../../../data/letters/letters.ts';
import { useSay } from '../../../platform/use-say.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { jobPaths } from '../shared/job-paths.ts';
import type { ApplyFormValues } from './apply-form.ts';

type Props = {
  job: Job;
  form: UseFormReturn<ApplyFormValues>;
  /** The screen knows by now whether the form holds something that is not saved. */
  isKnown: boolean;
  /** Called before the job changes from here. */
  onChange: () => void;
  onProblem: (words: string) => void;
};

/** To the editor of the letter, which continues where it was typed so far; of anything else that is not saved the way there asks. */
export function LetterButton({ job, form, isKnown, onChange, onProblem }: Props) {
  const navigate = useNavigate();
  const say = useSay();
  const [isLeaving, setLeaving] = useState(false);
  // The guard of the screen has to know that the letter is saved before the screen is left.
  useEffect(() => {
    if (!isLeaving || !isKnown) return;
    const timer = setTimeout(() => {
      setLeaving(false);
      void navigate(jobPaths.letter(job.internalId));
    });
    return () => clearTimeout(timer);
  }, [isLeaving, isKnown]);
  const open = async () => {
    const { coverLetter } = form.getValues();
    if (coverLetter !== job.coverLetter) {
      onChange();
      const edit = { fields: { coverLetter }, was: { coverLetter: job.coverLetter } };
      const result = await writeLetter(job.internalId, edit);
      if (!result.ok) return onProblem(say(result.message));
      form.resetField('coverLetter', { defaultValue: coverLetter });
    }
    setLeaving(true);
  };
  return (
    <Box>
      <Button variant="outlined" startIcon={<Icon name="edit" size="xs" />} onClick={() => void open()}>
        <Trans>Open the letter editor</Trans>
      </Button>
    </Box>
  );
}

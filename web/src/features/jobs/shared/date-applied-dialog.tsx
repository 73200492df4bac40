import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { setDateApplied } from '../../../data/jobs/job-progress.ts';
import { DayField, isDayFine } from '../../../ui/fields/day-field.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = {
  open: boolean;
  /** Null while it is closed. */
  jobId: number | null;
  today: string;
  onClose: () => void;
};

/** Sets right the date of application that a change of status just wrote (READINGS R12). */
export function DateAppliedDialog({ open, ...props }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={props.onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DateForm {...props} titleId={titleId} />
    </Dialog>
  );
}

function DateForm({ jobId, today, onClose, titleId }: Omit<Props, 'open'> & { titleId: string }) {
  const [date, setDate] = useState(today);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const limits = { today, isNeeded: true };
  const save = async () => {
    setAsked(true);
    if (!isDayFine(date, limits)) {
      field.current?.focus();
      return;
    }
    if (jobId === null) return;
    if (toastResult(await setDateApplied(jobId, date), <Trans>Date applied set.</Trans>)) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ padding: '20px', display: 'grid', gap: '16px' }}
    >
      <Typography id={titleId} variant="h2">
        <Trans>When did you apply?</Trans>
      </Typography>
      <DayField
        {...limits}
        label={<Trans>Date applied</Trans>}
        autoFocus
        value={date}
        onChange={setDate}
        isAsked={isAsked}
        inputRef={field}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px' }}>
        <Button variant="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" type="submit">
          <Trans>Save date</Trans>
        </Button>
      </Box>
    </Box>
  );
}

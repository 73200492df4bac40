import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { setDateApplied, setJobStatus } from '../../../data/jobs/job-progress.ts';
import { useSay } from '../../../platform/use-say.ts';
import { DayField, isDayFine } from '../../../ui/fields/day-field.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import type { DateAsked } from './date-asked.ts';

type Props = {
  open: boolean;
  /** Null while it is closed. */
  asked: DateAsked | null;
  today: string;
  onClose: () => void;
};

/** Sets right the day that a change of status just wrote; of an application also its date (docs/spec/readings.md R12). */
export function StatusDateDialog({ open, ...props }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={props.onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DateForm {...props} titleId={titleId} />
    </Dialog>
  );
}

const submitted: JobStatus = 'application-submitted';

function DateForm({ asked, today, onClose, titleId }: Omit<Props, 'open'> & { titleId: string }) {
  const say = useSay();
  const [date, setDate] = useState(asked?.date ?? today);
  const [applied, setApplied] = useState(asked?.date ?? today);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const appliedField = useRef<HTMLInputElement>(null);
  const limits = { today, isNeeded: true };
  const isSending = asked?.status === submitted && asked.isApplication;
  const [jobId] = asked?.ids ?? [];
  const save = async () => {
    setAsked(true);
    if (!isSending && !isDayFine(date, limits)) return field.current?.focus();
    if (asked?.isApplication && !isDayFine(applied, limits)) return appliedField.current?.focus();
    if (!asked || jobId === undefined) return;
    if (isSending && asked.ids.length === 1) {
      if (toastResult(await setDateApplied(jobId, applied), <Trans>Date applied set.</Trans>)) onClose();
      return;
    }
    const day = isSending ? applied : date;
    if (
      !toastResult(await setJobStatus(asked.ids, asked.status, { date: day }), <Trans>Date changed.</Trans>)
    )
      return;
    const isEarlier = !isSending && asked.isApplication && asked.ids.length === 1;
    if (isEarlier && !toastResult(await setDateApplied(jobId, applied), <Trans>Date applied set.</Trans>))
      return;
    onClose();
  };
  const label = asked && say(jobStatusName(asked.status));
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
        {isSending ? <Trans>When did you apply?</Trans> : <Trans>When did it happen?</Trans>}
      </Typography>
      {!isSending && (
        <DayField
          {...limits}
          label={<Trans>Date of {label}</Trans>}
          autoFocus
          value={date}
          onChange={setDate}
          isAsked={isAsked}
          inputRef={field}
        />
      )}
      {asked?.isApplication && (isSending || asked.ids.length === 1) && (
        <DayField
          {...limits}
          label={<Trans>Date applied</Trans>}
          autoFocus={isSending}
          value={applied}
          onChange={setApplied}
          isAsked={isAsked}
          inputRef={appliedField}
        />
      )}
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

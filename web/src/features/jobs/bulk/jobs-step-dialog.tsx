import { addDays } from '@foothold/core/dates/calendar-date.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import type { StepToSet } from '../../../data/jobs/bulk-jobs.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { DayField, isDayFine } from '../../../ui/fields/day-field.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** How many jobs it is for. */
  total: number;
  today: string;
  onSet: (step: StepToSet) => void;
};

/** Asks what is to be done next for the ticked jobs, and by when. */
export function JobsStepDialog({ open, ...props }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={props.onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <StepForm {...props} titleId={titleId} />
    </Dialog>
  );
}

function StepForm({ total, today, onClose, onSet, titleId }: Omit<Props, 'open'> & { titleId: string }) {
  const { t } = useLingui();
  const id = useId();
  const [title, setTitle] = useState('');
  const [dueDate, setDueDate] = useState('');
  const [isAsked, setAsked] = useState(false);
  const needsWords = title.trim() === '';
  const words = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const days = [
    { label: t`Today`, date: today },
    { label: t`Tomorrow`, date: addDays(today, 1) },
    { label: t`In a week`, date: addDays(today, 7) },
  ];
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (needsWords) words.current?.focus();
        else if (!isDayFine(dueDate)) day.current?.focus();
        else onSet({ title, dueDate });
      }}
      sx={{ padding: '20px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}
    >
      <Typography id={titleId} variant="h2">
        <Plural value={total} one="Set the next step of # job" other="Set the next step of # jobs" />
      </Typography>
      <Labeled
        id={`${id}-words`}
        label={<Trans>What needs to be done</Trans>}
        error={isAsked && needsWords ? t`Describe it in a few words.` : undefined}
      >
        <OutlinedInput
          id={`${id}-words`}
          fullWidth
          autoFocus
          inputRef={words}
          autoComplete="off"
          placeholder={t`Follow up by e-mail`}
          value={title}
          error={isAsked && needsWords}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ input: { maxLength: 200, 'aria-describedby': `${id}-words-help` } }}
        />
      </Labeled>
      <div>
        <DayField
          label={<Trans>Due</Trans>}
          help={<Trans>Leave it empty for any day.</Trans>}
          value={dueDate}
          onChange={setDueDate}
          isAsked={isAsked}
          inputRef={day}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' }}>
          {days.map(({ label, date }) => (
            <FilterChip
              key={date}
              label={label}
              on={dueDate === date}
              onClick={() => setDueDate(dueDate === date ? '' : date)}
            />
          ))}
        </Box>
      </div>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px' }}>
        <Button variant="text" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" type="submit">
          <Trans>Set next step</Trans>
        </Button>
      </Box>
    </Box>
  );
}

import { isCalendarDate } from '@foothold/core/domain/calendar-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ResolverResult, useForm } from 'react-hook-form';
import { DateField, TextField } from '../../components/form-field.tsx';
import { token } from '../../components/tokens.ts';

type Entry = { date: string; note: string };

type Props = {
  /** A new note needs words; an entry that is put right may have none. */
  kind: 'add' | 'correct';
  start: Entry;
  today: string;
  onSave: (entry: Entry) => Promise<void>;
  onCancel: () => void;
};

/** A note with its day, in place in the history. */
export function HistoryEntryForm({ kind, start, today, onSave, onCancel }: Props) {
  const { t } = useLingui();
  const checked = ({ date, note }: Entry): ResolverResult<Entry> => {
    const problems = {
      ...(kind === 'add' && note.trim() === '' && { note: t`Write a few words.` }),
      ...(!(isCalendarDate(date) && date <= today) && { date: t`Choose a day up to today.` }),
    };
    const errors = Object.entries(problems).map(([name, message]) => [name, { type: 'check', message }]);
    if (errors.length > 0) return { values: {}, errors: Object.fromEntries(errors) };
    return { values: { date, note: note.trim() }, errors: {} };
  };
  const form = useForm<Entry>({
    defaultValues: start,
    mode: 'onTouched',
    resolver: (entry) => checked(entry),
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={kind === 'add' ? t`Add note` : t`Correct entry`}
      onSubmit={form.handleSubmit(onSave)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      sx={{
        display: 'grid',
        gap: '12px',
        padding: '12px',
        marginBlockEnd: '16px',
        borderRadius: '20px',
        border: `1px solid ${token('line')}`,
        backgroundColor: token('sunken'),
      }}
    >
      <TextField
        control={form.control}
        name="note"
        label={<Trans>Note</Trans>}
        multiline
        rows={2}
        autoFocus
      />
      <DateField control={form.control} name="date" label={<Trans>Happened on</Trans>} max={today} />
      <Box sx={{ display: 'flex', gap: '8px', justifyContent: 'flex-end' }}>
        <Button variant="text" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="outlined" type="submit">
          {kind === 'add' ? <Trans>Save note</Trans> : <Trans>Save entry</Trans>}
        </Button>
      </Box>
    </Box>
  );
}

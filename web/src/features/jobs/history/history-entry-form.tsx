import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ResolverResult, useController, useForm } from 'react-hook-form';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { InPlaceForm } from '../../../ui/forms/in-place-form.tsx';

/** What a person adds to a history by hand. A change of status has its own place, in the head of the screen. */
export type AddedEntry = { kind: 'note' | 'follow-up' | 'heard'; date: string; note: string };

type Props = {
  /** A new note needs words; a follow-up, and an entry that is put right, may have none. */
  mode: 'add' | 'correct';
  start: AddedEntry;
  onSave: (entry: AddedEntry) => Promise<unknown>;
  onCancel: () => void;
};

/** An entry with its day, in place in the history. */
export function HistoryEntryForm({ mode, start, onSave, onCancel }: Props) {
  const { t } = useLingui();
  const isNew = mode === 'add';
  const checked = ({ kind, date, note }: AddedEntry): ResolverResult<AddedEntry> => {
    const problems = {
      ...(isNew && kind === 'note' && note.trim() === '' && { note: t`Write a few words.` }),
      ...(!isCalendarDate(date) && { date: t`Write a date that exists, from 1900 to 2200.` }),
    };
    const errors = Object.entries(problems).map(([name, message]) => [name, { type: 'check', message }]);
    if (errors.length > 0) return { values: {}, errors: Object.fromEntries(errors) };
    return { values: { kind, date, note: note.trim() }, errors: {} };
  };
  const form = useForm<AddedEntry>({
    defaultValues: start,
    mode: 'onTouched',
    resolver: (entry) => checked(entry),
  });
  const { field: kind } = useController({ control: form.control, name: 'kind' });
  return (
    <InPlaceForm
      form={form}
      label={isNew ? t`Add note` : t`Correct entry`}
      saveLabel={saveLabels[isNew ? kind.value : 'entry']}
      onSave={onSave}
      onCancel={onCancel}
    >
      {isNew && (
        <Segment
          label={t`What to add`}
          value={kind.value}
          onChange={kind.onChange}
          fullWidth
          options={[
            { value: 'note', label: <Trans>Note</Trans> },
            { value: 'follow-up', label: <Trans>Follow-up</Trans> },
            { value: 'heard', label: <Trans>They wrote</Trans> },
          ]}
        />
      )}
      <TextField
        control={form.control}
        name="note"
        label={kind.value !== 'note' ? <Trans>How, and what was said</Trans> : <Trans>Note</Trans>}
        multiline
        rows={2}
        autoFocus
      />
      <DateField control={form.control} name="date" label={<Trans>Happened on</Trans>} />
    </InPlaceForm>
  );
}

const saveLabels = {
  note: <Trans>Save note</Trans>,
  'follow-up': <Trans>Save follow-up</Trans>,
  heard: <Trans>Save message</Trans>,
  entry: <Trans>Save entry</Trans>,
};

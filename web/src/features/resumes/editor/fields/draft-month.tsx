import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { presentEnd, resumeDateText } from '@foothold/core/typesetting/resume-date.ts';
import { useLingui } from '@lingui/react/macro';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { systemClock } from '../../../../data/rows/clock.ts';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { CheckMark } from '../check/check-mark.tsx';
import { useEditor } from '../editor-context.tsx';
import type { DraftFieldProps } from './draft-field.ts';
import { typedMonth } from './typed-month.ts';

type Props = DraftFieldProps & { label: string; placeholder?: string };

/** A month or a year, in whatever form it is typed; what is no date is printed as typed. */
export function DraftMonth({ owner, name, value, control, label, placeholder }: Props) {
  const { i18n } = useLingui();
  const { draft } = useEditor();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { locale } = i18n;
  const year = Number(calendarDate(systemClock.now()).slice(0, 4));
  return (
    <Labeled id={id} label={label}>
      <OutlinedInput
        id={id}
        fullWidth
        value={typed ?? resumeDateText(value, 'month-year', locale)}
        placeholder={placeholder ?? ''}
        autoComplete="off"
        disabled={value === presentEnd && typed === null}
        onChange={({ target }) => {
          setTyped(target.value);
          draft.type(owner, { [name]: typedMonth(target.value, { locale, year }) });
        }}
        onBlur={() => setTyped(null)}
        slotProps={{ input: { 'data-field': control } as Record<string, string> }}
        sx={{ '& .Mui-disabled': { WebkitTextFillColor: 'currentColor' } }}
      />
      <CheckMark control={control} />
    </Labeled>
  );
}

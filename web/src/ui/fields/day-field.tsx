import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import { DateInput } from './date-input.tsx';
import { Labeled } from './labeled.tsx';

type Limits = {
  /** The person's calendar date, where no later one will do. */
  today?: string;
  isNeeded?: boolean;
};

type Props = Limits & {
  label: ReactNode;
  help?: ReactNode;
  /** What a `DateInput` holds. */
  value: string;
  onChange: (date: string) => void;
  /** The answer was given: what is wrong is said from now on, not before. */
  isAsked: boolean;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
};

/** True where what a `DateInput` holds can be taken: a calendar date within the limits, or '' where none is needed. */
export function isDayFine(value: string, { today, isNeeded }: Limits = {}): boolean {
  if (value === '') return !isNeeded;
  return isCalendarDate(value) && (today === undefined || value <= today);
}

/** What is wrong with what a `DateInput` holds, in words; nothing where it is fine. */
export function useDayProblem(value: string, limits: Limits = {}): string | undefined {
  const { t } = useLingui();
  if (isDayFine(value, limits)) return undefined;
  if (isCalendarDate(value)) return t`Choose a day up to today.`;
  return t`Write a date that exists, from 1900 to 2200.`;
}

/**
 * One date with its label, of a form that is a question. What is wrong waits for the answer: said as the field is left, it
 * would move the button away from under the pointer that left it.
 */
export function DayField({ label, help, value, onChange, isAsked, inputRef, autoFocus, ...limits }: Props) {
  const id = useId();
  const problem = useDayProblem(value, limits);
  const error = isAsked ? problem : undefined;
  return (
    <Labeled id={id} label={label} help={help} error={error}>
      <DateInput
        id={id}
        fullWidth
        value={value}
        onChange={onChange}
        {...(inputRef && { inputRef })}
        autoFocus={autoFocus ?? false}
        error={error !== undefined}
        slotProps={{
          input: {
            ...(limits.today && { max: limits.today }),
            'aria-describedby': error || help ? `${id}-help` : undefined,
          },
        }}
      />
    </Labeled>
  );
}

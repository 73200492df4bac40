import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { DateInput } from '../../../ui/fields/date-input.tsx';
import { isDayFine, useDayProblem } from '../../../ui/fields/day-field.tsx';
import { token } from '../../../ui/tokens.ts';
import type { JobsView } from '../list/jobs-view.ts';
import { FilterGroup } from './filter-choice.tsx';

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/** Narrows the list to jobs applied for, or saved, from one day to another. */
export function FilterDays({ view, onChange }: Props) {
  const { t } = useLingui();
  const { appliedFrom, appliedTo, addedFrom, addedTo } = view;
  return (
    <>
      <FilterGroup title={t`Date applied`}>
        <DayRange
          from={appliedFrom}
          to={appliedTo}
          fromName={t`Applied from`}
          toName={t`Applied until`}
          onChange={(from, to) => onChange({ ...view, appliedFrom: from, appliedTo: to })}
        />
      </FilterGroup>
      <FilterGroup title={t`Date saved`}>
        <DayRange
          from={addedFrom}
          to={addedTo}
          fromName={t`Saved from`}
          toName={t`Saved until`}
          onChange={(from, to) => onChange({ ...view, addedFrom: from, addedTo: to })}
        />
      </FilterGroup>
    </>
  );
}

type RangeProps = {
  from: string;
  to: string;
  fromName: string;
  toName: string;
  onChange: (from: string, to: string) => void;
};

function DayRange({ from, to, fromName, toName, onChange }: RangeProps) {
  const id = useId();
  const [typed, setTyped] = useState({ from, to });
  const [given, setGiven] = useState({ from, to });
  const [isLeft, setLeft] = useState(false);
  // The address may change by other hands: a chip, Back. What was just typed here stands as it is.
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to });
    if (typed.from !== from || typed.to !== to) setTyped({ from, to });
  }
  const isTurned = isDayFine(typed.from) && isDayFine(typed.to) && typed.to !== '' && typed.from > typed.to;
  const noDay = useDayProblem(isDayFine(typed.from) ? typed.to : typed.from);
  const problem = isTurned ? <Trans>The first day is later than the last.</Trans> : isLeft && noDay;
  const type = (next: { from: string; to: string }) => {
    setTyped(next);
    const isFine = isDayFine(next.from) && isDayFine(next.to);
    if (isFine && !(next.from && next.to && next.from > next.to)) onChange(next.from, next.to);
  };
  const field = (end: 'from' | 'to', name: string) => (
    <DateInput
      value={typed[end]}
      error={isTurned || (isLeft && !isDayFine(typed[end]))}
      onChange={(day) => type({ ...typed, [end]: day })}
      onBlur={() => setLeft(true)}
      sx={{
        flex: 1,
        minWidth: 0,
        paddingInlineEnd: '8px',
        gap: 0,
        '& input': { minWidth: 0, paddingInline: '12px 0' },
      }}
      slotProps={{ input: { 'aria-label': name, ...(problem && { 'aria-describedby': `${id}-help` }) } }}
    />
  );
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
        {field('from', fromName)}
        <span aria-hidden>–</span>
        {field('to', toName)}
      </Box>
      {problem && (
        <Box
          id={`${id}-help`}
          role="alert"
          sx={{ marginBlockStart: '4px', fontSize: '0.8125rem', lineHeight: '18px', color: token('bad') }}
        >
          {problem}
        </Box>
      )}
    </>
  );
}

import { isCalendarDate } from '@foothold/core/domain/calendar-date.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { token } from '../../components/tokens.ts';
import { FilterGroup } from './filter-choice.tsx';
import type { JobsView } from './jobs-view.ts';

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
  // The address may change by other hands: a chip, Back. What was just typed here stands as it is.
  if (given.from !== from || given.to !== to) {
    setGiven({ from, to });
    if (typed.from !== from || typed.to !== to) setTyped({ from, to });
  }
  const isTurned = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  const type = (next: { from: string; to: string }) => {
    setTyped(next);
    const isFine = [next.from, next.to].every((day) => day === '' || isCalendarDate(day));
    if (isFine && !(next.from && next.to && next.from > next.to)) onChange(next.from, next.to);
  };
  const field = (end: 'from' | 'to', name: string) => (
    <OutlinedInput
      type="date"
      value={typed[end]}
      error={isTurned}
      onChange={({ target }) => type({ ...typed, [end]: target.value })}
      sx={{ flex: 1, minWidth: 0, '& input': { minWidth: 0, paddingInline: '12px 8px' } }}
      slotProps={{ input: { 'aria-label': name, ...(isTurned && { 'aria-describedby': `${id}-help` }) } }}
    />
  );
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
        {field('from', fromName)}
        <span aria-hidden>–</span>
        {field('to', toName)}
      </Box>
      {isTurned && (
        <Box
          id={`${id}-help`}
          role="alert"
          sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('bad') }}
        >
          <Trans>The first day is later than the last.</Trans>
        </Box>
      )}
    </>
  );
}

import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { type JobFilterField, jobField, jobFilterFields } from '@foothold/core/entities/job/job-entity.ts';
import { jobStatusGroupName, jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useFitNames } from '../../../shared/fit/fit-names.ts';
import { useTravelNames } from '../../../shared/geography/use-travel-names.ts';
import { useJobLabels } from '../../../shared/jobs/use-job-labels.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import {
  type JobsView,
  toggledChoice,
  toggledFit,
  toggledResume,
  toggledStatus,
  unfiltered,
} from '../list/jobs-view.ts';
import { shortDate } from '../shared/job-cells.ts';

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/** What narrows the list now, each to be taken off by itself; the words searched for are in their field. */
export function JobsFilterChips({ view, onChange }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const days = useDayWords();
  const resumes = useResumes()?.rows;
  const titleOf = (id: number) => resumes?.find(({ internalId }) => internalId === id)?.title;
  const fitName = useFitNames();
  const travel = useTravelNames();
  const commute = (at: JobsView) => t`At most ${at.within} min ${travel[at.travel]} (estimate)`;
  const labels = useJobLabels(jobFilterFields);
  const chosen = (field: JobFilterField, value: string) => {
    const { choiceNames, filter } = jobField(field);
    const [label, choice] = [labels[field], sayChoice(say, choiceNames, value)];
    return filter?.isSingle ? t`${label} ${choice}` : t`${label}: ${choice}`;
  };
  const chips: { label: string; without: JobsView }[] = [
    ...(view.applied ? [{ label: t`Applied`, without: { ...view, applied: false } }] : []),
    ...(view.group
      ? [{ label: say(jobStatusGroupName(view.group)), without: { ...view, group: null } }]
      : []),
    ...view.statuses.map((status) => ({
      label: say(jobStatusName(status)),
      without: toggledStatus(view, status),
    })),
    ...jobFilterFields.flatMap((field) =>
      view[field].map((choice) => ({
        label: chosen(field, choice),
        without: toggledChoice(view, field, choice),
      })),
    ),
    ...view.resumes.map((id) => ({
      label: t`Resume: ${titleOf(id) ?? t`deleted`}`,
      without: toggledResume(view, id),
    })),
    ...view.fit.map((word) => ({
      label: t`Fit: ${fitName(word)}`,
      without: toggledFit(view, word),
    })),
    ...(view.within > 0
      ? [{ label: commute(view), without: { ...view, within: 0, travel: 'driving' as const } }]
      : []),
    ...(view.appliedFrom || view.appliedTo
      ? [
          {
            label: t`Applied: ${days(view.appliedFrom, view.appliedTo)}`,
            without: { ...view, appliedFrom: '', appliedTo: '' },
          },
        ]
      : []),
    ...(view.addedFrom || view.addedTo
      ? [
          {
            label: t`Saved: ${days(view.addedFrom, view.addedTo)}`,
            without: { ...view, addedFrom: '', addedTo: '' },
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t`Filters in use`}
      sx={{
        display: 'flex',
        // A long table below takes its height from itself, not from the chips.
        flexShrink: 0,
        gap: '8px',
        alignItems: 'center',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: 'auto',
        padding: '2px',
        margin: '-2px -2px 10px',
      }}
    >
      {chips.map(({ label, without }) => (
        <FilterChip key={label} label={label} on onClick={() => onChange(without)} />
      ))}
      {chips.length > 1 && (
        <Button variant="text" onClick={() => onChange(unfiltered(view))} sx={{ flexShrink: 0 }}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </Box>
  );
}

/** A range of days in words; '' leaves an end open. */
function useDayWords(): (from: string, to: string) => string {
  const { t } = useLingui();
  const today = calendarDate(systemClock.now());
  return (from, to) => {
    const [first, last] = [shortDate(from, { today }), shortDate(to, { today })];
    if (first === last) return first;
    if (!last) return t`from ${first}`;
    return first ? `${first} – ${last}` : t`until ${last}`;
  };
}

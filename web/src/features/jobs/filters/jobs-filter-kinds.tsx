import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { type JobFilterField, jobField, jobFilterFields } from '@foothold/core/entities/job/job-entity.ts';
import { fitWords } from '@foothold/core/fit/fit.ts';
import type { Say } from '@foothold/core/text/messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useJobChoiceCounts } from '../../../data/jobs/job-choice-counts.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { href } from '../../../platform/href.ts';
import { sayChoice } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { FitFiller } from '../../../shared/fit/fit-filler.tsx';
import { useFitNames } from '../../../shared/fit/fit-names.ts';
import { useJobLabels, useShownFields } from '../../../shared/jobs/use-job-labels.ts';
import { hasChoice, type JobsView, toggledChoice, toggledFit, toggledResume } from '../list/jobs-view.ts';
import { FilterChoice, FilterGroup } from './filter-choice.tsx';

/** Values of a field of the person's own that are listed before they ask for all. */
const firstValues = 8;

/** What the person notes of a job comes before where it came from. */
const isNoted = (field: JobFilterField) => jobField(field).filter?.isOpen || jobField(field).stars;
const inOrder = [
  ...jobFilterFields.filter(isNoted),
  ...jobFilterFields.filter((field) => !isNoted(field)).toReversed(),
];

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/**
 * Narrows the list by how jobs were handed in, where they were found, by tags, excitement and own fields, and which resume
 * went with them; only what there is.
 */
export function FilterKinds({ view, onChange }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const labels = useJobLabels(jobFilterFields);
  const isShown = useShownFields();
  const counts = useJobChoiceCounts();
  if (!counts) return null;
  const offered = inOrder
    .filter((field) => isShown(field) || view[field].length > 0)
    .map((field) => ({ field, choices: choicesOf(field, counts.choices[field], view, say) }))
    .filter(({ choices }) => choices.length > 0);
  const resumes = counts.resumes.filter(({ id, count }) => count > 0 || view.resumes.includes(id));
  return (
    <>
      {resumes.length > 0 && (
        <FilterGroup title={t`Resume`}>
          {resumes.map(({ id, title, count }) => (
            <FilterChoice
              key={id}
              on={view.resumes.includes(id)}
              count={count}
              onChange={() => onChange(toggledResume(view, id))}
            >
              {title}
            </FilterChoice>
          ))}
        </FilterGroup>
      )}
      {counts.resumes.length > 0 && <FilterFits view={view} counts={counts.fits} onChange={onChange} />}
      {offered.map(({ field, choices }) => (
        <FilterGroup key={field} title={labels[field]}>
          <Choices field={field} choices={choices} view={view} onChange={onChange} />
          {field === 'tags' && (
            <Link component={RouterLink} to={`${href('/settings')}#tags`} sx={{ fontSize: '0.8125rem' }}>
              <Trans>Edit tags</Trans>
            </Link>
          )}
        </FilterGroup>
      ))}
    </>
  );
}

type Choice = { value: string; label: string; count: number };

/** The choices of a field that a job has or that narrow the list now; of any values the most frequent first. */
function choicesOf(
  field: JobFilterField,
  counts: Readonly<Record<string, number>>,
  view: JobsView,
  say: Say,
): Choice[] {
  const { choices = {}, choiceNames, filter } = jobField(field);
  const countOf = (value: string) => (Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0);
  if (!filter?.isOpen)
    return Object.entries(choices)
      .map(([value, label]) => ({
        value,
        label: choiceNames ? sayChoice(say, choiceNames, value) : label,
        count: countOf(value),
      }))
      .filter(({ value, count }) => count > 0 || view[field].includes(value));
  const used = Object.keys(counts);
  const gone = view[field].filter(
    (value) => !used.some((one) => hasChoice({ ...view, [field]: [one] }, field, value)),
  );
  return [...gone, ...used]
    .map((value) => ({ value, label: value, count: countOf(value) }))
    .sort(
      (a, b) =>
        Number(hasChoice(view, field, b.value)) - Number(hasChoice(view, field, a.value)) ||
        b.count - a.count ||
        a.label.localeCompare(b.label),
    );
}

type ChoicesProps = Props & { field: JobFilterField; choices: readonly Choice[] };

function Choices({ field, choices, view, onChange }: ChoicesProps) {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? choices : choices.slice(0, Math.max(firstValues, view[field].length));
  const more = choices.length - shown.length;
  return (
    <>
      {shown.map(({ value, label, count }) => (
        <FilterChoice
          key={value}
          on={hasChoice(view, field, value)}
          count={count}
          onChange={() => onChange(toggledChoice(view, field, value))}
        >
          {jobField(field).stars ? t`${label} of 5` : label}
        </FilterChoice>
      ))}
      {more > 0 && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </>
  );
}

/** By how well the resume fits, the best first; the words come as they are worked out. */
function FilterFits({ view, counts, onChange }: Props & { counts: readonly number[] }) {
  const { t } = useLingui();
  const nameOf = useFitNames();
  return (
    <FilterGroup title={t`Fit`}>
      {fitWords.toReversed().map((word) => (
        <FilterChoice
          key={word}
          on={view.fit.includes(word)}
          count={counts[fitWords.indexOf(word)]}
          onChange={() => onChange(toggledFit(view, word))}
        >
          {nameOf(word)}
        </FilterChoice>
      ))}
      <FitFiller today={calendarDate(systemClock.now())} />
    </FilterGroup>
  );
}

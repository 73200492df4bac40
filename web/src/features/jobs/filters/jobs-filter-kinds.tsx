import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { jobField, jobFilterFields } from '@foothold/core/entities/job/job-entity.ts';
import { fitWords } from '@foothold/core/fit/fit.ts';
import { useLingui } from '@lingui/react/macro';
import { useJobChoiceCounts } from '../../../data/jobs/job-choice-counts.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { FitFiller } from '../../../shared/fit/fit-filler.tsx';
import { useFitNames } from '../../../shared/fit/fit-names.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { type JobsView, toggledChoice, toggledFit, toggledResume } from '../list/jobs-view.ts';
import { FilterChoice, FilterGroup } from './filter-choice.tsx';

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/** Narrows the list by how jobs were handed in, where they were found and which resume went with them; only what there is. */
export function FilterKinds({ view, onChange }: Props) {
  const { t } = useLingui();
  const labels = useLabels('jobs', jobFilterFields);
  const counts = useJobChoiceCounts();
  if (!counts) return null;
  const isThere = (count: number | undefined, on: boolean) => on || (count ?? 0) > 0;
  const offered = jobFilterFields
    .toReversed()
    .map((field) => ({
      field,
      choices: Object.entries(jobField(field).choices ?? {}).filter(([choice]) =>
        isThere(counts.choices[field][choice], view[field].includes(choice)),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
  const resumes = counts.resumes.filter(({ id, count }) => isThere(count, view.resumes.includes(id)));
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
          {choices.map(([choice, label]) => (
            <FilterChoice
              key={choice}
              on={view[field].includes(choice)}
              count={counts.choices[field][choice]}
              onChange={() => onChange(toggledChoice(view, field, choice))}
            >
              {label}
            </FilterChoice>
          ))}
        </FilterGroup>
      ))}
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

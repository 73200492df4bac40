import { jobField, jobFilterFields } from '@foothold/core/entities/job/job-entity.ts';
import { useLingui } from '@lingui/react/macro';
import { useJobChoiceCounts } from '../../../data/jobs/job-choice-counts.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { type JobsView, toggledChoice, toggledResume } from '../list/jobs-view.ts';
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

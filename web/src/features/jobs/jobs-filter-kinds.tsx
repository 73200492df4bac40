import { jobSources, submissionMethods } from '@foothold/core/domain/job.ts';
import { useLingui } from '@lingui/react/macro';
import { useJobChoiceCounts } from '../../data/job-choice-counts.ts';
import { FilterChoice, FilterGroup } from './filter-choice.tsx';
import { type JobsView, toggledResume, toggledSource } from './jobs-view.ts';

type Props = { view: JobsView; onChange: (next: JobsView) => void };

/** Narrows the list by how jobs were handed in, where they were found and which resume went with them; only what there is. */
export function FilterKinds({ view, onChange }: Props) {
  const { t } = useLingui();
  const counts = useJobChoiceCounts();
  if (!counts) return null;
  const isThere = (count: number | undefined, on: boolean) => on || (count ?? 0) > 0;
  const methods = Object.entries(submissionMethods).filter(([key]) =>
    isThere(counts.methods[key], view.method === key),
  );
  const sources = Object.entries(jobSources).filter(([key]) =>
    isThere(counts.sources[key], view.sources.includes(key)),
  );
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
      {sources.length > 0 && (
        <FilterGroup title={t`Source`}>
          {sources.map(([key, label]) => (
            <FilterChoice
              key={key}
              on={view.sources.includes(key)}
              count={counts.sources[key]}
              onChange={() => onChange(toggledSource(view, key))}
            >
              {label}
            </FilterChoice>
          ))}
        </FilterGroup>
      )}
      {methods.length > 0 && (
        <FilterGroup title={t`Submitted by`}>
          {methods.map(([key, label]) => (
            <FilterChoice
              key={key}
              on={view.method === key}
              count={counts.methods[key]}
              onChange={() => onChange({ ...view, method: view.method === key ? '' : key })}
            >
              {label}
            </FilterChoice>
          ))}
        </FilterGroup>
      )}
    </>
  );
}

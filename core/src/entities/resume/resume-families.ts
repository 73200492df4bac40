import type { Resume } from './resume.ts';

/** Sorts resumes by title, each followed by its versions, also by title. */
export function inFamilies<T extends Pick<Resume, 'internalId' | 'baseId' | 'title'>>(
  resumes: readonly T[],
): T[] {
  const byTitle = [...resumes].sort(
    (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }) || a.internalId - b.internalId,
  );
  const keys = new Set(resumes.map(({ internalId }) => internalId));
  const versions = Map.groupBy(byTitle, ({ baseId }) =>
    baseId !== null && keys.has(baseId) ? baseId : null,
  );
  return (versions.get(null) ?? []).flatMap((one) => [one, ...(versions.get(one.internalId) ?? [])]);
}

/** The name of a resume in a list: its title, followed by the title of its base unless the version's title contains it. */
export function nameInFamily(
  { baseId, title }: Pick<Resume, 'baseId' | 'title'>,
  resumes: readonly Pick<Resume, 'internalId' | 'title'>[],
): string {
  const base = baseId === null ? undefined : resumes.find(({ internalId }) => internalId === baseId)?.title;
  return base && !title.toLowerCase().includes(base.toLowerCase()) ? `${title} (${base})` : title;
}

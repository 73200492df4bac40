import type { Resume } from './resume.ts';

/** Resumes by title, each followed by its versions by theirs. */
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

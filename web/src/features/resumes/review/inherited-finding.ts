import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { listOf } from '@foothold/core/entities/resume/version-differences.ts';
import type { VersionPlace } from '@foothold/core/entities/resume/version-places.ts';
import type { Finding, ReviewEdit } from '@foothold/core/resume-review/review.ts';
import { pageField } from '../editor/form/field-control.ts';

/**
 * Whether what a finding is about is in the base of a version, as the version has no words of its own there: fixed in
 * the base it is fixed in every version.
 */
export function isInherited(
  { field, fixes }: Pick<Finding, 'field' | 'fixes'>,
  places: readonly VersionPlace[],
  whole: WholeResume,
): boolean {
  const [fix] = fixes;
  if (!fix) {
    // Without a fix only the field of the page is known, which may show two inputs: both dates, degree and subject.
    const shown = places.map(({ path }) => pageField(path, whole).replace(/\/$/, ''));
    return field !== '' && !shown.some((path) => touches(field, path));
  }
  return fix.edits.flatMap(pathsOf).every((path) => !places.some((place) => touches(path, place.path)));
}

function pathsOf(edit: ReviewEdit): string[] {
  if (edit.kind === 'resume') return Object.keys(edit.fields).map((name) => `resume/${name}`);
  if (edit.kind === 'add-item') return [];
  const list = listOf(edit.table);
  const item = `${list}/${edit.id}`;
  if (edit.kind === 'item') return Object.keys(edit.fields).map((name) => `${item}/${name}`);
  return edit.kind === 'move-item' ? [item, `${list}/order`] : [item];
}

/** True where a place of the version is in this path, which may be a whole item, or the path is in the place. */
function touches(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`) || place.startsWith(`${path}/`);
}

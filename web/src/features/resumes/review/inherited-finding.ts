import { listOf } from '@foothold/core/entities/resume/version-differences.ts';
import type { VersionPlace } from '@foothold/core/entities/resume/version-places.ts';
import type { Finding } from '@foothold/core/resume-review/review.ts';

/**
 * Whether what a finding is about stands in the base of a version, as the version has no words of its own there: mended in
 * the base it is mended in every version.
 */
export function isInherited({ field, fixes }: Finding, places: readonly VersionPlace[]): boolean {
  const [fix] = fixes;
  const touched = fix
    ? fix.edits.flatMap((edit): string[] => {
        if (edit.kind === 'resume') return Object.keys(edit.fields).map((name) => `resume/${name}`);
        if (edit.kind === 'add-item') return [];
        const list = listOf(edit.table);
        const item = `${list}/${edit.id}`;
        if (edit.kind === 'item') return Object.keys(edit.fields).map((name) => `${item}/${name}`);
        return edit.kind === 'move-item' ? [item, `${list}/order`] : [item];
      })
    : [field];
  const isOwn = (path: string) =>
    places.some((place) =>
      place.kind === 'own' || path.split('/').length < 3
        ? path === place.path || path.startsWith(`${place.path}/`) || place.path.startsWith(`${path}/`)
        : path === place.path || path.startsWith(`${place.path}/`),
    );
  return touched.every((path) => path !== '' && !isOwn(path));
}

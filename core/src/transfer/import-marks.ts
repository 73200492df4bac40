import { isTooLong, tagLimits, tagsIn } from '../entities/job/job-tags.ts';

/** The tags of a cell, and those that a job cannot take: too long, or too many. */
export function importedTags(cell: string): { tags: string[]; left: string[] } {
  const all = tagsIn(cell);
  const fitting = all.filter((name) => !isTooLong(name));
  const left = [...all.filter(isTooLong), ...fitting.slice(tagLimits.ofJob)];
  return { tags: fitting.slice(0, tagLimits.ofJob), left };
}

/** “4”, “4/5”, “4 of 5 stars” and “★★★★☆” as 4; none and zero are ''; null for anything else. */
export function importedStars(text: string): string | null {
  // A star may carry a sign that asks for its colored drawing.
  const word = text.trim().replaceAll('\ufe0f', '');
  if (word === '') return '';
  if (/^[★⭐☆✩]{1,10}$/u.test(word)) {
    const count = [...word].filter((sign) => sign === '★' || sign === '⭐').length;
    return count > 5 ? null : count === 0 ? '' : String(count);
  }
  const [, figure] = /^([0-5])(?:\.0)?(?: ?(?:\/|of|out of) ?5)?(?: ?stars?)?$/i.exec(word) ?? [];
  if (figure === undefined) return null;
  return figure === '0' ? '' : figure;
}

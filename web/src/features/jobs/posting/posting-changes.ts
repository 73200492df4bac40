import { isSamePostingText, type PostingVersion } from '@foothold/core/entities/job/posting-versions.ts';

/** A change of a posting's text: the version before it and the one after. */
export type PostingChange = { before: PostingVersion; after: PostingVersion };

/** The changes of the text among the versions, newest first; closing and coming back alone are none. */
export function changesOf(versions: readonly PostingVersion[]): PostingChange[] {
  const changes: PostingChange[] = [];
  for (const [at, after] of versions.entries()) {
    const before = versions[at - 1];
    if (before && !isSamePostingText(before.text, after.text)) changes.unshift({ before, after });
  }
  return changes;
}

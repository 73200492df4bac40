import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import type { DiskGuard } from '../disk/disk-guard.ts';
import type { PostingSearch } from '../posting-search/posting-search.ts';
import { followChanges, threadPostingSearch } from '../posting-search/thread-posting-search.ts';

/** The search of a server, saved in its data folder, and what to run every second or two so that it stays near the database. */
export function followedPostings({
  db,
  folder,
  now,
  guard,
}: {
  db: Db;
  folder: string;
  now: () => Date;
  guard: DiskGuard | null;
}): { search: PostingSearch; follow: () => Promise<void> } {
  const search = threadPostingSearch({
    ...{ db, folder: join(folder, 'posting-index'), now },
    ...(guard && { isFull: guard.isFull }),
  });
  return { search, follow: followChanges(search, { db, now }) };
}

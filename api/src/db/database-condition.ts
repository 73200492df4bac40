import type { Db } from './db.ts';

// A page that is not what was written, an index that contradicts itself, a file that is gone, a disk that fails to read.
const damage = /^(?:XX001|XX002|58P01|58030)$/;

/** What is known of the database beyond whether it answers. */
export type DatabaseCondition = { isDamaged(): boolean; isFull(): boolean };

type Options = {
  db: Db;
  /** Receives lines for the person who runs the server. */
  say: (line: string) => void;
  /** Whether the guard of the disk refuses writes; absent: there is none. */
  isFull?: () => boolean;
};

/**
 * Watches what statements fail with: damage stays known until the next start, which checks the whole database; a full
 * disk of PostgreSQL's server is told once for each time it begins.
 */
export function watchDatabase({ db, say, isFull = () => false }: Options): DatabaseCondition & {
  stop(): void;
} {
  let isDamaged = false;
  let wasFull = false;
  const stop = db.observe(({ failure }) => {
    if (failure !== null && damage.test(failure) && !isDamaged) {
      isDamaged = true;
      say(
        `The database is damaged (${failure}): some of what it holds cannot be read, and /api/ready answers 503. ` +
          'Stop Foothold, keep a copy of the data, and look at the copies with `npm run backup -- list`; `npm run backup -- restore NAME` puts one back.',
      );
    }
    if (db.kind !== 'postgres') return;
    if (failure === '53100' && !wasFull)
      say(
        'The disk of PostgreSQL’s server is full: changes are refused with 503, what was saved is safe, and searches go on. Free some space there: it recovers by itself.',
      );
    if (failure === '53100' || failure === null) wasFull = failure === '53100';
  });
  return { isDamaged: () => isDamaged, isFull, stop };
}

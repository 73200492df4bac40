import { postingJobs } from '../ingest/import/posting-reader.ts';
import { pageJobs } from '../modules/capture/page-reader.ts';
import type { ReadingJobs } from '../providers/reading/port.ts';
import { serveJobs } from '../providers/reading/serve-jobs.ts';

/** Words in a text that make its reading go wrong, as nothing that is known to us does. */
const traps: Readonly<Record<string, () => void>> = {
  'never ends': () => {
    for (;;);
  },
  'takes all memory': () => {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(1000).fill(kept.length));
  },
  'ends the process': () => process.exit(7),
  throws: () => {
    throw new Error('a fault of ours');
  },
};

function trapped(jobs: ReadingJobs): ReadingJobs {
  return Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      (input: unknown) => {
        const text = JSON.stringify(input);
        for (const [words, spring] of Object.entries(traps)) if (text.includes(`[[${words}]]`)) spring();
        return job(input);
      },
    ]),
  );
}

serveJobs(trapped({ ...postingJobs, ...pageJobs }));

import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { startOfDay } from '@foothold/core/dates/day-bounds.ts';
import { jobFromPosting } from '@foothold/core/entities/job/job-from-posting.ts';
import { matchKeys } from '@foothold/core/entities/job/job-identity.ts';
import type { JobSearchResult, PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import { formatDistance } from 'date-fns/formatDistance';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { addJob, parsedJob } from './add-job.ts';
import { jobTables } from './job-write.ts';

/** Saves a posting as a job; one that was saved before is answered as it is, with `already` true (docs/spec/readings.md R14). */
export const savePosting = command(
  'savePosting',
  (posting: JobSearchResult | PostingDetail, clock: Clock = systemClock) => {
    const now = clock.now();
    const datePostedFormatted = posting.datePosted
      ? formatDistance(startOf(posting.datePosted), now, { addSuffix: true })
      : '';
    const job = parsedJob({ ...jobFromPosting(posting, now), datePostedFormatted });
    return {
      label: 'jobSaved',
      tables: jobTables,
      clock,
      run: async (writer) => {
        const same = await writer.db.jobs.where('keys.match').anyOf(matchKeys(posting)).primaryKeys();
        if (same[0] !== undefined) return { id: same[0], already: true };
        return { id: await addJob(writer, job, clock), already: false };
      },
    };
  },
);

/** A date began where the person is. */
const startOf = (posted: string) => (isCalendarDate(posted) ? startOfDay(posted, '') : posted);

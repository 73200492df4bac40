import type { Interview, interviewStatuses } from '@foothold/core/entities/interview/interview.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { readRow } from '../rows/read-rows.ts';
import { storedRow } from '../rows/stored-record.ts';

/** One interview, live; null when there is none of that key, or it does not read. */
export function useInterview(id: number): Interview | null | undefined {
  return useOwnQuery(`interview ${id}`, async (db) => {
    const stored = await db.interviews.get(id);
    return stored ? readRow('interviews', stored).record : null;
  });
}

/** Sets where an interview stands (SPEC.md section 4, Interview status). */
export const setInterviewStatus = command(
  'setInterviewStatus',
  (id: number, status: (typeof interviewStatuses)[number], clock: Clock = systemClock) => ({
    label: `Interview ${status.toLowerCase()}`,
    tables: ['interviews'],
    clock,
    run: async (writer) => {
      const interview = await storedRow(writer, 'interviews', id);
      if (interview.status === status) return { id };
      const updatedAt = nextInstant(clock.now(), interview.updatedAt);
      await writer.put('interviews', { ...interview, status, updatedAt });
      return { id };
    },
  }),
);

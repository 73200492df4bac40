import type { Interview, interviewStatuses } from '@foothold/core/domain/interview.ts';
import { nextInstant } from '@foothold/core/domain/record.ts';
import { type Clock, systemClock } from './clock.ts';
import { commit } from './journal.ts';
import { useOwnQuery } from './own-query.ts';
import { readRow } from './read-rows.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';

/** One interview, live; null when there is none of that key, or it does not read. */
export function useInterview(id: number): Interview | null | undefined {
  return useOwnQuery(`interview ${id}`, async (db) => {
    const stored = await db.interviews.get(id);
    return stored ? readRow('interviews', stored).record : null;
  });
}

/** Sets where an interview stands (SPEC.md section 4, Interview status). */
export function setInterviewStatus(
  id: number,
  status: (typeof interviewStatuses)[number],
  clock: Clock = systemClock,
): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      `Interview ${status.toLowerCase()}`,
      ['interviews'],
      async (writer) => {
        const interview = await writer.get('interviews', id);
        if (!interview) throw new Refusal('missing');
        if (interview.status === status) return;
        const updatedAt = nextInstant(clock.now(), interview.updatedAt);
        await writer.put('interviews', { ...interview, status, updatedAt });
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

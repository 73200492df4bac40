import { CalendarEvent } from '@foothold/core/calendar/calendar-event.ts';
import { Interview } from '@foothold/core/entities/interview/interview.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import {
  afterInvitation,
  type InvitationChange,
  interviewOfEvent,
} from '@foothold/core/interviews/invited-interview.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRecord } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

/** To what an invitation is taken. */
export type InvitationTarget = {
  /** A stored interview; null for a new one. The one that an earlier copy came to is found by itself. */
  interviewId: number | null;
  /** The job of a new one, null for none. */
  jobId: number | null;
};

/**
 * Takes an event of a calendar file in: to the interview that an earlier copy of it came to, else to the one that is named,
 * else as a new interview. Answers what it changed; a copy that is older than what is known changes no field.
 */
export const takeInvitation = command(
  'takeInvitation',
  (event: CalendarEvent, { interviewId, jobId }: InvitationTarget, clock: Clock = systemClock) => ({
    label: 'invitationImported',
    tables: ['interviews', 'jobs'],
    clock,
    run: async (writer): Promise<{ id: number; change: InvitationChange }> => {
      const read = CalendarEvent.safeParse(event);
      if (!read.success) throw new Refusal('invalid', { text: read.error.issues[0]?.path.join('.') ?? '' });
      const interview = await targetOf(writer, read.data, interviewId);
      const { fields, change } = afterInvitation(interview, read.data);
      if (change === 'same') return { id: interview?.internalId ?? 0, change };
      if (interview) {
        const updatedAt = nextInstant(clock.now(), interview.updatedAt);
        const sequence = Math.max(interview.sequence + 1, read.data.sequence);
        await writer.put('interviews', { ...interview, ...fields, sequence, updatedAt });
        return { id: interview.internalId, change };
      }
      const job = jobId === null ? null : await storedRecord(writer, 'jobs', jobId);
      const at = clock.now().toISOString();
      const { internalId: _, ...row } = Interview.parse({
        ...fields,
        ...(job && { jobId, jobTitle: job.jobTitle, companyName: job.companyName }),
        ...(!job && { jobTitle: read.data.summary }),
        ...{ uid: clock.newUid(), createdAt: at, updatedAt: at, internalId: 0 },
        sequence: read.data.sequence,
      }) as Interview;
      return { id: await writer.add('interviews', row), change };
    },
  }),
);

async function targetOf(
  writer: Writer,
  event: CalendarEvent,
  interviewId: number | null,
): Promise<Interview | null> {
  const { rows } = readRows('interviews', await writer.db.interviews.toArray());
  const known = interviewOfEvent(event, rows);
  if (known) return known;
  if (interviewId === null) return null;
  return storedRecord(writer, 'interviews', interviewId);
}

import type { CalendarEvent, CalendarProblem, RefusedEvent } from '@foothold/core/calendar/calendar-event.ts';
import type { CalendarReader } from '../../../calendar-files/read-calendar.ts';

/** Why an invitation file was not read; `no-part` where the code that reads it could not be loaded. */
export type InvitationProblem = CalendarProblem | 'no-part' | 'unreadable';

/** What an invitation file says. */
export type InvitationFile =
  | { ok: true; events: CalendarEvent[]; refused: RefusedEvent[] }
  | { ok: false; problem: InvitationProblem };

/** Reads the events of a calendar file, or of the calendar files within an e-mail file. */
export async function readInvitations(file: File, reader: CalendarReader): Promise<InvitationFile> {
  const parts = await Promise.all([
    import('../../../calendar-files/read-calendar.ts'),
    import('../../../calendar-files/parse-calendar.ts'),
    import('../../../calendar-files/mail-calendar.ts'),
  ]).catch(() => null);
  if (!parts) return { ok: false, problem: 'no-part' };
  const [{ readCalendar }, { isCalendar }, { calendarsInMail, mailFileMax }] = parts;
  if (file.size > mailFileMax) return { ok: false, problem: 'too-large' };
  // The browser refuses a file that was moved or changed since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { ok: false, problem: 'unreadable' };
  const text = new TextDecoder().decode(bytes);
  // A mail may hold a calendar in plain sight, under a head that would be read as a part of it.
  const mailed = isCalendar(text.trimStart().slice(0, 40)) ? [] : await calendarsInMail(bytes);
  const texts = mailed.length > 0 || !isCalendar(text) ? mailed : [text];
  const readings = texts.map((one) => readCalendar(one, reader));
  const read = readings.filter((reading) => reading.ok);
  if (read.length > 0)
    return {
      ok: true,
      events: read.flatMap(({ events }) => events),
      refused: read.flatMap(({ refused }) => refused),
    };
  const [failed] = readings;
  return { ok: false, problem: failed && !failed.ok ? failed.problem : 'no-calendar' };
}

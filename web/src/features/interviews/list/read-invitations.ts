import type { CalendarEvent, CalendarProblem, RefusedEvent } from '@foothold/core/calendar/calendar-event.ts';

/** What an invitation file says; `no-part` where the code that reads it could not be loaded. */
export type InvitationFile =
  | { ok: true; events: CalendarEvent[]; refused: RefusedEvent[] }
  | { ok: false; problem: CalendarProblem | 'no-part' };

/** Reads the events of a calendar file, or of the calendar files within an e-mail file. `home`: the person's IANA zone. */
export async function readInvitations(file: File, home: string): Promise<InvitationFile> {
  const parts = await Promise.all([
    import('../../../calendar-files/read-calendar.ts'),
    import('../../../calendar-files/mail-calendar.ts'),
  ]).catch(() => null);
  if (!parts) return { ok: false, problem: 'no-part' };
  const [{ isCalendar, readCalendar }, { calendarsInMail, mailFileMax }] = parts;
  if (file.size > mailFileMax) return { ok: false, problem: 'too-large' };
  const bytes = await file.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  const texts = isCalendar(text.slice(0, 2000)) ? [text] : await calendarsInMail(bytes);
  const readings = texts.map((one) => readCalendar(one, home));
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

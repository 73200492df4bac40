import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { interviewEntry } from '@foothold/core/interviews/interview-entry.ts';
import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { i18n } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import { interviewersOf } from '../../data/interviews/interviewers.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { href } from '../../platform/href.ts';
import { sayIn } from '../../platform/say.ts';
import { MissingWords } from '../../ui/dialogs/opens-later.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';

type Saved = {
  interviews?: readonly Interview[];
  /** Deadlines, follow-ups and tasks, each with its words. */
  marks?: readonly { mark: CalendarMark; title: string }[];
};

/** Writes a calendar file and hands it to the browser's downloads; says what is in it, and how many interviews had no day. */
export async function saveCalendar({ interviews = [], marks = [] }: Saved, name: string): Promise<void> {
  const parts = await Promise.all([
    import('../../calendar-files/write-calendar.ts'),
    import('./mark-entry.ts'),
  ]).catch(() => null);
  if (!parts) return showToast({ text: <MissingWords />, kind: 'error' });
  const [{ writeCalendar }, { markEntry }] = parts;
  const people = await interviewersOf(interviews);
  const held = interviews.flatMap((interview) => {
    const contacts = interview.contactUids.flatMap((uid) => people.get(uid)?.name ?? []);
    const address = absolute(href('/interview/edit/:internalId', { internalId: interview.internalId }));
    const entry = interviewEntry(interview, { address, contacts, say: sayIn(i18n) });
    return entry ? [entry] : [];
  });
  const due = marks.map(({ mark, title }) =>
    markEntry(mark, {
      title,
      address: mark.jobId === null ? '' : absolute(href('/job/edit/:internalId', { internalId: mark.jobId })),
    }),
  );
  if (held.length + due.length === 0)
    return showToast({ text: <NothingDated hasAny={interviews.length > 0} /> });
  const text = writeCalendar([...held, ...due], { name: 'Foothold', now: systemClock.now() });
  saveFile({ name: `${name}.ics`, text, type: 'text/calendar;charset=utf-8' });
  const left = interviews.length - held.length;
  showToast({
    text: (
      <>
        {held.length > 0 && <Plural value={held.length} one="# interview" other="# interviews" />}
        {held.length > 0 && due.length > 0 && ', '}
        {due.length > 0 && <Plural value={due.length} one="# day" other="# days" />}{' '}
        <Trans>in a calendar file. Open it with your calendar.</Trans>
        {left > 0 && (
          <>
            {' '}
            <Plural value={left} one="# without a date is left out." other="# without a date are left out." />
          </>
        )}
      </>
    ),
  });
}

const absolute = (path: string) => new URL(path, window.location.origin).href;

function NothingDated({ hasAny }: { hasAny: boolean }) {
  if (hasAny) return <Trans>Add a date first: without one it cannot go into a calendar.</Trans>;
  return <Trans>Nothing here has a date, so there is nothing to put into a calendar.</Trans>;
}

import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { interviewEntry } from '@foothold/core/interviews/interview-entry.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { interviewersOf } from '../../../data/interviews/interviewers.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { MissingWords } from '../../../ui/dialogs/opens-later.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { interviewPaths } from '../interview-paths.ts';

/** Writes interviews into a calendar file and hands it to the browser's downloads; says how many had no day. */
export async function saveCalendar(interviews: readonly Interview[], name: string): Promise<void> {
  const file = await import('../../../calendar-files/write-calendar.ts').catch(() => null);
  if (!file) return showToast({ text: <MissingWords />, kind: 'error' });
  const address = ({ internalId }: Interview) =>
    new URL(interviewPaths.edit(internalId), window.location.origin).href;
  const people = await interviewersOf(interviews);
  const entries = interviews.flatMap((interview) => {
    const contacts = interview.contactUids.flatMap((uid) => people.get(uid)?.name ?? []);
    const entry = interviewEntry(interview, { address: address(interview), contacts });
    return entry ? [entry] : [];
  });
  if (entries.length === 0)
    return showToast({ text: <Trans>Add a day first: a calendar has no place for it without one.</Trans> });
  const text = file.writeCalendar(entries, { name: 'Foothold', now: systemClock.now() });
  saveFile({ name: `${name}.ics`, text, type: 'text/calendar;charset=utf-8' });
  const left = interviews.length - entries.length;
  showToast({
    text: (
      <>
        <Plural value={entries.length} one="# interview" other="# interviews" />{' '}
        <Trans>in a calendar file. Open it with your calendar.</Trans>
        {left > 0 && (
          <>
            {' '}
            <Plural value={left} one="# without a day is left out." other="# without a day are left out." />
          </>
        )}
      </>
    ),
  });
}

import { calendarDate } from '../../dates/calendar-date.ts';
import {
  applyStatus,
  type JobWithHistory,
  newEntry,
  type RuleContext,
  settle,
  withPresentStatus,
} from './apply-status.ts';
import { correctEntry, inOrder } from './job-history.ts';

/**
 * Sets, moves or clears the date of application (docs/spec/readings.md R12). Setting it makes the job applied, and a job that was
 * not started or in preparation becomes Application Submitted on that date. Moving it corrects the entry it came from.
 * Clearing it ('') clears applied; the status stays. Each is one entry of the history, new or corrected.
 */
export function applyDateApplied(before: JobWithHistory, date: string, context: RuleContext): JobWithHistory {
  const { job } = before;
  if (date === job.dateApplied && job.applied === (date !== '')) return before;
  if (date === '') {
    const history = withPresentStatus(before, context);
    const cleared = {
      kind: 'applied-cleared',
      statusTo: null,
      date: calendarDate(context.now),
      note: '',
    } as const;
    const entry = newEntry(job, cleared, { ...context, after: history });
    return settle({ ...job, dateApplied: '', applied: false }, [...history, entry]);
  }
  const dated = { ...job, dateApplied: date, applied: true };
  if (job.status === 'application-not-started' || job.status === 'application-in-progress') {
    return applyStatus(
      { job: dated, history: before.history },
      { status: 'application-submitted', date },
      context,
    );
  }
  const history = withPresentStatus(before, context);
  const sent = inOrder(history).findLast(
    (entry) =>
      entry.date === job.dateApplied &&
      (entry.statusTo === 'application-submitted' || entry.kind === 'applied'),
  );
  if (sent) {
    const moved = settle(
      dated,
      history.map((entry) => (entry === sent ? correctEntry(entry, { date }) : entry)),
    );
    // A date of application after an answer would make “submitted” the newest entry and undo the answer.
    if (moved.job.status === job.status) return moved;
  }
  const entry = newEntry(
    job,
    { kind: 'applied', statusTo: null, date, note: '' },
    { ...context, after: history },
  );
  return settle(dated, [...history, entry]);
}

import { dateOfText } from '../dates/calendar-date.ts';
import type { StoredDocument } from '../entities/document/stored-file.ts';
import { type Interview, isDebriefed } from '../entities/interview/interview.ts';
import type { JobEvent } from '../entities/job/job-event.ts';
import { inOrder } from '../entities/job/job-history.ts';
import type { Task } from '../entities/task/task.ts';

/** What a timeline needs of a document: never its content. */
export type SentDocument = Pick<StoredDocument, 'internalId' | 'name' | 'kind' | 'dateSent'>;

/** One line of what happened with a job. Only an `event` is edited where it stands. */
export type TimelineEntry = { key: string /** Calendar date. */; date: string } & (
  | { kind: 'event'; event: JobEvent }
  | { kind: 'interview'; interview: Interview }
  | { kind: 'debrief'; interview: Interview }
  | { kind: 'thanks'; interview: Interview }
  | { kind: 'task'; task: Task }
  | { kind: 'document'; document: SentDocument }
);

/** The records of one job that have something to tell with a date. */
export type TimelineSources = {
  events: readonly JobEvent[];
  interviews: readonly Interview[];
  tasks: readonly Task[];
  documents: readonly SentDocument[];
};

/**
 * Everything that happened with a job or is agreed on, newest first: its history, its interviews that have a day, how each
 * went and when thanks for it were sent, the tasks that were done (not the steps of preparing an application), the documents that were sent. On one day the
 * history is first, in its own order; that the job was saved is last, since everything else came after it.
 */
export function jobTimeline({ events, interviews, tasks, documents }: TimelineSources): TimelineEntry[] {
  const told = inOrder(events).reverse();
  const entries: TimelineEntry[] = [
    ...told.map(
      (event) => ({ key: `event ${event.internalId}`, date: event.date, kind: 'event', event }) as const,
    ),
    ...interviews.flatMap((interview): TimelineEntry[] => {
      const { internalId, dateOfInterview, debrief, thankedDate } = interview;
      const entry = <K extends 'interview' | 'debrief' | 'thanks'>(kind: K, date: string) =>
        ({ key: `${kind} ${internalId}`, date: dateOfText(date), kind, interview }) as const;
      return [
        entry('thanks', thankedDate),
        entry('debrief', isDebriefed(debrief) ? debrief.date || dateOfInterview.slice(0, 10) : ''),
        entry('interview', dateOfInterview.slice(0, 10)),
      ];
    }),
    ...tasks
      // The ticks of a checklist would bury what happened.
      .filter((task) => task.done && (task.step === '' || task.step === 'own'))
      .map(
        (task) =>
          ({
            key: `task ${task.internalId}`,
            // Tasks done before the day was kept: the last change is the nearest to it.
            date: task.doneDate || dateOfText(task.updatedAt),
            kind: 'task',
            task,
          }) as const,
      ),
    ...documents.map(
      (document) =>
        ({
          key: `document ${document.internalId}`,
          date: document.dateSent,
          kind: 'document',
          document,
        }) as const,
    ),
  ];
  const dated = entries.filter((entry) => entry.kind === 'event' || entry.date !== '');
  // A stable sort keeps the order of the history within a day.
  return dated.sort((a, b) =>
    a.date === b.date ? Number(isSaving(a)) - Number(isSaving(b)) : a.date < b.date ? 1 : -1,
  );
}

const isSaving = (entry: TimelineEntry) => entry.kind === 'event' && entry.event.kind === 'saved';

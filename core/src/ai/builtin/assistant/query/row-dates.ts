import { calendarDate } from '../../../../dates/calendar-date.ts';
import { isJobStateName, statusesOfState } from './job-states.ts';
import type { Row } from './query-rows.ts';
import type { DateField } from './record-query.ts';

/** The days of a row on which a dated fact is true, newest first; none where it is not known. `states` are those of `status`. */
export function daysOf(row: Row, field: DateField, states: readonly string[] = []): string[] {
  const { job, application, events, interview, task, offer } = row;
  const one = (day: string | null | undefined) => (day ? [day.slice(0, 10)] : []);
  switch (field) {
    case 'applied':
      return one(application?.sentOn);
    case 'saved':
      return job?.dateAdded ? [localDay(job.dateAdded)] : [];
    case 'posted':
      return one(job?.datePosted);
    case 'replied':
      return one(application?.repliedOn);
    case 'heard':
      return one(job?.heardDate);
    case 'status': {
      const statuses = new Set(states.flatMap((name) => (isJobStateName(name) ? statusesOfState(name) : [])));
      const found = events.flatMap(({ kind, statusTo, date }) =>
        kind === 'status' && statusTo && (statuses.size === 0 || statuses.has(statusTo)) ? [date] : [],
      );
      // A job that came with its status has no entry for it.
      return found.length > 0 ? found : job && statuses.has(job.status) ? one(job.statusDate) : [];
    }
    case 'changed':
      return job?.dateUpdated ? [localDay(job.dateUpdated)] : [];
    case 'followed-up':
      return [
        ...new Set([
          ...events.flatMap(({ kind, date }) => (kind === 'follow-up' ? [date] : [])),
          ...one(job?.followedUpDate),
        ]),
      ];
    case 'deadline':
      return one(job?.deadline);
    case 'held':
      return one(interview?.dateOfInterview);
    case 'due':
      return one(task ? task.dueDate : offer ? offer.answerBy : job?.deadline);
    case 'done':
      return one(task?.doneDate);
    case 'answer-by':
      return one(offer?.answerBy);
    case 'received':
      return one(offer?.receivedOn);
  }
}

/** The calendar day of an instant where the person is; a calendar date stays. */
function localDay(text: string): string {
  if (text.length <= 10) return text;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? text.slice(0, 10) : calendarDate(instant);
}

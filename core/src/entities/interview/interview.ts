import * as z from 'zod/mini';
import { CalendarEvent } from '../../calendar/calendar-event.ts';
import { entity } from '../entity.ts';
import {
  degreesField,
  flagField,
  type NewRecord,
  type RecordOf,
  recordFields,
  referenceField,
  textField,
} from '../record.ts';

/** Ways to hold an interview (docs/spec/constants.md, Choices). Stored value and label are the same word here. */
export const interviewTypes = ['Phone', 'Video', 'On-Site', 'Other'] as const;

/** docs/spec/states.md, Interview status; any may follow any other. */
export const interviewStatuses = ['TBD', 'Scheduled', 'Completed', 'Cancelled', 'Rescheduled'] as const;

/** How a question went, by the person's own word; '' while not said. */
export const answerRatings = ['', 'well', 'partly', 'badly'] as const;

const DebriefQuestion = z.object({
  question: z.string(),
  answer: z._default(z.string(), ''),
  went: z._default(z.enum(answerRatings), ''),
});

/** A question of an interviewer, and how answering it went. */
export type DebriefQuestion = z.infer<typeof DebriefQuestion>;

/** What was written down after an interview. */
const Debrief = z.object({
  /** Calendar date it was written on, '' while it was not. */
  date: textField,
  /** How it went as a whole. */
  went: z._default(z.enum(answerRatings), ''),
  questions: z._default(z.array(DebriefQuestion), []),
  impressions: z._default(z.string(), ''),
  /** What to do better next time. */
  better: textField,
});
export type Debrief = z.infer<typeof Debrief>;

/** True where anything was written down. */
export function isDebriefed({ went, questions, impressions, better }: Debrief): boolean {
  return went !== '' || questions.length > 0 || impressions.trim() !== '' || better.trim() !== '';
}

/** Something to ask in an interview. */
const QuestionToAsk = z.object({
  text: z.string(),
  /** What it was suggested for (`questionTopics`), '' for one of the person's own. */
  topic: textField,
});
export type QuestionToAsk = z.infer<typeof QuestionToAsk>;

/** Something of the person's own to get ready for an interview. */
const OwnReady = z.object({ text: z.string(), isDone: flagField });

const interviewShape = {
  ...recordFields,
  companyId: referenceField,
  companyName: textField,
  jobId: referenceField,
  jobTitle: textField,
  /**
   * Wall time `YYYY-MM-DDTHH:mm` in `timeZone`, with the offset of the second one (`-05:00`) where it comes twice and that
   * one is meant; a calendar date while the hour is open; '' when not agreed.
   */
  dateOfInterview: textField,
  /** IANA zone of `dateOfInterview`; '' is the zone the person is in. */
  timeZone: textField,
  interviewers: textField,
  interviewType: z._default(z.string(), 'Phone'),
  contactInfo: textField,
  url: textField,
  notes: textField,
  status: z._default(z.string(), 'TBD'),
  address: textField,
  city: textField,
  state: textField,
  country: textField,
  latitude: degreesField,
  longitude: degreesField,
  location: textField,
  /** Minutes it is to last; 0 where nobody said. */
  durationMinutes: z._default(z.number(), 0),
  /** The contacts who hold it, by `uid`; `interviewers` names those who are no contacts. */
  contactUids: z._default(z.array(z.string()), []),
  /** Rises with each change that a calendar shows (RFC 5545, SEQUENCE). */
  sequence: z._default(z.number(), 0),
  /** The copies of the invitation it came with, oldest first; `newestEvent` says what they say together. */
  invitations: z._default(z.array(CalendarEvent), []),
  /** Other interviews, by `uid`, whose clash with this one is meant. */
  storedClashes: z._default(z.array(z.string()), []),
  questionsToAsk: z._default(z.array(QuestionToAsk), []),
  /** Lines of the checklist that are the person's own. */
  ownReady: z._default(z.array(OwnReady), []),
  /** Other lines of the checklist (`readyKinds`) that the person ticked by hand. */
  ticked: z._default(z.array(z.string()), []),
  debrief: z._default(Debrief, { date: '', went: '', questions: [], impressions: '', better: '' }),
  /** The thank-you letter as it is written, '' while there is none. */
  thanks: textField,
  /** Calendar date on which thanks were sent, '' for none. */
  thankedDate: textField,
};

/** An interview (docs/spec/entities.md, Interview). */
export const Interview = z.looseObject(interviewShape);
export type Interview = RecordOf<typeof interviewShape>;
export type NewInterview = NewRecord<Interview>;

/** An interview; it outlives the job and the company it was for. */
export const interviewEntity = entity({
  schema: Interview,
  names: { one: 'interview', many: 'interviews' },
  indexes: { 1: '++internalId, uid, updatedAt, dateOfInterview, jobId, companyId' },
  references: { jobId: { to: 'jobs', hold: 'free' }, companyId: { to: 'companies', hold: 'free' } },
  clearing: 'clears',
  knownBy: ['jobTitle', 'companyName'],
  fields: {
    interviewType: { label: 'Kind', kind: 'choice', choices: labelled(interviewTypes), form: 'interview' },
    status: { label: 'Status', kind: 'choice', choices: labelled(interviewStatuses), form: 'interview' },
    interviewers: { label: 'Interviewers', kind: 'line', form: 'interview' },
    url: { label: 'Link of the call', kind: 'link', form: 'interview' },
    contactInfo: { label: 'Phone or contact', kind: 'line', form: 'interview' },
    location: { label: 'Place', kind: 'line', form: 'interview' },
    address: { label: 'Street', kind: 'line', form: 'interview' },
    city: { label: 'City', kind: 'line', form: 'interview' },
    state: { label: 'State', kind: 'line', form: 'interview' },
    country: { label: 'Country', kind: 'line', form: 'interview' },
    notes: { label: 'Notes', kind: 'text', form: 'interview' },
  },
});

function labelled<T extends string>(values: readonly T[]): Record<T, T> {
  return Object.fromEntries(values.map((value) => [value, value])) as Record<T, T>;
}

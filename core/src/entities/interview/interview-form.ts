import * as z from 'zod/mini';
import { isCalendarDate } from '../../dates/calendar-date.ts';
import { exactWallTimeAt, instantOfWallTime, isTimeZone } from '../../dates/wall-time.ts';
import { rule } from '../../text/form-rule.ts';
import { dateField, lineField, linkField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { type Interview, interviewStatuses, interviewTypes } from './interview.ts';

/** Longest interview, minutes: a day of assessments. */
export const durationMax = 1440;

const clock = z
  .string()
  .check(
    rule((value: string) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value), formProblem('time')),
  );

/** The fields of an interview that a person edits, with the sentence each shows when it cannot be saved. */
export const InterviewForm = z
  .object({
    jobId: z.nullable(z.number()),
    jobTitle: lineField,
    companyName: lineField,
    /** Calendar date, '' while none is agreed. */
    date: dateField,
    /** `HH:mm`, '' while no hour is agreed. */
    time: clock,
    /** The offset from UTC of the second of two times that clocks show alike (`-05:00`), '' for the first. */
    offset: z.string(),
    timeZone: z.string().check(rule(isTimeZone, formProblem('time-zone'))),
    durationMinutes: z
      .number()
      .check(
        rule(
          (value: number) => Number.isInteger(value) && value >= 0 && value <= durationMax,
          formProblem('minutes', { most: durationMax }),
        ),
      ),
    interviewType: z.enum(interviewTypes),
    status: z.enum(interviewStatuses),
    interviewers: lineField,
    contactUids: z.array(z.string()),
    url: linkField,
    contactInfo: lineField,
    location: lineField,
    address: lineField,
    city: lineField,
    state: lineField,
    country: lineField,
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    notes: longTextField,
  })
  .check(
    rule(({ time, date }) => time === '' || date !== '', formProblem('day-of-time'), ['date']),
    rule(({ jobTitle, companyName }) => `${jobTitle}${companyName}`.trim() !== '', formProblem('with-whom'), [
      'companyName',
    ]),
  );
export type InterviewFormValues = z.infer<typeof InterviewForm>;

/** The values of a form from a stored interview; a stored value that is no choice becomes the usual one. */
export function interviewValues(interview: Interview): InterviewFormValues {
  const { dateOfInterview, timeZone, interviewType, status } = interview;
  const date = dateOfInterview.slice(0, 10);
  const values = Object.fromEntries(
    Object.keys(InterviewForm.shape).map((field) => [field, interview[field as keyof Interview]]),
  ) as InterviewFormValues;
  return {
    ...values,
    date: isCalendarDate(date) ? date : '',
    time: dateOfInterview.slice(11, 16),
    offset: dateOfInterview.slice(16),
    timeZone: isTimeZone(timeZone) ? timeZone : '',
    interviewType: interviewTypes.find((type) => type === interviewType) ?? 'Other',
    status: interviewStatuses.find((one) => one === status) ?? 'TBD',
  };
}

/** The stored fields of what a form holds. */
export function interviewFields({
  date,
  time,
  offset,
  ...fields
}: InterviewFormValues): Omit<InterviewFormValues, 'date' | 'time' | 'offset'> &
  Pick<Interview, 'dateOfInterview'> {
  const wall = `${date}T${time}`;
  // An offset of another day, hour or zone says nothing of this one.
  const meant = offset === '' ? null : instantOfWallTime(`${wall}${offset}`, fields.timeZone);
  return {
    ...fields,
    dateOfInterview: time === '' ? date : meant ? exactWallTimeAt(meant, fields.timeZone) : wall,
  };
}

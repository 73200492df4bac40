import { daysBetween } from '../../../../dates/calendar-date.ts';
import { singular } from '../../../../entities/occupation/occupation-title.ts';
import { isOpenOffer } from '../../../../entities/offer/offer.ts';
import { greatCircleKm } from '../../../../geography/commute.ts';
import { kmPerMile } from '../../../../geography/distance-text.ts';
import { foldPlaceName } from '../../../../geography/place-name.ts';
import { regionName } from '../../../../geography/region.ts';
import { isInterviewOver } from '../../../../interviews/interview-over.ts';
import { foldCompanyName, foldText } from '../../../../text/company-name.ts';
import { dateFormat } from '../../../../text/formats.ts';
import type { AssistantData } from '../assistant-data.ts';
import { isInState, isJobStateName } from './job-states.ts';
import { pointOfPlace } from './near-place.ts';
import type { Row } from './query-rows.ts';
import { type Condition, isDateField } from './record-query.ts';
import { daysOf } from './row-dates.ts';
import { regionsOfStates } from './us-regions.data.ts';

/** Whether a row fulfills a condition, before `not` turns it around. */
export function testOf(condition: Condition, data: AssistantData): (row: Row) => boolean {
  const { field, values, from, to } = condition;
  if (isDateField(field))
    return (row) =>
      daysOf(row, field, values).some((day) => (from === '' || day >= from) && (to === '' || day <= to));
  const any = (test: (row: Row, value: string) => boolean) => (row: Row) =>
    values.some((value) => test(row, value));
  switch (field) {
    case 'state':
      return any(
        ({ job, application }, value) =>
          job !== null && isJobStateName(value) && isInState(value, job, application),
      );
    case 'reply-days':
      return ({ application }) => {
        if (!application?.sentOn || !application.repliedOn) return false;
        const days = daysBetween(application.sentOn, application.repliedOn);
        return days >= (condition.least ?? 0) && days <= (condition.most ?? Number.POSITIVE_INFINITY);
      };
    case 'pay':
      return (row) => isPayWithin(row, condition);
    case 'place':
      return any(isAtPlace);
    case 'near':
      return nearTest(condition, data);
    case 'company':
      return any((row, value) =>
        companiesOf(row).some((name) => foldCompanyName(name) === foldCompanyName(value)),
      );
    case 'title':
      return any(({ job, interview }, value) => hasWords(job?.jobTitle ?? interview?.jobTitle ?? '', value));
    case 'text':
      return any((row, value) => hasWords(textOf(row), value));
    case 'tag':
      return any(({ job }, value) => (job?.tags ?? []).some((tag) => foldText(tag) === foldText(value)));
    case 'stars':
      return ({ job }) => {
        const stars = Number(job?.excitement) || 0;
        return stars > 0 && stars >= (condition.least ?? 0) && stars <= (condition.most ?? 5);
      };
    case 'source':
      return any(({ job }, value) => job?.source === value);
    case 'method':
      return any(({ job }, value) => job?.submissionMethod === value);
    case 'type':
      return any(({ job }, value) => job?.jobType === value);
    case 'has':
      return any((row, value) => hasFact(row, value, data));
    case 'kind':
      return any(({ interview }, value) => interview?.interviewType === value);
    case 'interview-state':
      return any((row, value) => isInterviewState(row, value, data));
    case 'task-state':
      return any((row, value) => isTaskState(row, value, data));
    case 'offer-state':
      return any(
        ({ offer }, value) =>
          offer !== undefined && (value === 'open' ? isOpenOffer(offer) : offer.status === value),
      );
    case 'role':
      return any(({ contact }, value) => foldText(contact?.role ?? '').includes(value));
    case 'person':
      return any((row, value) => isOfPerson(row, value, data));
  }
}

/** Pay of a row in US dollars a year; null where none is noted. */
export function payOfRow({ job }: Row): { least: number; most: number } | null {
  const least = job?.pay?.yearlyMin ?? job?.pay?.yearlyMax ?? null;
  const most = job?.pay?.yearlyMax ?? job?.pay?.yearlyMin ?? null;
  return least === null || most === null ? null : { least: least / 100, most: most / 100 };
}

/** The top of a range counts for “at least”, both ends lie within a span, and what is under an amount is so as a whole. */
function isPayWithin(row: Row, { least, most }: Condition): boolean {
  const pay = payOfRow(row);
  if (pay === null) return false;
  if (least !== null && most !== null) return pay.least >= least - 0.5 && pay.most <= most + 0.5;
  if (least !== null) return pay.most >= least;
  return most === null || pay.most <= most;
}

const hasWords = (text: string, value: string) => {
  const words = new Set(
    foldText(text)
      .split(' ')
      .flatMap((word) => [word, word.length < 4 ? word : singular(word)]),
  );
  return foldText(value)
    .split(' ')
    .every((word) => words.has(word) || words.has(word.length < 4 ? word : singular(word)));
};

const companiesOf = ({ job, interview, offer, contact }: Row) =>
  [job?.companyName, interview?.companyName, offer?.companyName, contact?.companyName].flatMap(
    (name) => name || [],
  );

function textOf({ job, interview, task, contact }: Row): string {
  const ofJob = job
    ? [job.jobTitle, job.companyName, job.location, job.notes, job.contactInfo, ...(job.tags ?? [])]
    : [];
  const own = [
    interview?.notes,
    interview?.interviewers,
    task?.title,
    task?.notes,
    contact?.name,
    contact?.role,
    contact?.notes,
  ];
  return [
    ...(task || contact || interview ? own : ofJob),
    ...(interview ? [interview.jobTitle, interview.companyName] : []),
  ].join(' ');
}

/** “OH”, “Columbus”, “midwest” or “remote” as the place of a row; of an interview the place where it is held counts first. */
function isAtPlace({ job, interview, contact }: Row, value: string): boolean {
  const isHere = interview !== undefined && (interview.city !== '' || interview.location !== '');
  const place = isHere ? interview : contact && !job ? null : job;
  if (!place) return false;
  const location = foldPlaceName(place.location ?? '');
  if (value === 'remote') return /\bremote\b/.test(location) || location === 'work from home';
  const states = Object.hasOwn(regionsOfStates, value) ? (regionsOfStates[value] ?? '').split(' ') : [value];
  const state = (place.state ?? '').toUpperCase();
  if (state && states.includes(state)) return true;
  if (value.length > 2 && foldPlaceName(place.city ?? '') === foldPlaceName(value)) return true;
  if (place.city || state)
    return value.length > 2 && foldPlaceName(place.state ?? '') === foldPlaceName(value);
  const names = states.flatMap((one) =>
    one.length === 2 ? [one.toLowerCase(), foldPlaceName(regionName('US', one))] : [foldPlaceName(one)],
  );
  return names.some((name) => name !== '' && ` ${location} `.includes(` ${name} `));
}

function nearTest({ values, most }: Condition, data: AssistantData): (row: Row) => boolean {
  const points = values.flatMap((value) => pointOfPlace(value, data) ?? []);
  return (row) => {
    if (values.some((value) => isAtPlace(row, value))) return true;
    const { latitude, longitude } = row.interview?.latitude != null ? row.interview : (row.job ?? {});
    if (latitude == null || longitude == null) return false;
    return points.some(
      (point) => greatCircleKm(point, { lat: latitude, lng: longitude }) <= (most ?? 0) * kmPerMile,
    );
  };
}

function hasFact(row: Row, value: string, data: AssistantData): boolean {
  const { job, application, events } = row;
  const ofJob = <T extends { jobId: number | null }>(list: readonly T[]) =>
    list.some(({ jobId }) => jobId !== null && jobId === job?.internalId);
  switch (value) {
    case 'pay':
      return (job?.salary ?? '') !== '';
    case 'deadline':
      return (job?.deadline ?? '') !== '';
    case 'notes':
      return (row.interview ?? row.contact ?? row.task ?? job)?.notes?.trim() !== '';
    case 'task':
      return ofJob(data.tasks.filter(({ done }) => !done));
    case 'contact':
      return (
        ofJob(data.contacts) ||
        data.contacts.some(
          ({ companyName }) =>
            companyName !== '' && foldCompanyName(companyName) === foldCompanyName(job?.companyName ?? ''),
        )
      );
    case 'interview':
      return (
        application?.interviewed === true ||
        ofJob(data.interviews.filter(({ status }) => status !== 'Cancelled'))
      );
    case 'offer':
      return job?.status === 'offer-pending' || ofJob(data.offers.filter(isOpenOffer));
    case 'resume':
      return job?.resumeId != null;
    case 'letter':
      return (job?.coverLetter ?? '').trim() !== '';
    case 'tag':
      return (job?.tags ?? []).length > 0;
    case 'stars':
      return (job?.excitement ?? '') !== '';
    case 'followed-up':
      return (job?.followedUpDate ?? '') !== '' || events.some(({ kind }) => kind === 'follow-up');
    default:
      return false;
  }
}

function isInterviewState({ interview }: Row, value: string, { now, today }: AssistantData): boolean {
  if (!interview) return false;
  const { dateOfInterview: date, status } = interview;
  const isOver =
    isInterviewOver(interview, { now, home: dateFormat().resolvedOptions().timeZone }) ||
    (date !== '' && date.slice(0, 10) < today);
  if (value === 'no-date') return date === '' && status !== 'Completed';
  return value === 'past' ? isOver : date !== '' && !isOver;
}

function isTaskState({ kind, task, job }: Row, value: string, { today }: AssistantData): boolean {
  if (value === 'deadline') return kind === 'job' || task?.kind === 'deadline';
  if (value === 'done') return task?.done === true;
  if (value === 'open') return !task?.done;
  const due = task ? task.dueDate : (job?.deadline ?? '');
  return due !== '' && due < today && !task?.done;
}

function isOfPerson({ contact, interview, job }: Row, value: string, { contacts }: AssistantData): boolean {
  const name = foldText(value);
  if (contact) return foldText(contact.name) === name;
  if (interview && foldText(interview.interviewers).includes(name)) return true;
  return contacts.some(
    (one) => foldText(one.name) === name && one.jobId !== null && one.jobId === job?.internalId,
  );
}

import { type CalendarDate, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { letterContact } from '@foothold/core/entities/letter/letter-contact.ts';
import type { LetterFacts } from '@foothold/core/entities/letter/letter-facts.ts';
import { letterLanguage } from '@foothold/core/typesetting/letter-language.ts';
import { type LetterContent, letterRecipient } from '@foothold/core/typesetting/letter-page.ts';
import { type Paper, papers } from '@foothold/core/typesetting/resume-look.ts';
import type { LetterContext, LetterFields } from '../../../data/letters/letters.ts';

type Written = {
  job: Job;
  around: LetterContext;
  fields: LetterFields;
  today: CalendarDate;
  /** The usual paper of the region. */
  paper: Paper;
};

/** What is known while a letter is written. */
export function letterFactsOf({ job, around, fields, today, paper }: Written): LetterFacts {
  const { resume, company } = around;
  const own = papers.find((one) => one === resume?.resume.paper) ?? paper;
  return {
    job,
    company,
    contact: letterContact(around.contacts, fields.contactUid),
    resume,
    language: letterLanguage(fields.coverLetter, fields.language, resume?.resume.language ?? '', own),
    today: around.sentOn !== '' && isCalendarDate(around.sentOn) ? around.sentOn : today,
  };
}

/** What appears on the page of a letter. */
export function letterContentOf(facts: LetterFacts, { coverLetter, recipient }: LetterFields): LetterContent {
  return {
    text: coverLetter,
    recipient: recipient.trim() === '' ? letterRecipient(facts) : recipient,
    date: facts.today,
    subject: [facts.job.jobTitle, facts.job.companyName].filter(Boolean).join(', '),
    language: facts.language,
    resume: facts.resume,
  };
}

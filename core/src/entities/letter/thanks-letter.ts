import { dateWords } from '../../dates/calendar-date.ts';
import type { Interview } from '../interview/interview.ts';
import type { LetterFacts } from './letter-facts.ts';
import { fillLetter } from './letter-fill.ts';

/** Most questions that are taken up again: a letter of thanks is short. */
const maxTaken = 2;

/**
 * The draft of a letter of thanks, of what the person wrote down: whom they met and when, and what they could answer better.
 * It claims nothing: what only they can say stays a place to fill in. `names` are those who held the interview.
 */
export function thanksDraft(
  interview: Pick<Interview, 'dateOfInterview' | 'debrief' | 'jobTitle' | 'companyName'>,
  names: readonly string[],
  { resume, today }: Pick<LetterFacts, 'resume' | 'today'>,
): string {
  const { dateOfInterview, debrief, jobTitle, companyName } = interview;
  const day = dateWords(dateOfInterview.slice(0, 10), 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  const held = dateOfInterview.slice(0, 10) === today ? 'today' : day && `on ${day}`;
  const again = debrief.questions
    .filter(({ went }) => went === 'badly' || went === 'partly')
    .slice(0, maxTaken);
  const about = [jobTitle.trim() && ' about the {job title} position', companyName.trim() && ' at {company}'];
  const text = [
    '{greeting}',
    `Thank you for taking the time to talk with me${held && ` ${held}`}${about.filter(Boolean).join('')}.`,
    '{? Something they told you that stayed with you, and why}',
    ...again.map(
      ({ question, answer }) =>
        `You asked me: “${plain(question)}” I would like to add to my answer: ${plain(answer) ? `{? Your better answer; you noted: ${short(answer)}}` : '{? your better answer}'}`,
    ),
    'After our conversation I can say that I would be glad to do this work. If you need anything else from me, please let me know.',
    'Kind regards,\n{my name}',
  ].join('\n\n');
  const contact = names.length > 0 ? { name: new Intl.ListFormat('en-US').format(names), role: '' } : null;
  const job = { jobTitle, companyName, location: '' };
  return fillLetter(text, { job, company: null, contact, resume, language: 'en', today });
}

/** On one line, and without braces, which would begin a place to fill in. */
const plain = (text: string) =>
  text.replaceAll('{', '(').replaceAll('}', ')').split(/\s/).filter(Boolean).join(' ');

/** Letters of a note that a place to fill in shows. */
const maxShown = 100;

function short(text: string): string {
  const line = plain(text);
  return line.length > maxShown ? `${line.slice(0, maxShown).trimEnd()}…`.toWellFormed() : line;
}

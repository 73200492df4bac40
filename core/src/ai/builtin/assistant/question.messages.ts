import { messages } from '../../../text/messages.ts';

/** Questions that can be pressed, or typed as they are here; `{name}` is a job, a company or a word. */
export const questionTexts = messages('assistant-question', {
  'due-week': 'What is due this week?',
  late: 'What is late?',
  deadlines: 'Which deadlines are coming up?',
  applied: 'Did I apply at {name}?',
  'waiting-long': 'Which jobs are waiting for an answer, and how long?',
  waiting: 'Which jobs wait for an answer?',
  'next-interview': 'When is my next interview?',
  'interviews-week': 'Which interviews do I have this week?',
  sources: 'Which source replies?',
  'sent-month': 'How many applications did I send this month?',
  'by-status': 'How many jobs do I have, by status?',
  rejected: 'Which jobs were rejected?',
  'not-applied': 'Which jobs have I not applied to yet?',
  state: 'Where does {name} stand, and what comes next?',
  people: 'Who do I know at {name}?',
  'follow-up': 'Who should I follow up with?',
  offers: 'Which offers wait for my answer?',
  yesterday: 'What did I do yesterday?',
  find: 'Find {name} in my jobs',
  'import-resume': 'How do I import my resume?',
  'no-answers': 'Why do I get no answers?',
  about: 'What can you do?',
  narrow: 'Is my search too narrow?',
  'more-words': 'Which words would find more postings?',
  without: 'Without “{name}”',
  rather: 'Rather: {name}',
});

/** The name of a question. */
export type QuestionName = Parameters<typeof questionTexts>[0];

import { messages } from '../../../text/messages.ts';

/** What is said where no record answers. */
export const adviceTexts = messages('assistant-advice', {
  thanks: 'You are welcome.',
  about:
    'I answer from what you saved here: jobs, applications, interviews, tasks, offers and people. I work by rules on this device; what you ask stays on it.',
  'about-notes':
    'I can also note something to do (“Remind me to call Jane on Friday”), a note (“Add a note to Lakeside: ask about parking”) and a status (“Mark Lakeside as rejected”). You see each first, and nothing is written before your yes.',
  safe: 'What you save here is stored in this browser, on this device; this site does not have it. A backup is one file of all of it, for another device or in case this one breaks.',
  decide:
    'That is yours to decide, and I will not guess. Compare offers shows them side by side, with your present job: pay a year, what is left each month, days on site, and what matters to you, with the questions that are still open.',
  start:
    'Three things get it going: bring your resume, search once in your own words and save what you like, and say where you live. From then on Work shows what comes next.',
  resume:
    'The review checks a resume by rules, with each place and its reason; how it fits a job is on the page of that job.',
  which:
    'That is yours to choose; what helps is how well your resume fits each. The list of jobs has a column and a filter for the fit, in one of five words, and the page of a job shows why.',
  enough:
    'Nobody can tell from outside how likely a job is, and I will not guess. This is what your own applications say:',
  send: 'I send nothing, call nobody and apply nowhere: that is up to you. Contacts has the numbers and addresses you noted, and the letter of a job is written on its own page.',
  talk: 'Practice asks interview questions that fit a job and looks your answers over. The page of an interview keeps who you meet, where, and what to bring.',
  wages:
    'I have no figures on pay in general. Career counseling has them for every occupation, by state and city, with their sources.',
  career:
    'I have no figures on work in general. Career counseling has them, by rules and with their sources: what work is near yours, what it pays where you live, how it grows, and the ways in. Career coaching makes a plan of weeks from them.',
  'none-sent':
    'You noted no applications yet, so I cannot see where they stop. Once you note them, I count which get answers.',
  stops:
    'I cannot see why, but your records show where it stops. {sent, plural, one {Of {sent} application} other {Of {sent} applications}} {heard, plural, one {{heard} was heard back from} other {{heard} were heard back from}}, and {interviewed} led to an interview.',
  few: 'That is too few to judge by: a week or two of silence is usual.',
  'interviews-come': 'Interviews come. If offers do not, practice is where to look first.',
  'answers-come':
    'Answers come, but few interviews: look at how well the resume fits each job, on the page of the job.',
  'no-answers':
    'Most are not answered at all: look at the words of the resume (the review marks them), at how well it fits each job, and at whether the search is wide enough (the search coach counts that).',
  postings:
    'I look through what you saved here, not through open postings. Job Search does that; it reads place, pay and kind of work from your words:',
});

/** The name of what is said. */
export type AdviceText = Parameters<typeof adviceTexts>[0];

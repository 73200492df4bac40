import { messages } from '../../../text/messages.ts';

/** Sentences that lead to the screen of a topic, by its name. */
export const howToTexts = messages('assistant-how-to', {
  undo: 'Undo takes back a change, also one of days ago: it stands in the history under Settings, and in the message right after the change.',
  clear: 'Settings has “Clear all data”. It offers a backup first, and can be undone until the tab closes.',
  backup: 'Settings makes a backup of everything in one file, and restores one.',
  export: 'Settings saves your jobs as a CSV file for a spreadsheet, and everything as a backup.',
  'import-jobs':
    'Settings takes jobs from a CSV file of any tracker or spreadsheet, and shows first what it read.',
  'resume-review': 'The review looks a resume over by rule and marks what there is to mend.',
  'resume-print': 'Open the resume: it saves as PDF or Word document, and prints from there.',
  'resume-import':
    'Import resume reads a PDF, Word file or scan and shows beside the page what it took from it.',
  resumes: 'Resumes lists yours; each can have versions for single jobs.',
  'thank-you': 'After an interview its “How it went” screen has a thank-you letter to fill in.',
  letter: 'Open the job: its letter starts from your own material, beside the page it prints on.',
  practice: 'Practice draws interview questions that fit a job and looks your answers over by rule.',
  'compare-offers':
    'Compare offers sets them side by side: pay of a year, what is left of a month, what matters to you.',
  'compare-places': 'Compare places shows what is left of a month where you may live.',
  'add-interview':
    'Interviews has “Add interview”; an invitation from an e-mail or a calendar file works too.',
  'change-status':
    'Press the status of a job in its list or on the board, and choose another; the day can be set there.',
  capture:
    'Add a job by its link or text; the browser extension and “Share” on a phone hand a posting over. Search results are saved by one press.',
  delete:
    'Open the record or tick it in its list, and choose Delete. Undo brings it back. I delete nothing myself.',
  profile: 'Profile has your account and the devices that are signed in.',
  home: 'Location holds where you start from; distances and commutes are counted from there.',
  map: 'Jobs on a map shows your jobs where they are.',
  cities: 'Cities has wages, rents and more of each; Compare places sets some side by side.',
  contacts: 'Contacts lists everybody you noted at your jobs.',
  reminders: 'Settings turns reminders on, for this device.',
  search: 'Job search finds postings by words, place, pay and age, and keeps a search under a name.',
  companies: 'Companies lists those you keep; research is on the page of each.',
  tasks: 'Work lists what to do next; a step is added there or on the job.',
  settings:
    'Settings has the look, the colors and your own fields. Letters grow with the zoom of the browser (Ctrl and +).',
  help: 'Support tells how to reach somebody.',
});

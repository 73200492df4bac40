import { messages } from '../../../text/messages.ts';

/** Sentences that lead to the screen of a topic, by its name. */
export const howToTexts = messages('assistant-how-to', {
  undo: 'Undo takes back a change, even days later: find it in the history under Settings, or in the message right after the change.',
  clear: 'Settings has “Clear all data”. It offers a backup first, and can be undone until the tab closes.',
  backup: 'Settings saves a backup of everything in one file, and restores one.',
  export: 'Settings saves your jobs as a CSV file for a spreadsheet, and everything as a backup.',
  'import-jobs':
    'Settings takes jobs from a CSV file of any tracker or spreadsheet, and shows first what it read.',
  'resume-review': 'The review checks a resume by rules and marks what to fix.',
  'resume-print': 'Open the resume: it saves as PDF or Word document, and prints from there.',
  'resume-import': 'Import resume reads a PDF, Word file or scan and shows next to the page what it read.',
  resumes: 'Resumes lists yours; each can have versions for single jobs.',
  'thank-you': 'After an interview its “How it went” screen has a thank-you letter to fill in.',
  letter: 'Open the job: its letter starts from your own material, beside the page it prints on.',
  practice: 'Practice draws interview questions that fit a job and looks your answers over by rule.',
  'compare-offers':
    'Compare offers shows them side by side: pay a year, what is left each month, what matters to you.',
  'compare-places': 'Compare places shows what is left of a month where you may live.',
  'add-interview':
    'Interviews has “Add interview”; an invitation from an e-mail or a calendar file works too.',
  'change-status':
    'Press the status of a job in its list or on the board, and choose another; the day can be set there.',
  capture:
    'Add a job by its link or text, with the browser extension, or by “Share” on a phone. One press saves a search result.',
  delete:
    'Open the record or tick it in its list, and choose Delete. Undo brings it back. I delete nothing myself.',
  profile: 'Profile has your account and the devices that are signed in.',
  home: 'Location holds where you start from; distances and commutes are counted from there.',
  map: 'Jobs on a map shows your jobs where they are.',
  cities: 'Cities has wages, rents and more of each; Compare places sets some side by side.',
  contacts: 'Contacts lists everyone you noted at your jobs.',
  reminders: 'Settings turns reminders on, for this device.',
  search: 'Job search finds postings by words, place, pay and age, and keeps a search under a name.',
  companies: 'Companies lists those you saved; research is on the page of each.',
  tasks:
    'Open the job and choose “Add task” under “Next step”. Work shows it on its day, with everything else that is due.',
  settings:
    'Settings has the language, the look, the colors and your own fields. Letters grow with the zoom of the browser (Ctrl and +).',
  help: 'Support says how to reach a person.',
});

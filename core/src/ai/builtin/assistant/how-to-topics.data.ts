/** What somebody may want to do, by words of it; `says` is a sentence that leads to the screen. The first that fits counts. */
export const howToTopics = {
  undo: {
    phrases: [
      'undo',
      'get|bring * back|deleted',
      'restore * deleted',
      'took|take|taking * back',
      'by mistake',
      'recover',
    ],
    says: 'Undo takes back a change, also one of days ago: it stands in the history under Settings, and in the message right after the change.',
  },
  clear: {
    phrases: [
      'start over',
      'clean slate',
      'delete|erase|clear|remove everything',
      'delete|erase|clear|remove all my data|things|records',
      'wipe|reset',
      'fresh start',
    ],
    says: 'Settings has “Clear all data”. It offers a backup first, and can be undone until the tab closes.',
  },
  backup: {
    phrases: [
      'back up',
      'backup|backups',
      'save|keep * copy|safe|data',
      'restore',
      'another|new computer|phone|device|browser',
      'move my data',
    ],
    says: 'Settings makes a backup of everything in one file, and restores one.',
  },
  export: {
    phrases: ['export|exporting|csv', 'spreadsheet|excel * out', 'download|print * jobs|data|list'],
    says: 'Settings saves your jobs as a CSV file for a spreadsheet, and everything as a backup.',
  },
  'import-jobs': {
    phrases: [
      'import|upload|bring|load * jobs|spreadsheet|csv|excel|tracker|list',
      'from a|my spreadsheet|excel|tracker',
    ],
    says: 'Settings takes jobs from a CSV file of any tracker or spreadsheet, and shows first what it read.',
  },
  'resume-review': {
    phrases: [
      'review|check|improve|proofread|mistakes|better|typos * resume',
      'resume * mistakes|better|review|checked|errors|improve|typos',
    ],
    says: 'The review looks a resume over by rule and marks what there is to mend.',
  },
  'resume-print': {
    phrases: ['print|download|pdf|save * resume', 'resume * print|printed|pdf|word'],
    says: 'Open the resume: it saves as PDF or Word document, and prints from there.',
  },
  'resume-import': {
    phrases: ['upload|import|bring|add|load|scan * resume', 'resume * upload|import|in|into'],
    says: 'Import resume reads a PDF, Word file or scan and shows beside the page what it took from it.',
  },
  resumes: {
    phrases: ['resume|resumes'],
    says: 'Resumes lists yours; each can have versions for single jobs.',
  },
  'thank-you': {
    phrases: ['thank|thanks'],
    says: 'After an interview its “How it went” screen has a thank-you letter to fill in.',
  },
  letter: {
    phrases: ['cover letter|letters', 'letter', 'write|draft|make * letter'],
    says: 'Open the job: its letter starts from your own material, beside the page it prints on.',
  },
  practice: {
    phrases: [
      'practice|practise|practicing|rehearse|mock',
      'prepare * interview|interviews',
      'interview questions',
    ],
    says: 'Practice draws interview questions that fit a job and looks your answers over by rule.',
  },
  'compare-offers': {
    phrases: ['compare|comparing * offer|offers', 'offers * compare', 'enter|add|note|put * offer'],
    says: 'Compare offers sets them side by side: pay of a year, what is left of a month, what matters to you.',
  },
  'compare-places': {
    phrases: ['compare * cities|places', 'cost of living', 'afford'],
    says: 'Compare places shows what is left of a month where you may live.',
  },
  'add-interview': {
    phrases: ['add|enter|schedule|put|note|create|set * interview|interviews|appointment'],
    says: 'Interviews has “Add interview”; an invitation from an e-mail or a calendar file works too.',
  },
  'change-status': {
    phrases: ['change|set|move|mark|update * status|applied|rejected|interview|stage', 'mark * applied'],
    says: 'Press the status of a job in its list or on the board, and choose another; the day can be set there.',
  },
  capture: {
    phrases: [
      'add|save|bring|capture|get|enter * job|jobs|posting',
      'extension',
      'from * phone|linkedin|indeed|website|site',
    ],
    says: 'Add a job by its link or text; the browser extension and “Share” on a phone hand a posting over. Search results are saved by one press.',
  },
  delete: {
    phrases: ['delete|remove|rid * job|jobs|company|interview|contact', 'delete|remove'],
    says: 'Open the record or tick it in its list, and choose Delete. Undo brings it back. I delete nothing myself.',
  },
  profile: {
    phrases: ['email|account|password|profile|sign', 'e mail', 'my name'],
    says: 'Profile has your account and the devices that are signed in.',
  },
  home: {
    phrases: ['home|address', 'commute|travel', 'where i live'],
    says: 'Location holds where you start from; distances and commutes are counted from there.',
  },
  map: {
    phrases: ['map|maps'],
    says: 'Jobs on a map shows your jobs where they are.',
  },
  cities: {
    phrases: ['city|cities|rent|rents|move|moving'],
    says: 'Cities has wages, rents and more of each; Compare places sets some side by side.',
  },
  contacts: {
    phrases: ['contact|contacts|people|recruiter|recruiters'],
    says: 'Contacts lists everybody you noted at your jobs.',
  },
  reminders: {
    phrases: ['remind|reminder|reminders|notification|notifications|notify|alert|alerts'],
    says: 'Settings turns reminders on, for this device.',
  },
  search: {
    phrases: ['search|find|look * jobs|postings|work|job', 'save * search'],
    says: 'Job search finds postings by words, place, pay and age, and keeps a search under a name.',
  },
  companies: {
    phrases: ['company|companies'],
    says: 'Companies lists those you keep; research is on the page of each.',
  },
  tasks: {
    phrases: ['task|tasks|to do|step|steps|deadline'],
    says: 'Work lists what to do next; a step is added there or on the job.',
  },
  settings: {
    phrases: [
      'settings|setting|theme|dark|light|color|colors|colour|font|bigger|larger|letters|text|language|size',
    ],
    says: 'Settings has the look, the colors and your own fields. Letters grow with the zoom of the browser (Ctrl and +).',
  },
  help: { phrases: ['help|support|bug|problem'], says: 'Support tells how to reach somebody.' },
} as const satisfies Record<string, { phrases: readonly string[]; says: string }>;

/** Something that a screen is for. */
export type HowToTopic = keyof typeof howToTopics;

/** What somebody may want to do, by words of it; what is said of it is in `how-to.messages.ts`. The first that fits counts. */
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
  },
  export: {
    phrases: ['export|exporting|csv', 'spreadsheet|excel * out', 'download|print * jobs|data|list'],
  },
  'import-jobs': {
    phrases: [
      'import|upload|bring|load * jobs|spreadsheet|csv|excel|tracker|list',
      'from a|my spreadsheet|excel|tracker',
    ],
  },
  'resume-review': {
    phrases: [
      'review|check|improve|proofread|mistakes|better|typos * resume',
      'resume * mistakes|better|review|checked|errors|improve|typos',
    ],
  },
  'resume-print': {
    phrases: ['print|download|pdf|save * resume', 'resume * print|printed|pdf|word'],
  },
  'resume-import': {
    phrases: ['upload|import|bring|add|load|scan * resume', 'resume * upload|import|in|into'],
  },
  resumes: {
    phrases: ['resume|resumes'],
  },
  'thank-you': {
    phrases: ['thank|thanks'],
  },
  letter: {
    phrases: ['cover letter|letters', 'letter', 'write|draft|make * letter'],
  },
  practice: {
    phrases: [
      'practice|practise|practicing|rehearse|mock',
      'prepare * interview|interviews',
      'interview questions',
    ],
  },
  'compare-offers': {
    phrases: ['compare|comparing * offer|offers', 'offers * compare', 'enter|add|note|put * offer'],
  },
  'compare-places': {
    phrases: ['compare * cities|places', 'cost of living', 'afford'],
  },
  'add-interview': {
    phrases: ['add|enter|schedule|put|note|create|set * interview|interviews|appointment'],
  },
  'change-status': {
    phrases: ['change|set|move|mark|update * status|applied|rejected|interview|stage', 'mark * applied'],
  },
  capture: {
    phrases: [
      'add|save|bring|capture|get|enter * job|jobs|posting',
      'extension',
      'from * phone|linkedin|indeed|website|site',
    ],
  },
  delete: {
    phrases: ['delete|remove|rid * job|jobs|company|interview|contact', 'delete|remove'],
  },
  profile: {
    phrases: ['email|account|password|profile|sign', 'e mail', 'my name'],
  },
  home: {
    phrases: ['home|address', 'commute|travel', 'where i live'],
  },
  map: {
    phrases: ['map|maps'],
  },
  cities: {
    phrases: ['city|cities|rent|rents|move|moving'],
  },
  contacts: {
    phrases: ['contact|contacts|people|recruiter|recruiters'],
  },
  reminders: {
    phrases: ['remind|reminder|reminders|notification|notifications|notify|alert|alerts'],
  },
  search: {
    phrases: ['search|find|look * jobs|postings|work|job', 'save * search'],
  },
  companies: {
    phrases: ['company|companies'],
  },
  tasks: {
    phrases: ['task|tasks|todo|todos|step|steps|deadline|deadlines', 'to do'],
  },
  settings: {
    phrases: [
      'settings|setting|theme|dark|light|color|colors|colour|font|bigger|larger|letters|text|language|size',
      'german|english|deutsch',
    ],
  },
  help: { phrases: ['help|support|bug|problem'] },
} as const satisfies Record<string, { phrases: readonly string[] }>;

/** Something that a screen is for. */
export type HowToTopic = keyof typeof howToTopics;

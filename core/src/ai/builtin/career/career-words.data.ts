/** The ten essential skills of O*NET 30.3 in the order of its elements. */
export const essentialSkills = [
  'reading',
  'listening',
  'writing',
  'speaking',
  'mathematics',
  'science',
  'thinking',
  'learning',
  'teaching',
  'checking',
] as const;
export type EssentialSkill = (typeof essentialSkills)[number];

/** The six interests in the order of the table, with words that people say them by. */
export const interestWords = [
  [
    'realistic',
    'hand tool machine build building repair fix fixing outdoor outdoors outside car engine garden gardening woodworking carpentry mechanic mechanical driving animal farm construction physical sport',
  ],
  [
    'investigative',
    'research science math mathematics analysis analyze data puzzle problem investigate biology chemistry physics computer programming coding medicine statistics',
  ],
  [
    'artistic',
    'art artist design music drawing writing photography photo creative paint painting film craft fashion theater poetry decorating cooking baking',
  ],
  [
    'social',
    'help helping people teach teaching child children kid patient care caring counseling community volunteer volunteering coaching mentor mentoring social elderly family nurse nursing',
  ],
  [
    'enterprising',
    'lead leading leadership manage management business sale sell selling entrepreneur startup negotiate persuade politics money marketing',
  ],
  [
    'conventional',
    'organize organizing organization detail office accounting bookkeeping record number spreadsheet filing schedule scheduling planning finance procedure',
  ],
] as const;

/** The ten essential skills of O*NET 30.3 in the order of its elements, in our own words. */
export const essentialNames = [
  'reading',
  'listening',
  'writing',
  'speaking',
  'mathematics',
  'science',
  'critical thinking',
  'learning new things',
  'teaching and learning methods',
  'checking how work goes',
] as const;

/** Levels of schooling as O*NET counts them, from 1, in our own words. */
export const schoolingNames = [
  'less than high school',
  'high school',
  'a certificate after high school',
  'some college',
  'an associate degree',
  'a bachelor’s degree',
  'a certificate after a bachelor’s degree',
  'a master’s degree',
  'a certificate after a master’s degree',
  'a first professional degree',
  'a doctorate',
  'training after a doctorate',
] as const;

/** How much preparation the job zones of O*NET stand for, in our own words. */
export const zoneWords: Readonly<Record<number, string>> = {
  2: 'up to a year of learning on the job',
  3: 'one to two years of training or an apprenticeship',
  4: 'several years of experience, often a four-year degree',
  5: 'many years of schooling and experience, often a graduate degree',
};

/** The same in two or three words, for a table. */
export const zoneShort: Readonly<Record<number, string>> = {
  2: 'up to a year',
  3: 'one to two years',
  4: 'about four years',
  5: 'more than four years',
};

/** The six interests in the order of the table, with words that people say them by. */
export const interestWords: readonly (readonly [name: string, words: string])[] = [
  [
    'working with hands, tools and machines',
    'hand tool machine build building repair fix fixing outdoor outdoors outside car engine garden gardening woodworking carpentry mechanic mechanical driving animal farm construction physical sport',
  ],
  [
    'finding out and solving problems',
    'research science math mathematics analysis analyze data puzzle problem investigate biology chemistry physics computer programming coding medicine statistics',
  ],
  [
    'making and designing',
    'art artist design music drawing writing photography photo creative paint painting film craft fashion theater poetry decorating cooking baking',
  ],
  [
    'helping and teaching people',
    'help helping people teach teaching child children kid patient care caring counseling community volunteer volunteering coaching mentor mentoring social elderly family nurse nursing',
  ],
  [
    'leading and selling',
    'lead leading leadership manage management business sale sell selling entrepreneur startup negotiate persuade politics money marketing',
  ],
  [
    'order, numbers and records',
    'organize organizing organization detail office accounting bookkeeping record number spreadsheet filing schedule scheduling planning finance procedure',
  ],
];

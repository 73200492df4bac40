/** Openings that name a duty and not what was done, word by word; the longest that fits counts. */
export const weakOpenings: readonly string[] = [
  'responsible for',
  'solely responsible for',
  'partly responsible for',
  'accountable for',
  'responsibilities include',
  'responsibilities included',
  'responsibilities were',
  'duties include',
  'duties included',
  'duties were',
  'duties consisted of',
  'tasks included',
  'tasks include',
  'in charge of',
  'charged with',
  'tasked with',
  'entrusted with',
  'involved in',
  'involved with',
  'participated in',
  'participate in',
  'took part in',
  'take part in',
  'helped with',
  'helped to',
  'helped in',
  'helped out with',
  'help with',
  'help to',
  'helping with',
  'helping to',
  'assisted with',
  'assisted in',
  'assist with',
  'assisting with',
  'worked on',
  'work on',
  'working on',
  'worked as',
  'worked closely with',
  'work closely with',
  'took care of',
  'take care of',
  'had to',
  'got to',
  'was able to',
  'dealt with',
  'deal with',
];

/** Words that may be before such an opening. */
export const beforeOpenings: ReadonlySet<string> = new Set(
  'also am are been i is mainly mostly my primarily was were'.split(' '),
);

/** Nouns made of a verb, as in “Preparation of meals”, with the verb that says it. */
export const verbNouns: Readonly<Record<string, string>> = {
  administration: 'administer',
  allocation: 'allocate',
  analysis: 'analyze',
  assembly: 'assemble',
  assessment: 'assess',
  assignment: 'assign',
  calculation: 'calculate',
  calibration: 'calibrate',
  classification: 'classify',
  collection: 'collect',
  compilation: 'compile',
  completion: 'complete',
  configuration: 'configure',
  construction: 'construct',
  coordination: 'coordinate',
  creation: 'create',
  delivery: 'deliver',
  deployment: 'deploy',
  development: 'develop',
  distribution: 'distribute',
  documentation: 'document',
  establishment: 'establish',
  evaluation: 'evaluate',
  examination: 'examine',
  execution: 'execute',
  facilitation: 'facilitate',
  formulation: 'formulate',
  identification: 'identify',
  implementation: 'implement',
  improvement: 'improve',
  inspection: 'inspect',
  installation: 'install',
  integration: 'integrate',
  interpretation: 'interpret',
  introduction: 'introduce',
  investigation: 'investigate',
  maintenance: 'maintain',
  management: 'manage',
  measurement: 'measure',
  modification: 'modify',
  negotiation: 'negotiate',
  operation: 'operate',
  optimization: 'optimize',
  organization: 'organize',
  oversight: 'oversee',
  performance: 'perform',
  placement: 'place',
  preparation: 'prepare',
  presentation: 'present',
  production: 'produce',
  promotion: 'promote',
  provision: 'provide',
  recruitment: 'recruit',
  replacement: 'replace',
  resolution: 'resolve',
  selection: 'select',
  supervision: 'supervise',
  translation: 'translate',
  validation: 'validate',
  verification: 'verify',
};

/** Gerunds that a line may begin with as a noun or adjective: “Nursing team of five”, “Managing editor”. */
export const nounGerunds: ReadonlySet<string> = new Set(
  `accounting banking billing building catering cleaning coaching coding consulting cooking dressing driving editing engineering
   farming filing filling finishing founding framing landscaping leading learning lighting machining managing manufacturing marketing
   meeting mentoring networking nursing operating painting parking photographing plumbing pricing printing processing programming
   publishing reading reporting running scheduling screening sewing shipping shopping staffing starting supporting teaching testing tracking
   trading training travelling traveling tutoring typing volunteering welding winning wiring working writing`
    .trim()
    .split(/\s+/),
);

/** First words after which a whole line says something about somebody or something, and not what was done. */
export const statementStarts: ReadonlySet<string> = new Set(
  `a an the these those various many several numerous different excellent good great strong hard-working hardworking
   detail-oriented results-driven motivated dedicated reliable friendly extremely`
    .trim()
    .split(/\s+/),
);

/** Words and phrases that say nothing; with what may stand instead ('' for nothing) where a rule can tell. */
export const fillers: readonly (readonly [phrase: string, instead?: string])[] = [
  ['successfully', ''],
  ['effectively', ''],
  ['actively', ''],
  ['really', ''],
  ['basically', ''],
  ['literally', ''],
  ['very', ''],
  ['extremely', ''],
  ['significantly'],
  ['various'],
  ['in order to', 'to'],
  ['on a daily basis', 'daily'],
  ['on a weekly basis', 'weekly'],
  ['on a monthly basis', 'monthly'],
  ['on a regular basis', 'regularly'],
  ['due to the fact that', 'because'],
  ['a wide range of'],
  ['a wide variety of'],
  ['a variety of'],
  ['a lot'],
  ['team player'],
  ['go-getter'],
  ['self-starter'],
  ['hard-working'],
  ['results-driven'],
  ['results-oriented'],
  ['detail-oriented'],
  ['strong work ethic'],
  ['think outside the box'],
  ['and so on'],
  ['etc'],
  ['utilize', 'use'],
  ['utilizes', 'uses'],
  ['utilized', 'used'],
  ['utilizing', 'using'],
  ['utilise', 'use'],
  ['utilised', 'used'],
  ['utilising', 'using'],
];

/** Words for a number. */
export const numberWords: ReadonlySet<string> = new Set(
  `zero no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
   twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion dozen dozens
   half halved third thirds quarter quarters double doubled doubling triple tripled twice thrice first none without`
    .trim()
    .split(/\s+/),
);

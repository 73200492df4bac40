import type { Meaning } from './meaning.ts';
import { condition } from './record-query.ts';

const when = (
  values: string[],
  field: 'interview-state' | 'task-state' | 'offer-state' | 'kind' | 'role',
  what: 'interviews' | 'tasks' | 'offers' | 'contacts',
): Meaning => ({
  kind: 'condition',
  what,
  condition: condition({ field, values }),
});
const deadlines = condition({ field: 'task-state', values: ['deadline'] });

/** How people say which records, what order and what of them: phrases and what they stand for. */
export const queryPhrases: readonly (readonly [Meaning, readonly string[]])[] = [
  [
    { kind: 'what', what: 'jobs' },
    [
      'jobs|positions|roles|openings|postings|listings|gigs|vacancies|places|companies|employers|firms|opportunities',
    ],
  ],
  [
    { kind: 'what', what: 'jobs', isOne: true },
    ['job|position|role|opening|posting|listing|gig|company|employer|opportunity'],
  ],
  [
    {
      kind: 'what',
      what: 'jobs',
      date: 'applied',
      where: condition({ field: 'state', values: ['applied'] }),
    },
    ['applications'],
  ],
  [
    {
      kind: 'what',
      what: 'jobs',
      date: 'applied',
      isOne: true,
      where: condition({ field: 'state', values: ['applied'] }),
    },
    ['application'],
  ],
  [
    { kind: 'what', what: 'interviews', date: 'held' },
    ['interviews|appointments|screenings|meetings|calls', 'phone screens', 'talks'],
  ],
  [
    { kind: 'what', what: 'interviews', date: 'held', isOne: true },
    [
      'interview|appointment|screening|meeting',
      'talk|speak|meet|talking|meeting to|with',
      'phone screen',
      'talk',
    ],
  ],
  [
    { kind: 'what', what: 'tasks', date: 'due' },
    ['tasks|todos|reminders|steps', 'to dos', 'things to do', 'to do list?', 'next steps'],
  ],
  [{ kind: 'what', what: 'tasks', date: 'due', isOne: true }, ['task|reminder', 'next step']],
  [
    { kind: 'what', what: 'tasks', date: 'due', where: deadlines },
    ['deadlines', 'closing dates', 'application|applications|applying deadlines'],
  ],
  [
    { kind: 'what', what: 'tasks', date: 'due', where: deadlines, isOne: true },
    ['deadline', 'closing date', 'application deadline'],
  ],
  [{ kind: 'verb', date: 'due', what: 'tasks' }, ['due', 'need to be done', 'have to be done']],
  [{ kind: 'what', what: 'offers', date: 'received' }, ['offers']],
  [{ kind: 'what', what: 'offers', date: 'received', isOne: true }, ['offer']],
  [
    { kind: 'what', what: 'contacts' },
    [
      'contacts|people|persons|names',
      'who do|did|can|should i know|ask|call|contact|email|write ~',
      'know anyone|anybody|someone|somebody ~',
    ],
  ],
  [{ kind: 'what', what: 'contacts', isOne: true }, ['contact|person', 'who is|was ~ my? contact']],
  [when(['recruiter'], 'role', 'contacts'), ['recruiter|recruiters']],
  [when(['hiring manager'], 'role', 'contacts'), ['hiring manager|managers']],
  [when(['referred'], 'role', 'contacts'), ['people|person|contacts|who ~ referred me']],
  [
    when(['Phone'], 'kind', 'interviews'),
    [
      'phone|telephone ~ interview|interviews|screen|screens|call|calls',
      'by|over|on the? phone',
      'phone ones|one',
    ],
  ],
  [
    when(['Video'], 'kind', 'interviews'),
    [
      'video ~ interview|interviews|call|calls',
      'by|over|on the? video',
      'zoom|teams interview|interviews|call|calls',
      'video ones|one',
    ],
  ],
  [
    when(['On-Site'], 'kind', 'interviews'),
    [
      'on site interview|interviews',
      'onsite interview|interviews',
      'in person interview|interviews',
      'interview|interviews ~ in person',
      'interview|interviews ~ on site',
      'interview|interviews ~ onsite',
    ],
  ],
  [
    when(['ahead'], 'interview-state', 'interviews'),
    [
      'upcoming|coming interview|interviews',
      'interview|interviews ~ coming up|soon',
      'interview|interviews ahead',
      'future interview|interviews',
      'interviews? ~ left',
      'scheduled interview|interviews',
      'interview|interviews ~ scheduled|planned|booked',
      'interview|interviews ~ lined up',
    ],
  ],
  [
    when(['past'], 'interview-state', 'interviews'),
    [
      'past|previous|completed|finished|done interview|interviews',
      'interview|interviews ~ i ~ had|did|done|completed|finished',
      'interview|interviews have i had|done',
      'interview|interviews so far',
      'interview|interviews ~ completed|done|over|behind',
      'interview|interviews i? already had',
    ],
  ],
  [
    when(['no-date'], 'interview-state', 'interviews'),
    [
      'no|without|not ~ date|time|day ~ yet|set|fixed|agreed?',
      'not ~ scheduled',
      'unscheduled',
      'tbd',
      'to be determined|scheduled',
      'need|needs ~ a? date|time|scheduling',
      'not ~ have ~ date|time|day ~',
    ],
  ],
  [when(['late'], 'task-state', 'tasks'), ['overdue|late', 'past due', 'behind on', 'missed']],
  [
    when(['done'], 'task-state', 'tasks'),
    [
      'done|finished|completed tasks|reminders',
      'tasks|task ~ done|finished|completed',
      'did i finish|complete',
    ],
  ],
  [
    when(['open'], 'task-state', 'tasks'),
    ['open|remaining|unfinished tasks|reminders|task', 'tasks|task ~ open|left|remaining', 'left to do'],
  ],
  [
    when(['open'], 'offer-state', 'offers'),
    ['offers|offer ~ still? open|pending', 'open|pending offers|offer'],
  ],
  [
    { kind: 'verb', date: 'saved', what: 'jobs' },
    [
      'saved|save|added|add|bookmarked|found|captured|collected ~',
      'put on my list',
      'on|in my list|board|tracker',
    ],
  ],
  [{ kind: 'verb', date: 'posted', what: 'jobs' }, ['posted|published|advertised']],
  [
    { kind: 'verb', date: 'changed', what: 'jobs' },
    [
      'changed|updated|moved|touched|edited|worked on ~',
      'changed|updated|moved|touched|edited|modified ~',
      'happened',
    ],
  ],
  [
    { kind: 'verb', date: 'heard', what: 'jobs' },
    ['contacted me', 'reached out ~', 'got|get|gotten in touch ~', 'heard from'],
  ],
  [
    {
      kind: 'verb',
      date: 'deadline',
      what: 'jobs',
      where: condition({ field: 'has', values: ['deadline'] }),
    },
    [
      'close|closes|closing|expire|expires|expiring|end|ends|ending ~ soon?',
      'deadline|deadlines ~ for|of applying',
      'jobs|job|application|applications ~ due',
      'with|have|has ~ deadline|deadlines',
    ],
  ],
  [
    { kind: 'verb', date: 'answer-by', what: 'offers' },
    [
      'answer|respond|reply|decide|accept ~ by|on|to?',
      'have to answer|decide|respond ~ on|by|to?',
      'answer by',
    ],
  ],
  // “Is that one in person or on video” asks for what is noted, and sets no condition.
  [
    { kind: 'filler' },
    [
      'in person or on|by|over? a? video|phone|remote|online|zoom',
      'remote|video|phone|online|virtual or in person|on site|onsite',
      'video|phone or on|by|over? a? phone|video',
      'end|ends|ended|ending up',
    ],
  ],
  [{ kind: 'ask', ask: 'count' }, ['how many', 'number of', 'count|total of?', 'how often|frequently']],
  [
    { kind: 'ask', ask: 'average' },
    [
      'average|mean|typical|avg',
      'average|mean|typical|avg|usual number|days|time|wait|length ~ of? ~ days|time? ~ till|until|before|to|for ~',
      'on average',
      'how long|many ~ days? does|do|did ~ usually|typically|normally|generally? take|takes|wait ~ till|until|before|to|for ~',
      'how long|fast|quickly ~ companies|employers|they ~ take|takes ~ to',
    ],
  ],
  [
    { kind: 'ask', ask: 'whether' },
    ['do|did|have|has|is|are|was|were|does there|i|any|anyone|anybody|somebody'],
  ],
  [
    { kind: 'value', value: 'date' },
    ['when', 'how long', 'what|which date|day|time', 'how long ago', 'date of'],
  ],
  [
    { kind: 'value', value: 'deadline' },
    ['when ~ deadline', 'deadline for|of|at', 'when ~ close|closes|closing'],
  ],
  [
    { kind: 'value', value: 'pay' },
    [
      'how much ~ pay|pays|paying|make|offer|offering',
      'how much',
      'what ~ pay|pays|salary|wage',
      'pay|salary|wage|compensation|rate of|for|at',
    ],
  ],
  [{ kind: 'value', value: 'place' }, ['where']],
  [
    { kind: 'value', value: 'people', what: 'interviews' },
    [
      'who ~ interviewing|interviews|interview|interviewed me',
      'who was|were|is it|they|that that? interviewed|interviewing me',
      'who ~ talk|speak|meet|talking|meeting|speaking to|with ~',
      'interviewer|interviewers',
    ],
  ],
  [{ kind: 'value', value: 'state' }, ['status ~ of|with|for|at|on', 'status', 'where ~ stand|stands']],
  [
    { kind: 'value', value: 'email', what: 'contacts' },
    ['email|mail address of|for', 'email of|for', 'email address?'],
  ],
  [
    { kind: 'value', value: 'phone', what: 'contacts' },
    ['phone number of|for|at?', 'number of|for', 'telephone'],
  ],
  [{ kind: 'value', value: 'resume' }, ['which|what resume']],
  [{ kind: 'group', group: 'state' }, ['by|per|each status|state|stage']],
  [{ kind: 'group', group: 'source' }, ['by|per|each source|site|website|board', 'which source|site|board']],
  [
    { kind: 'group', group: 'company' },
    ['by|per|each company|employer', 'which company|employer have|did|do|has|is|are ~ most'],
  ],
  [{ kind: 'group', group: 'place' }, ['by|per|each state|city|place|location']],
  [{ kind: 'group', group: 'type' }, ['by|per|each type|kind']],
  [{ kind: 'group', group: 'month' }, ['by|per|each month']],
  [{ kind: 'order', by: 'date', isDescending: false, isFirst: true }, ['oldest|earliest', 'longest ago']],
  [
    { kind: 'order', by: 'date', isDescending: true, isFirst: true },
    ['newest|latest', 'most recent|recently', 'last thing|one'],
  ],
  [
    { kind: 'order', by: 'date', isDescending: true },
    ['newest|latest first', 'recent|recently', 'by date', 'lately'],
  ],
  [
    { kind: 'order', by: 'date', isDescending: false },
    ['oldest|earliest first', 'in order', 'chronologically'],
  ],
  [
    { kind: 'order', by: 'pay', isDescending: true, isFirst: true },
    [
      'highest|best|top|most|biggest|largest|better paid|paying|pay|salary|salaries|payed|wage|wages|money|compensation|paycheck',
      'pays|pay|paying ~ the? most|best|highest',
      'most money',
      'make|earn ~ the? most',
      'most lucrative',
      'by|on|sorted ~ pay|salary',
      'pay|salary|salaries highest first',
      'with the? highest|best|top|biggest pay|salary',
    ],
  ],
  [
    { kind: 'order', by: 'pay', isDescending: false, isFirst: true },
    [
      'lowest|worst|least|smallest paid|paying|pay|salary|salaries|wage|wages',
      'pays|pay|paying ~ the? least|lowest|worst',
      'with the? lowest pay|salary',
    ],
  ],
  [
    { kind: 'order', by: 'applied', isDescending: false, isFirst: true },
    ['longest wait|waiting|waits', 'wait|waiting|waited ~ the? longest', 'longest'],
  ],
  [
    { kind: 'order', by: 'deadline', isDescending: false, isFirst: true },
    [
      'next|nearest|closest|soonest|earliest|first deadline|deadlines',
      'close|closes|closing ~ next|soonest|first',
      'due next|first|soonest',
    ],
  ],
  [
    { kind: 'order', by: 'title', isDescending: false },
    ['alphabetically', 'by title|name', 'alphabetical order?'],
  ],
  [{ kind: 'order', by: 'company', isDescending: false }, ['by|sorted by company name']],
  [
    { kind: 'before', way: 'past' },
    ['ago', 'did', 'was|were', 'had', 'have i ~ had|been', 'been to', 'i ~ been'],
  ],
  [
    { kind: 'before', way: 'ahead' },
    ['will', 'coming up', 'upcoming', 'going to', 'coming|soon', 'still ahead'],
  ],
  [
    { kind: 'not' },
    [
      'not',
      'not counting|including|considering',
      'no',
      'without',
      'except ~ for?',
      'excluding|exclude',
      'but not',
      'other than',
      'outside ~ of?',
      'non',
      'apart from',
      'besides',
      'anywhere|everywhere but',
      'leave|leaving out',
      'minus',
      'skip|skipping',
      'neither|nor',
    ],
  ],
  [{ kind: 'or' }, ['or', 'and or']],
  [{ kind: 'and' }, ['and', 'also', 'plus', 'as well as', 'both']],
  [{ kind: 'filler' }, ['but ~ then?', 'ended|wound up ~ with|in?', 'ended ~ with|in', 'resulted in']],
  [{ kind: 'shift', unit: 'week', step: -1 }, ['the? week before ~ that|it', 'and|about the? week before']],
  [
    { kind: 'shift', unit: 'month', step: -1 },
    ['the? month before ~ that|it', 'and|about the? month before'],
  ],
  [{ kind: 'shift', unit: 'week', step: 1 }, ['the? week after ~ that|it', 'and|about the? week after']],
  [{ kind: 'shift', unit: 'month', step: 1 }, ['the? month after ~ that|it', 'and|about the? month after']],
  [
    { kind: 'unknown' },
    [
      'can|could|will|would you ~ email|write|call|send|apply|contact|text|delete|remove',
      'open|opened|read|seen|viewed|see|saw my|the|our email|application|resume|message|letter',
      'other candidates|people|applicants|persons',
      'anyone|anybody else',
      'am i going to|gonna ~ get|be|hear|have',
      'will|would i ~ get|hear|be',
      'my chances|odds',
      'chances|odds of|that',
      'at|from|in my last|current|old|previous job|role|position',
      'last|current|old|previous salary|employer|boss',
      // Times between two events of one record, and their greatest: days are counted from today or from a date alone.
      'within|inside a|an|one|two|three|2|3 day|days|week|weeks|month|months of|after me|my|i|applying|sending|submitting',
      'longest ~ ever|waited|took|lasted|went',
      'fastest|quickest|slowest|shortest',
      'longest to',
      'what|which month|week|day|weekday ~ most|best|fewest',
      'how many|long weeks|days|months ~ since',
      'how long|many weeks|days|months? ~ been doing|searching|hunting|looking',
      // Saved places are listed on a screen of their own.
      'places|cities|towns|states|where ~ move|moving|live|living|retire|retiring|relocate|relocating',
      'places|cities|towns',
    ],
  ],
  [
    { kind: 'follow', isNarrowing: false },
    [
      'and ~ what|how about',
      'what|how about',
      'and then',
      'same ~ for|with|but',
      'and for',
      'instead',
      'now',
      'rather',
      'make it|that',
      'change ~ to',
      'ok|okay and',
    ],
  ],
  [
    { kind: 'follow', isNarrowing: true },
    [
      'only|just ~ the?',
      'which|how|any|what|who|some|none|all|most|two|one many? of them|those|these',
      'of them|those|these',
      'among|from them|those|these',
      'those|these|them ~ that|which|who?',
      'which ones',
      'the? ones',
      'narrow ~ to',
      'filter ~ by|to|for?',
      'how many are|were|have|of',
      'are|is|were|do|did any of? them|those|these?',
      'any of them|those|these',
    ],
  ],
];

/** Words that say nothing of which records are asked for. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    'a an the i me my mine myself we us our you your it its they he she their this that these those there here of in on at to for from with by about into as than then so if ' +
    'is are was were be been being am do does did has have had having get got gotten can could would will shall may ' +
    'yes any some all every each everything anything something anyone anybody someone somebody everyone everybody ever already yet still now again please thanks thank hey hi hello ok okay ' +
    'what when where which who whom whose how well really actually currently right just even only much many more most far overall altogether total ' +
    'show list give tell find see view display pull look looking check let know want need like know up out off over back away around along ' +
    'things thing stuff ones one work list apps application currently right moment present time times date dates day out there exist exists going go come came coming came left noted know ' +
    'pay pays paying paid salary salaries wage wages compensation range located based location locations named called titled title titles kind kinds type types sort labeled labelled tagged tag tags marked ' +
    'status state states stage use used records data entries entry tracker search hunt anywhere elsewhere'
  ).split(' '),
);

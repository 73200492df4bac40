/**
 * What people ask that no record answers: what it can do, why nothing comes, what to say. `says` is what can honestly be said,
 * `screens` where the product helps on; `isFirst` counts before the records are asked, the others where nothing else fits.
 */
export const adviceTopics = {
  thanks: {
    isFirst: true,
    phrases: [],
    says: ['You are welcome.'],
    screens: [],
    asks: ['What is due this week?'],
  },
  about: {
    isFirst: true,
    phrases: [
      'what can|do i ask you|here',
      'what can|could|do you do|answer|help',
      'what are you',
      'how do|does this|it|you work',
      'how do i use this|you|it',
      'what do you know about me',
      'what is this for',
    ],
    says: [
      'I answer from what you keep here: jobs, applications, interviews, things to do, offers and people. I work by rule on this device; what you ask stays on it.',
      'I can also note something to do (“Remind me to call Jane on Friday”), a note (“Add a note to Lakeside: ask about parking”) and a status (“Mark Lakeside as rejected”). You see each first, and nothing is written before your yes.',
    ],
    screens: [],
    asks: [
      'What is due this week?',
      'Which jobs wait for an answer, and how long?',
      'Why do I get no answers?',
    ],
  },
  safe: {
    isFirst: true,
    phrases: [
      'data|information|records|things safe|private|secure|kept|stored|saved',
      'where is|are|do|does * data|things|everything|stuff|it|they * saved|stored|kept',
      'who can|could|else see|read|sees|reads',
      'can anyone|anybody|others|you see|read my',
      'lose|lost my data|things|records',
    ],
    says: [
      'What you keep here lies in this browser, on this device; this site does not have it. A backup is one file of all of it, for another device or in case this one breaks.',
    ],
    screens: ['backup'],
    asks: [],
  },
  decide: {
    isFirst: true,
    phrases: [
      'should|do|would|can i take|accept|decline|refuse|sign * offer|job|it|this|that',
      'take|accept|decline|refuse the|this|that|their|an offer',
      'which|what offer|job * take|accept|choose|pick',
      'negotiate|negotiating|negotiation|counteroffer|counter',
    ],
    says: [
      'That is yours to decide, and I will not guess. Compare offers sets them side by side, and beside your present job: pay of a year, what is left of a month, days on site, and what matters to you, with the questions that are still open.',
    ],
    screens: ['compare-offers'],
    asks: ['Which offers wait for my answer?'],
  },
  start: {
    isFirst: true,
    phrases: [
      'how|where do|should|can i start|begin',
      'where to start|begin',
      'what should|do i do first',
      'new here|to this',
    ],
    says: [
      'Three things get it going: bring your resume, search once in your own words and save what you like, and say where you live. From then on Work tells what comes next.',
    ],
    screens: ['resume-import', 'search', 'home'],
    asks: ['What can you do?'],
  },
  resume: {
    isFirst: true,
    phrases: [
      'my|the resume|cv ok|okay|good|fine|ready|strong|enough|bad|any',
      'resume|cv * ok|okay|good enough|ready',
      'what is wrong with my resume|cv',
    ],
    says: [
      'The review looks a resume over by rule, with each place and its reason; how it fits one job stands on the page of that job.',
    ],
    screens: ['resume-review', 'jobs'],
    asks: [],
  },
  which: {
    isFirst: true,
    phrases: ['which|what job|jobs|one|ones * should|do i apply', 'what|where should i apply'],
    says: [
      'That is yours to choose; what helps is how well your resume fits each. The list of jobs has a column and a filter for the fit, in one of five words, and the page of a job shows why.',
    ],
    screens: ['jobs', 'search'],
    asks: ['Which jobs have I not applied to yet?'],
  },
  quiet: {
    isFirst: true,
    phrases: [
      'why * hear|heard|hearing|get|getting nothing',
      'hear|heard|hearing nothing',
      'why * no|not|none|few|nobody|noone|without * answer|answers|reply|replies|replied|interview|interviews|hear|heard|call|calls|callback|callbacks|response|responses',
      'why * nobody|noone|no * answers|replies|calls|wants|writes|hires',
      'why * rejected|rejecting|reject|rejects|rejection|rejections|ignored|ignoring|ignore|turned|turning|ghosted|ghosting',
      'nobody|noone answers|replies|calls|wants|hires|writes',
      'no one answers|replies|calls|wants|hires|writes',
      'doing wrong',
      'not getting * interview|interviews|replies|answers|calls|anywhere|hired',
      'getting nowhere',
    ],
    says: [],
    screens: ['coach', 'resume-review', 'practice'],
    asks: ['Which source replies?', 'Which jobs wait for an answer, and how long?'],
  },
  enough: {
    isFirst: true,
    phrases: [
      'applying|doing|apply enough',
      'enough applications|jobs',
      'my|the best|good chance|chances|odds',
      'what are my chances|odds',
      'will i get * job|hired|it',
    ],
    says: [
      'Nobody can tell from outside how likely a job is, and I will not guess. This is what your own applications say:',
    ],
    screens: ['work', 'jobs'],
    asks: ['Which source replies?', 'How many applications did I send this month?'],
  },
  send: {
    isFirst: true,
    phrases: [
      'email|mail|call|text|phone|message|write|tell|thank * for me',
      'apply|send|submit * for me',
      '^can|could|would|will you * email|mail|call|text|phone|send|apply|submit',
      '^send|apply|submit',
    ],
    says: [
      'I send nothing, call nobody and apply nowhere: that stays with you. Contacts holds the numbers and addresses you noted, and the letter of a job is written on its own page.',
    ],
    screens: ['contacts', 'jobs'],
    asks: ['Who should I follow up with?'],
  },
  talk: {
    isFirst: true,
    phrases: [
      'wear|dress|outfit|clothes',
      'what should|do|can|would i say|answer|ask|tell|bring|expect',
      'ask|asks|asked|talk|say * salary|money|pay|weakness|strengths',
      'nervous|scared|afraid|anxious',
    ],
    says: [
      'Practice asks interview questions that fit a job and looks your answers over. The page of an interview keeps who you meet, where, and what to bring.',
    ],
    screens: ['practice', 'interviews'],
    asks: ['When is my next interview?'],
  },
  wages: {
    isFirst: true,
    phrases: ['average|typical|usual|normal|going * salary|salaries|pay|wage|wages|rate|rates'],
    says: [
      'I keep no figures on pay in general. Career counseling has them for every occupation, by state and city, with their sources.',
    ],
    screens: ['counseling'],
    asks: [],
  },
  career: {
    isFirst: false,
    phrases: [
      'experience|degree|diploma|license|certificate|skills|training',
      'what * can i do|become|be|work|get',
      'change|switch|new|another|different career|careers|trade|field|profession',
      'lost my job',
      'laid off|fired|quit|retire|retired',
      'too old|young',
      'age|ageism|fifty|sixty|50|60',
      'paid|pay|salary|wage|wages|earn|underpaid|fairly|worth',
      'what now',
      'outlook|growing|future|demand',
    ],
    says: [
      'I keep no figures on work in general. Career counseling has them, by rule and with their sources: what work is near yours, what it pays where you live, how it grows, and the ways in. Career coaching makes a plan of weeks from them.',
    ],
    screens: ['counseling', 'coaching'],
    asks: [],
  },
} as const satisfies Record<
  string,
  {
    isFirst: boolean;
    phrases: readonly string[];
    says: readonly string[];
    screens: readonly string[];
    asks: readonly string[];
  }
>;

/** Something that no record answers. */
export type AdviceTopic = keyof typeof adviceTopics;

/** What plainly asks for postings, which are no records of one's own. */
export const postingPhrases = [
  'jobs|positions|openings|gigs|work near|around|within',
  'jobs|positions|openings|gigs * pay|pays|paying|over|above|under',
  'hiring|hires now|near|in|around|for',
  'is|are hiring',
] as const;

/** What may ask for them, where no record fits. */
export const maybePostingPhrases = [
  'find|get me * job|work',
  'job|jobs|position|positions|work|opening|openings|gig|gigs * in|that|with|without',
  '@|any|find|search|list|show|good|best|more|new|local|remote|entry * jobs|openings|positions|work',
  'jobs|openings|positions',
] as const;

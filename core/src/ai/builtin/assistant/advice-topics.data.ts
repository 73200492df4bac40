import type { AdviceText } from './advice.messages.ts';
import type { QuestionName } from './question.messages.ts';

/**
 * What people ask that no record answers: what it can do, why nothing comes, what to say. `says` names what can honestly be said,
 * `screens` where the product helps on, `asks` what can be asked next; `isFirst` counts before the records are asked, the others where nothing else fits.
 */
export const adviceTopics = {
  thanks: {
    isFirst: true,
    phrases: [],
    says: ['thanks'],
    screens: [],
    asks: ['due-week'],
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
    says: ['about', 'about-notes'],
    screens: [],
    asks: ['due-week', 'waiting-long', 'no-answers'],
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
    says: ['safe'],
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
    says: ['decide'],
    screens: ['compare-offers'],
    asks: ['offers'],
  },
  start: {
    isFirst: true,
    phrases: [
      'how|where do|should|can i start|begin',
      'where to start|begin',
      'what should|do i do first',
      'new here|to this',
    ],
    says: ['start'],
    screens: ['resume-import', 'search', 'home'],
    asks: ['about'],
  },
  resume: {
    isFirst: true,
    phrases: [
      'my|the resume|cv ok|okay|good|fine|ready|strong|enough|bad|any',
      'resume|cv * ok|okay|good enough|ready',
      'what is wrong with my resume|cv',
    ],
    says: ['resume'],
    screens: ['resume-review', 'jobs'],
    asks: [],
  },
  which: {
    isFirst: true,
    phrases: ['which|what job|jobs|one|ones * should|do i apply', 'what|where should i apply'],
    says: ['which'],
    screens: ['jobs', 'search'],
    asks: ['not-applied'],
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
    asks: ['sources', 'waiting-long'],
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
    says: ['enough'],
    screens: ['work', 'jobs'],
    asks: ['sources', 'sent-month'],
  },
  send: {
    isFirst: true,
    phrases: [
      'email|mail|call|text|phone|message|write|tell|thank * for me',
      'apply|send|submit * for me',
      '^can|could|would|will you * email|mail|call|text|phone|send|apply|submit',
      '^send|apply|submit',
    ],
    says: ['send'],
    screens: ['contacts', 'jobs'],
    asks: ['follow-up'],
  },
  talk: {
    isFirst: true,
    phrases: [
      'wear|dress|outfit|clothes',
      'what should|do|can|would i say|answer|ask|tell|bring|expect',
      'ask|asks|asked|talk|say * salary|money|pay|weakness|strengths',
      'nervous|scared|afraid|anxious',
    ],
    says: ['talk'],
    screens: ['practice', 'interviews'],
    asks: ['next-interview'],
  },
  wages: {
    isFirst: true,
    phrases: ['average|typical|usual|normal|going * salary|salaries|pay|wage|wages|rate|rates'],
    says: ['wages'],
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
    says: ['career'],
    screens: ['counseling', 'coaching'],
    asks: [],
  },
} as const satisfies Record<
  string,
  {
    isFirst: boolean;
    phrases: readonly string[];
    says: readonly AdviceText[];
    screens: readonly string[];
    asks: readonly QuestionName[];
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

/** What says that own records are meant, whatever else the words ask for; “jobs in my area” are none. */
export const ownPhrases = [
  'my jobs|job|applications|application|list|ones|offers|interviews|tasks|saved|companies|contacts|records',
  'mine',
  'i found|saved|got|applied|sent|kept|tagged|rated|noted|added|heard|liked|put',
  'i have * saved|found|applied|sent',
  'to me',
  'star|stars|starred',
] as const;

/** What may ask for them, where no record fits. */
export const maybePostingPhrases = [
  'find|get me * job|work',
  'job|jobs|position|positions|work|opening|openings|gig|gigs * in|that|with|without',
  '@|any|find|search|list|show|good|best|more|new|local|remote|entry * jobs|openings|positions|work',
  'jobs|openings|positions',
] as const;

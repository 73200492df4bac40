import type { Meaning } from './meaning.ts';
import { condition } from './record-query.ts';

const has = (name: string, not = false): Meaning => ({
  kind: 'condition',
  condition: condition({ field: 'has', values: [name], not }),
});
const choice = (field: 'source' | 'method' | 'type', ...values: string[]): Meaning => ({
  kind: 'condition',
  what: 'jobs',
  condition: condition({ field, values }),
});

/**
 * How people say what a job is: phrases (`match-phrase.ts`) and what they stand for. The longest phrase at a word counts.
 * `applied` beside a state is what a day with it is about.
 */
export const jobPhrases: readonly (readonly [Meaning, readonly string[]])[] = [
  [
    { kind: 'state', state: 'to-apply', date: 'saved' },
    [
      'not ~ applied|apply|submitted|sent ~ yet',
      'not ~ yet ~ applied|submitted|sent|apply',
      'yet to apply|send|submit ~',
      'still ~ need|have|want to apply|submit|send ~',
      'need|have|want|left|remaining to apply|submit ~',
      'to apply to|for|at',
      'still not applied ~',
      'still have not applied ~',
      'unapplied',
      'waiting for me to apply',
      'have not gotten around to',
    ],
  ],
  [
    { kind: 'state', state: 'not-applied', date: 'saved' },
    ['not ~ applied|apply|submitted ~', 'without ~ applying|application', 'did not apply|submit|send ~'],
  ],
  [
    { kind: 'state', state: 'not-started', date: 'saved' },
    ['not started|begun', 'application? not started', 'have not started'],
  ],
  [
    { kind: 'state', state: 'submitted', date: 'applied' },
    [
      'still|only|just ~ submitted',
      'status submitted',
      'application submitted',
      'is|are ~ just|only ~ submitted',
    ],
  ],
  [
    { kind: 'state', state: 'started' },
    [
      'applications? i? started|began ~',
      'started ~ but ~ not ~ sent|submitted|finished|applied',
      'half finished|done|written',
      'not ~ finished|submitted',
      'in preparation',
      'drafts|draft|unfinished',
      'application in progress',
      'working on',
    ],
  ],
  [
    { kind: 'state', state: 'applied', date: 'applied' },
    [
      'applied ~ to|for|at|with',
      'applied',
      'apply|applying ~ to|for|at|with',
      'apply|applying',
      'did i apply ~',
      'submitted|submit',
      'sent|send ~ out|off|in',
      'sent|send ~ applications|application',
      'sent|send',
      'put in for|at',
      'turned in',
    ],
  ],
  [
    { kind: 'state', state: 'no-response' },
    [
      'ghosted ~',
      'ghosting|ghost ~',
      'marked|set|noted as no response|reply|answer',
      'application no response',
      'no response status',
      'status no response',
    ],
  ],
  [
    { kind: 'state', state: 'no-reply', date: 'applied' },
    [
      'not ~ heard|hear ~ back|from|anything ~',
      'not ~ heard|hear ~',
      'not ~ responded|respond|replied|reply|answered|answer|called|call|written|emailed|contacted|acknowledged ~',
      'not ~ back to me|us',
      'not ~ a|any reply|response|answer|word',
      'no|zero|without|lacking any|a|one? reply|response|answer|word|news|replies|responses|answers ~',
      'unanswered',
      'owe|owes ~ an|a? answer|reply|response',
      'silent|silence|quiet|crickets',
      'radio silence',
      'nothing back',
      'nobody|no|noone|none one? ~ said|say|replied|responded|answered|wrote|called|contacted|reached ~ anything|back|out|me?',
      'never ~ said|told ~ anything|me?',
      'not ~ gotten|got|get|heard back ~',
      'not ~ said|say|told ~ anything|me?',
      'heard nothing ~',
      'still nothing ~',
      'have no idea about',
    ],
  ],
  [
    { kind: 'state', state: 'waiting', date: 'applied' },
    [
      'waiting ~ hear|hearing ~ back|from ~',
      'wait|waits|waited|waiting ~ for|on? ~ a|an? reply|replies|response|answer|answers|word|news|decision ~',
      'waiting on|for',
      'waiting',
      'wait|waited ~',
      'awaiting ~ reply|response|answer|word',
      'awaiting',
      'still out',
      'outstanding',
    ],
  ],
  [{ kind: 'state', state: 'pending', date: 'applied' }, ['pending', 'undecided', 'still considering me']],
  [
    { kind: 'state', state: 'replied', date: 'replied' },
    [
      'heard|hear back|from ~',
      'heard|hear ~ back ~',
      'replied|responded|answered|acknowledged ~',
      'replies|responses|answers',
      'reply|respond|answer ~ to? me',
      'did ~ reply|respond|answer|write|call ~ back?',
      'got|get|gotten|came|come|wrote|called|written back ~ to? me?',
      'got|get|received|had ~ reply|response|answer|replies|responses|answers ~',
      'with ~ reply|response|answer',
      'reply|response|answer',
      'reply|respond|responded|answer ~',
    ],
  ],
  [
    { kind: 'state', state: 'rejected-after' },
    [
      'rejected|rejections|rejection|declined|dropped|turned ~ down? after ~ interview|interviews|interviewing|talking|meeting',
      'interviewed ~ but ~ rejected',
      'rejected after ~ interview|interviews|interviewing',
      'lost after ~ interview',
      'after interview rejections|rejection',
    ],
  ],
  [
    { kind: 'state', state: 'rejected-before' },
    [
      'rejected|rejections|rejection|declined|dropped before ~ interview|interviews|interviewing|talking|meeting',
      'rejected|rejections|rejection|turned ~ down? without ~ interview|interviews|talking',
      'before interview rejections',
    ],
  ],
  [
    { kind: 'state', state: 'rejected' },
    [
      'rejected ~ me?',
      'rejection|rejections|reject|rejects',
      'turned|turn ~ me ~ down',
      'turned me down',
      'declined me',
      'passed on me',
      'said no ~',
      'say no ~',
      'a no',
      'got a no ~',
      'denied',
      'did not want me',
      'no thanks',
    ],
  ],
  [
    { kind: 'state', state: 'interviewing' },
    [
      'in|at ~ interview|interviews|interviewing ~ stage|stages|phase|round|process?',
      'interview stage|stages|phase|process',
      'in interviews',
      'interviewing ~ for|with|at',
      'interviewing',
      'current|currently interviewing',
      'invited ~ to ~ interview',
    ],
  ],
  [
    { kind: 'state', state: 'interview-requested' },
    [
      'interview|interviews requested',
      'requested|asked|wants|want ~ interview|interviews',
      'interview request|requests|invitation|invitations',
    ],
  ],
  [
    { kind: 'state', state: 'interview-scheduled' },
    ['jobs with ~ interview scheduled', 'status interview scheduled'],
  ],
  [{ kind: 'state', state: 'interview-in-progress' }, ['interview in progress', 'interviews in progress']],
  [
    { kind: 'state', state: 'interviewed' },
    [
      'got|get|gotten|had|landed|led|lead ~ to? an|a|any|at|least|one|some? interview|interviews|interviewed',
      'made it to ~ interview|interviews ~ stage?',
      'turned|turn into ~ interview|interviews',
      'interviewed ~ for|with|at|by?',
      'that|which ended|resulted in ~ interview|interviews',
      'after ~ interview|interviews|interviewing',
    ],
  ],
  [
    { kind: 'state', state: 'offer-pending' },
    [
      'offer|offers pending|open|outstanding',
      'pending|open|outstanding offer|offers',
      'status offer pending',
    ],
  ],
  [
    { kind: 'state', state: 'offer-rejected' },
    [
      'offer|offers ~ i ~ turned|turn down',
      'offer|offers ~ i? ~ declined|rejected|refused',
      'turned|turn down ~ offer|offers',
      'declined|rejected|refused|decline ~ offer|offers',
      'i ~ turned|turn ~ down',
      'i ~ declined|refused',
      'said no to',
    ],
  ],
  [
    { kind: 'state', state: 'offer-accepted' },
    ['offer|offers ~ i? ~ accepted', 'accepted ~ offer|offers', 'accepted', 'accept ~ offer'],
  ],
  [
    { kind: 'state', state: 'offer' },
    [
      'jobs|applications|which ~ led|lead ~ to ~ offer|offers',
      'made|make|gave|give|offered me ~ an|a|any offer|offers|job',
      'got|get|received|landed ~ offer|offers|offered',
      'with ~ offer|offers',
      'ended|resulted in ~ offer|offers',
    ],
  ],
  [
    { kind: 'state', state: 'active' },
    [
      'active|alive|ongoing|live',
      'in progress',
      'in play',
      'in the running',
      'in the works',
      'still going ~',
      'under way',
    ],
  ],
  [
    { kind: 'state', state: 'open' },
    ['still open', 'open', 'not ~ closed|over|done|finished|complete', 'unclosed'],
  ],
  [
    { kind: 'state', state: 'closed' },
    [
      'closed|complete|completed|finished|ended|dead',
      'done and over',
      'over and done',
      'not ~ open|active|alive ~',
      'no longer open|active|alive',
      'are|is over',
      'off the table',
    ],
  ],
  [{ kind: 'state', state: 'archived' }, ['archived|archive', 'in the archive', 'i archived']],
  [
    { kind: 'state', state: 'canceled' },
    [
      'canceled|cancelled|withdrawn|withdrew',
      'filled or canceled|cancelled',
      'filled',
      'pulled out of',
      'fell through',
      'went away',
    ],
  ],
  [
    has('pay', true),
    [
      'no|without|lacking|missing|not ~ pay|salary|salaries|wage|wages|compensation ~ listed|stated|given|range|info|information|noted|shown?',
      'pay|salary|salaries|wage|compensation ~ is|are? ~ not|missing|unknown|unstated ~ stated|listed|given|known|noted?',
      'do|does not ~ say|state|list|mention|give|show ~ what|how|much? ~ pay|salary|wage|they? pay?',
      'unknown|unstated|missing pay|salary',
    ],
  ],
  [
    has('pay'),
    [
      'with|have|has|list|lists|state|states|show|shows|mention|mentions ~ a|stated|listed|known? pay|salary|salaries|wage|wages|compensation ~ listed|stated|given|range|noted?',
      'pay|salary stated|listed|given|known',
    ],
  ],
  [has('deadline', true), ['no|without|lacking ~ deadline|deadlines|closing date?|dates?']],
  [has('deadline'), ['with|have|has|having ~ a|any|some? deadline|deadlines|closing date|dates?']],
  [has('notes', true), ['no|without|lacking ~ note|notes', 'not ~ note|notes ~ on|about?']],
  [
    has('notes'),
    [
      'with|have|has|having ~ a|any|some? note|notes',
      'wrote|written|made|took ~ a|any|some? note|notes ~ on|about|for?',
    ],
  ],
  [
    has('task', true),
    [
      'no|without|lacking ~ next? task|tasks|step|steps|reminder|reminders',
      'nothing planned|scheduled|next|due',
    ],
  ],
  [
    has('task'),
    ['with|have|has ~ a|an|any|open? task|tasks|reminder|reminders', 'with|have|has ~ a? next step|steps'],
  ],
  [
    has('contact', true),
    ['no|without ~ contact|contacts|recruiter|person', 'do|did not know anyone|anybody|someone ~'],
  ],
  [
    has('contact'),
    [
      'with|have|has ~ a|any? contact|contacts|recruiter',
      'where|which ~ i|do|i? know anyone|anybody|someone|somebody|people ~',
      'know|have someone|somebody|anyone at|there|in',
    ],
  ],
  [
    has('interview', true),
    [
      'no|without|lacking|zero ~ an|a|any|single? interview|interviews',
      'never|not ~ interviewed|interview|interviews ~',
    ],
  ],
  [
    has('interview'),
    [
      'jobs|applications|job|application|which|ones ~ with|have ~ an|a|any? interview|interviews ~ scheduled|planned|set?',
      'have|has ~ interview|interviews ~ scheduled|planned|coming',
    ],
  ],
  [has('offer', true), ['no|without ~ offer|offers', 'not ~ have ~ offer|offers']],
  [has('offer'), ['which|who|what|ones|jobs|any ~ have|has ~ an|a|any? offer|offers ~ now?']],
  [has('resume', true), ['no|without ~ resume|resumes ~ attached?']],
  [has('resume'), ['with|have|has ~ a|my? resume|resumes ~ attached?']],
  [has('letter', true), ['no|without ~ cover? letter|letters']],
  [has('letter'), ['with|have|has ~ a? cover? letter|letters', 'wrote ~ cover letter|letters ~ for?']],
  [has('tag', true), ['no|without ~ tag|tags', 'untagged']],
  [has('tag'), ['with|have|has any|a|some tag|tags', 'tagged jobs?']],
  [has('stars', true), ['no|without ~ star|stars|rating', 'unrated', 'not ~ rated']],
  [
    has('followed-up', true),
    ['not ~ followed|follow|followup ~ up? ~ on|with|about?', 'without ~ follow ~ up', 'no follow up'],
  ],
  [has('followed-up'), ['i? followed up ~ on|with|about?', 'i? chased|nudged']],
  [
    choice('source', 'referral'),
    [
      'referred ~ me?',
      'somebody|someone|friend|colleague|who|that ~ referred ~ me?',
      'referral|referrals',
      'by|through|via|from ~ referral|referrals',
      'came from referrals|referral',
    ],
  ],
  [choice('source', 'linked-in'), ['from|on|through|via|using|with|off|of? linkedin', 'linked in']],
  [choice('source', 'indeed'), ['from|on|through|via|using|with|off|of? indeed']],
  [choice('source', 'adzuna'), ['from|on|through|via|using|with|off|of? adzuna']],
  [
    choice('source', 'online'),
    ['found|saved|came|from|source ~ online|web|internet|website', 'source online'],
  ],
  [
    choice('source', 'onsite'),
    ['found|saved|source ~ on site|person', 'walk|walked in|ins?', 'job fair|fairs'],
  ],
  [
    choice('method', 'email'),
    ['by|via|per|through|with|in ~ email|mail', 'by e mail', 'emailed ~ application|resume|it?'],
  ],
  [choice('method', 'online'), ['applied ~ online', 'online applications|application']],
  [choice('method', 'onsite'), ['applied ~ in person', 'applied ~ on site']],
  [choice('type', 'fulltime'), ['full time', 'fulltime']],
  [choice('type', 'parttime'), ['part time', 'parttime']],
  [choice('type', 'contract'), ['contract|contracts|contractor|freelance']],
  [choice('type', 'temporary'), ['temporary|temp|seasonal']],
  [choice('type', 'internship'), ['internship|internships']],
  [
    { kind: 'order', by: 'stars', isDescending: true, isFirst: true },
    [
      'favorite|favorites|favourite|favourites',
      'most excited ~ about?',
      'best|highest|top rated',
      'most stars',
      'excites me ~ most',
      'want ~ the? most',
      'like ~ best|most',
    ],
  ],
];

/** A name that was found in a question is in its words as this sign, days as the other; folding leaves neither in a word. */
export const nameSign = '@';
export const daySign = '%';

/** What somebody says who asks how something is done, or where. */
export const howPhrases = [
  '^how do|can|could|should|would|might i|you|we|one|somebody',
  '^how to',
  '^how does one',
  'show|tell me how to',
  '^where do|can|could|would i|you find|put|add|set|see|change|go|edit|enter|get|turn|practice|import|export|upload',
  '^where is|are my list|settings|contacts|backup|resumes|profile|stories|tasks|data',
  '^where is|are the',
  '^can|could|would you write|make|draft|help',
  'help me * write|draft|make|prepare',
  'help me with',
  '^can i',
  '^make|build|create me|a|my',
  '^i want|would|need to|like * import|export|print|delete|undo|compare|practice|back|backup|add|change|write',
  '^import|export|print|delete|remove|undo|backup|restore|add|edit|upload|compare|practice|write|draft|reset',
] as const;

/** Not how to, whatever it begins with. */
export const notHowPhrases = [
  'stand',
  'how do i look',
  'how do companies',
  'can i apply',
  'how should i feel',
] as const;

/** Which source answers. */
export const sourcePhrases = [
  'source|sources|site|sites|website|websites|board|boards|platform|platforms * reply|replies|replied|answer|answers|answered|response|responses|respond|work|works|better|best|most|calls|call|results',
  'reply|replies|answer|answers|response|responses|better|best|most * source|sources|site|sites|website|websites|board|boards',
  'reply|response|answer|callback|success rate|rates',
  'rate of replies|responses|answers',
  'percent|percentage|share * response|responses|reply|replies|answer|answers|answered|heard',
  'how often do i hear|get',
  'linkedin|indeed|referral|referrals|online * better|best|worth|reply|replies|works|work|answer|more',
  'sites|boards|websites even',
  'hear|heard|back * from indeed|linkedin|adzuna',
  'is indeed|linkedin|adzuna',
] as const;

/** Whom an answer is waited for. */
export const waitingPhrases = [
  'not * heard|hear|responded|respond|replied|reply|answered|answer|called|call|gotten|written|got|emailed|contacted',
  'no reply|response|answer|word|news|replies|responses',
  'ghosted|ghosting|ghost',
  'waiting',
  'wait for',
  'still|everything pending',
  'pending applications|jobs',
  'without|lacking * answer|reply|response',
  'follow up with|on',
  'followup|chase|nudge',
  'how long * companies|employers|they take',
  'how long does|do * take|takes',
  'applications|jobs * outstanding',
  'outstanding applications|jobs',
  'quiet|silent|silence',
  'owe|owes me|us',
] as const;

export const offerPhrases = [
  'offer|offers|offered',
  'have|need to answer|respond|reply @ by',
  'by when * respond|answer',
  'have to tell @',
] as const;

export const contactPhrases = [
  'who do|did|can|should i know|call|email|write|contact|meet|ask',
  'who i call|know|email|met',
  'do i know anyone|anybody|someone',
  'know anyone|anybody|someone * at',
  'contact|contacts|recruiter|recruiters|interviewer|interviewers',
  'phone|number|telephone * @',
  'phone number',
  'email|e address|mail * of|for|at @',
  'who interviewed|called|emailed me',
  'hiring manager',
  'who is|was * at|from @',
  'people|person * at @',
] as const;

/** What is asked about a person by name. */
export const personPhrases = [
  'number|phone|email|mail|address|contact|call|reach|text|write|talk',
  '^who is|was',
  '^find|show|look',
] as const;

export const interviewPhrases = [
  'interview|interviews|appointment|appointments|screening|screenings',
  'when|what * talk|speak|meet|meeting|call with|to',
  'phone screen|screens',
  'second|third|final|next round|rounds',
  'what time',
  'meetings|meeting',
] as const;

/** Jobs in some state: a list of them. */
export const jobGroupPhrases = {
  'not-applied': [
    'jobs|which|what|list|show|many * not * apply|applied|started|sent',
    'to apply to|for',
    'left to apply',
    'unapplied',
  ],
  rejected: [
    'jobs|which|what|who|list|show|many|any * rejected|rejection|rejections|reject|declined|denied',
    'many|who|which|jobs * said no',
    'turned me down',
    'rejections',
  ],
  interviewing: [
    'jobs|positions|roles|companies|applications|which * interview stage|stages|phase',
    'jobs|positions|roles with|in interview|interviews|interviewing',
    'interviewing for|with',
    'led|lead|leads to * interview|interviews',
  ],
  offer: ['jobs|positions|roles * with|have an|a offer', 'jobs|positions with offers'],
  replied: [
    'which|what|who|jobs|many * replied|answered|responded|responses|heard',
    'who wrote|called|got * back',
    'hear|heard * anybody|anyone|somebody|someone',
    'have * replied|responded to me',
    'anyone|anybody|somebody|someone|they|them * reply|replies|replied|answer|answered|respond|responded|write|wrote|call|called|back',
    'replies|answers|responses * %|get|got|have|come|came',
    'get|got|have|many * replies|answers|responses',
  ],
  closed: ['jobs|positions|which|what * closed|over|ended|archived', 'closed|archived jobs|positions'],
  'in-progress': [
    'in the running',
    'in progress',
    'still|jobs active|open|alive|live',
    'active|open applications|jobs',
  ],
  all: [
    'jobs by|per status',
    'how many jobs|positions|postings',
    'jobs|positions * list',
    'my|all|list|show jobs|positions',
    'how many * saved',
    'what|which jobs * saved|have',
    'pipeline|overview',
    'how am i doing',
    'how is * search|hunt * going',
    'breakdown|summary * jobs|applications|search',
  ],
} as const;

/** Whether one was applied for. */
export const appliedPhrases = [
  'did|have|had|has i * apply|applied|applying|submit|submitted|send|sent|put',
  'if|whether|that i * applied|apply|submitted|sent',
  'already applied',
  '^applied|apply to|for|at',
  'i applied|apply|submitted|sent',
] as const;

/** How many were applied for in some time. */
export const countPhrases = [
  'many * apply|applied|application|applications|apply|submit|submitted|send|sent',
  'number|count of applications',
  'applications * sent|submitted|%',
  '^applications',
  '^list|show|see * applications',
  'applied * many',
  '^applied %',
  'did|have i * apply|applied|sent anywhere|anything',
] as const;

export const dayPhrases = [
  'what|anything * did|have i * do|done|accomplish|accomplished|finish|finished|achieve|work|worked|change|changed|get|complete|completed',
  'what i did|done|changed',
  'what happened %',
  'my|recent activity|history',
  'what have i been up|doing',
  'last thing|things i did|changed',
] as const;

export const statePhrases = [
  'status|state|stage of|on|for|with|at',
  'stand|stands',
  'what|where * @ * next|now',
  'next * @',
  'happens|happening|going|up on|with|next',
  'heard|hear|news|word|reply|response|answer|anything * from|at|by @',
  '@ * answered|replied|responded|heard|respond|reply|answer|said|say|called|back|stand|going|doing|rejected',
  'answered|replied|responded|heard|respond|back|say|said * @',
  'where|how we|i|are|is|am * at|with|doing @',
  'how long * @',
  'left|remains|remain|missing * @',
  'update|updates on|from|about',
  'tell me about @',
  'what is * @',
  'pay|pays|paying|paid|salary|wage|wages|money * @',
  '@ * pay|pays|paying|paid|salary|wage|wages|money',
] as const;

/** Whether somebody answered, by a name that no job has: then that is what is said. */
export const heardPhrases = [
  'did|have|has|had * hear|heard * from|back',
  'anything|word|news back|yet * from',
  'did|have|has|had * reply|replied|respond|responded|answer|answered',
  'did|have|has|had * call|called|write|written * back|me|yet',
] as const;

export const latePhrases = ['overdue|late|behind|missed', 'past due'] as const;
export const deadlinePhrases = [
  'deadline|deadlines',
  'closing dates|date',
  'close|closes|closing|end|ends|ending|expire|expires soon|next|%',
] as const;

export const duePhrases = [
  'due|overdue|late|behind|deadline|deadlines|agenda|reminders|reminder|schedule|calendar',
  'to do',
  'task|tasks',
  'what|anything * next|coming|upcoming|first|urgent',
  'take care of',
  'on my plate|list|agenda',
  'what * have i got|going',
  'what * i|we * got|have * %',
  'need|have to finish|do|get',
  'what should i do|start|work',
  'next step|steps|up',
  'coming up',
  'my day|week|plan|plans|today',
  '^next',
  'what is * up|on|happening %',
  '^%',
  'anything %',
] as const;

export const findPhrases = [
  '^find|search|open|lookup|locate',
  'look up|for',
  'looking for',
  'search|find|look * my|jobs|in',
  '^show|open|pull me|up * @',
  '^show * @',
  '^show|list|find|any|which|what * jobs|job|positions',
  'where is * @',
  'do i have * saved',
  '^show|list|which|what * ones',
] as const;

/** What is not asked of own data, however it is worded. */
export const elsewherePhrases = [
  'the news',
  'weather|joke|poem|recipe|capital|stock|stocks|thesis|homework|essay|movie|song|translate|football',
  'should i quit|leave|move|marry',
  'am i * good|bad|smart|old|qualified',
  'explain|define',
  'meaning of life',
  'ignore * instructions',
  'who are you',
  'am i going to|gonna get|be|hear|have',
  '^will i|they|it|he|she',
  'my chances|odds',
  'chances|odds of|that|are',
] as const;

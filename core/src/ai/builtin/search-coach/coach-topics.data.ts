import { adviceTopics } from '../assistant/advice-topics.data.ts';
import { sourcePhrases } from '../assistant/intent-phrases.data.ts';

/** What a question to the coach is about, with its phrases (`phrases.ts`); the first that fits counts. */
export const coachTopics = [
  [
    'cannot',
    [
      'hired|hire|hires',
      'get a|the|this|that job|offer|interview',
      'best|good|right|better time|day|month|season * apply|send|start|look',
      'when should|do i apply',
      'market|average|typical pay|pays|salary',
      'the market pay',
      'cost of living',
      'company|employer|employers good|bad|like',
    ],
  ],
  ['sources', [...sourcePhrases, ...adviceTopics.quiet.phrases]],
  [
    'keep',
    [
      'which|what search|searches|ones',
      'which|what one * best|better|most|fewest|least|keep|delete|drop|worth|more',
      'which|what of|from my|the|these|them * keep|best|better|most|fewest|least|delete|drop|worth',
      'compare|rank * searches|them',
      'worth keeping',
      'searches * keep|delete|drop|worth',
    ],
  ],
  [
    'trade',
    [
      'i was|been a|an',
      'used to be|work|teach|drive|cook|nurse|sell',
      'switch|change|move|go|going|switching|changing|moving from',
      'switch|switching|change|changing|transition to|into',
      'get|move|break into',
      'tired|sick of',
      'fed up with',
      'leave|leaving|quit|quitting|done|burned|burnt with|out|teaching|nursing|driving|trucking|retail',
      'get|getting|want out of',
      'what|where else|other * can|could|do|would i do|be|work|go|become',
      'another|different|new|other trade|career|careers|field|profession|line|industry|occupation',
      'career|trade|field change|switch',
      'my|of experience|skills|background * use|transfer|fit',
      'other than|besides being|teaching|nursing|driving|trucking|retail|sales',
    ],
  ],
  [
    'titles',
    [
      'title|titles|keyword|keywords|synonym|synonyms',
      'other|another|different|alternative|similar|more|better|extra|related|good name|names|term|terms|roles|positions|jobs',
      'what do|does|would|could|else|other * call|called|calls',
      'also|else called|known',
      'names for|of',
      'similar|related to',
      'jobs|roles like',
      'what|which else * search|type|try|look',
      'what else',
    ],
  ],
  [
    'choice',
    [
      'hybrid',
      'on|in site|person|office',
      'onsite',
      'part|full time',
      'parttime|fulltime|temp|temporary|contract|contractor|contracts|freelance|internship|internships|intern|prn|seasonal',
      'entry level',
      'junior|beginner|beginners|trainee|graduate|graduates|grad',
      'no|without|little experience',
      'senior|lead|manager|managers|management|supervisor|director|executive',
    ],
  ],
  [
    'remote',
    [
      'remote|remotely|wfh|telework|teleworking|telecommute|telecommuting|virtual',
      'work|works|working|jobs|job|stay from|at home',
      'from home',
      'home office|based',
      'anywhere',
    ],
  ],
  [
    'place',
    [
      'drop|without|remove|skip|delete|no|ignore|lose|forget|leave * city|town|place|location|state',
      'any|every|which|what|other|another|different city|town|place|location|state|area|region',
      'nationwide|everywhere|countrywide|statewide',
      'whole|entire|all country|state',
      'the whole|entire',
      'all of|over',
      'zip|zipcode|postcode|postal',
      'move|moved|relocate|relocated|relocating to',
      'city|town|location|place|county',
      'right|same|other|wrong area',
    ],
  ],
  [
    'radius',
    [
      'radius|distance|mile|miles|commute|commuting|mi|km',
      'further|farther|furthest|farthest|closer|nearer|nearby',
      'how far',
      'wider|bigger|larger|smaller area|circle',
    ],
  ],
  [
    'pay',
    [
      'pay|pays|paid|paying|salary|salaries|wage|wages|money|compensation|earn|earning',
      'dollars|bucks',
      'an|per hour',
    ],
  ],
  [
    'new',
    [
      'new|newer|newest|latest|fresh|recent|recently',
      'since|posted|added last|yesterday|today|monday|this|then',
      'today|yesterday',
      'this week|month|morning',
    ],
  ],
  [
    'age',
    [
      'old|older|oldest|stale|expired|outdated',
      'last|past|previous|within day|days|week|weeks|month|months|hours|year',
      'last|past|previous|within * day|days|week|weeks|month|months|hours|year',
      'day|days|week|weeks|month|months|hours ago|old',
      'date|dates|posted|age',
    ],
  ],
  [
    'words',
    [
      'word|words|wording|worded|phrase|phrasing|spelling|spell|quotes|exact|exactly|reword',
      'type|write|put in|into',
      'should|do|can i type|write|call',
      'search|searching for instead',
      'what should|would|do|can|could i search|look|use',
    ],
  ],
  [
    'many',
    [
      'too|so many|much',
      'too|so wide|broad|general|big|large|long',
      'cut|narrow|bring|pare|trim|whittle * down',
      'fewer|less results|postings|jobs|of',
      'narrower|narrowing|filter|limit|overwhelming|overwhelmed|flooded|flood',
      'narrow|tighten it|this|that|the|my',
      'wide|broad|unspecific',
    ],
  ],
  [
    'few',
    [
      'few|little|empty|nothing|none|narrow|specific|strict|picky|small|barely|hardly|limited|restrictive|thin',
      'no|zero results|jobs|postings|hits|matches|openings',
      'not|only|just many|much|enough|finding|one|two|three|a',
      'more|wider|broader|widen|broaden|open|expand',
      'find|get|show|see more',
      'missing|miss|missed',
    ],
  ],
  [
    'count',
    ['how many|big|much', 'number|count|total of', 'count', 'does|do|did * find|have|get|show|return'],
  ],
  [
    'verdict',
    [
      'good|ok|okay|fine|bad|right|wrong|useful|worth|better|best|improve|fix|help|wise|smart|sense|well',
      'what about|of',
      'how about|is|are',
      'search|searches|saved|one|ones|results|postings|it|this',
    ],
  ],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** What a question to the coach is about. */
export type CoachTopic = (typeof coachTopics)[number][0];

/** Words that name no search: those of sentences, of what is asked, and of searches in general. */
export const topicWords: ReadonlySet<string> = new Set(
  (
    'search searches searching searched saved save one ones result results hit hits match matches listing listings find finds finding found ' +
    'get gets getting show shows come comes first second third fourth fifth last next past previous open current number every both ' +
    'remote remotely hybrid onsite home time part full wfh virtual telework temp temporary contract contractor contracts ' +
    'freelance internship internships prn seasonal entry level junior senior beginner lead site person ' +
    'city town place location state county country area region zip zipcode postcode code nationwide anywhere everywhere local near nearby ' +
    'radius distance mile miles mi km commute far farther further closer away limit limits hundred ' +
    'pay pays paid paying salary salaries wage wages money hourly dollars amount listed stated high higher low lower ' +
    'day days week weeks month months year years hour hours today yesterday monday tuesday wednesday thursday friday saturday sunday ' +
    'since ago posted date dates age older oldest newer newest latest fresh recent recently added ' +
    'title titles keyword keywords synonym synonyms name names named term terms word words wording phrase type typed call called calls ' +
    'few fewer less little narrow narrower wide wider broad broader specific general small smaller big bigger large larger empty strict picky ' +
    'too so such cut down drop remove without add skip widen broaden expand filter include exclude limit change changed try use using ' +
    'good bad better best right wrong fine worth useful wise sense improve fix help keep keeping delete compare make makes made put ' +
    'people person somebody someone count total similar related different alternative same instead rather hey please ' +
    'who whose were would seem seems look looks looking think tell say does isnt want like likes only just really even still yet ' +
    'nothing none any anything something everything bit lot many much enough miss misses missing left whole entire all ' +
    'between versus vs per let lets go going trying able possible maybe again sort kind way ways question thanks'
  ).split(' '),
);

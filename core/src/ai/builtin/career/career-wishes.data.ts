import type { CareerTrait } from './career-traits.data.ts';

/** What somebody needs of the next work besides what its days are like. */
export const careerNeeds = [
  'no-degree',
  'no-graduate-school',
  'no-school',
  'no-high-school',
  'more-pay',
  'stable',
  'soon',
  'burned-out',
  'age',
  'family',
  'gap',
  'laid-off',
  'abroad',
  'own-business',
  'record',
  'retire',
  'near-home',
  'same-pay',
  'retired',
  'no-debt',
  'short-school',
  'school-hours',
  'associate-degree',
] as const;
export type CareerNeed = (typeof careerNeeds)[number];

/**
 * How the words of a trait are meant: `want` and `avoid` as they are, turned around by “no” or “like”; `seeks` and `flees`
 * whatever is before them.
 */
export type SaidMode = 'want' | 'avoid' | 'seeks' | 'flees';

/** Folded words by trait, phrases parted by bars; the longest phrase counts. */
export const traitPhrases: readonly (readonly [CareerTrait, SaidMode, string])[] = [
  ['road', 'want', 'road|driving|drive|behind the wheel|driver seat'],
  [
    'away',
    'flees',
    'home every night|be home|be home at night|be home every night|be home by|be home more|home more|home each night|home at night|home daily|home nightly|home by dinner|sleep at home|sleep in my own bed|over the road|otr|away from home|long haul|live out of a suitcase',
  ],
  ['away', 'want', 'travel|traveling|flying|fly|the airport|see the world|see the country'],
  [
    'heavy',
    'flees',
    'bad back|back is|knee is|knee are|back is shot|back went out|bad shoulder|my back|back hurt|back pain|back problem|back surgery|back cant|lower back|bad knee|knee hurt|my knee|my shoulder|my hip|on my body|my body|my joint|my foot|on my foot|my feet|on my feet|on their feet|hard on the body|too old to lift|light duty|easier on the body|less physical|less lifting|not physical',
  ],
  [
    'heavy',
    'avoid',
    'physical|physically|heavy|lifting|lift|knee|shoulder|body|foot|feet|standing|climb|climbing|ladder|bend|bending|kneel|kneeling|crawl|wrist|elbow|neck|lung|asthma|heart condition|stand all day|pain|hurt|hurting|sore|injury|injured|disabled|disability|arthritis|surgery|manual labor|hard labor',
  ],
  [
    'hands',
    'want',
    'my hand|with hand|hand on|hand work|tool|build|building|building thing|fix|fixing|fix thing|repair|repairing|make thing|making thing|machine|woodworking|mechanical',
  ],
  ['trade', 'want', 'trade|skilled trade|a trade|the trade|apprenticeship|apprentice'],
  ['sitting', 'avoid', 'sit|sitting|sit all day|sitting all day|sedentary|in a chair'],
  ['desk', 'want', 'desk|desk job|office|office job|office work|sit down job'],
  [
    'screens',
    'avoid',
    'screen|staring at a screen|keyboard|front of a computer|front of a screen|at a computer|staring at a computer|computer all day|behind a computer',
  ],
  ['computers', 'want', 'computer|tech|technology|tech job|tech field|cybersecurity|software'],
  ['coding', 'want', 'code|coding|program|programming|software development'],
  [
    'remote',
    'want',
    'remote|remotely|remote work|work remote|telework|telecommute|from home|work from home|work at home|wfh|virtual|hybrid|anywhere',
  ],
  [
    'outdoors',
    'flees',
    'indoor|indoors|inside|inside job|summer|winter|the heat|the cold|the weather|the rain|in the sun',
  ],
  [
    'vehicles',
    'want',
    'good with car|with car|love car|like car|on car|fix car|fixing car|into car|car and truck|automotive|motorcycle|under the hood|engine',
  ],
  ['outdoors', 'want', 'outdoor|outdoors|outside|nature|fresh air|gardening|garden|forest|in the field'],
  [
    'nights',
    'avoid',
    'night|night shift|midnight|late night|2 am|3 am|weekend|evening|overnight|holiday|late shift|shift|shift work|graveyard|swing shift|rotating shift|long shift|12 hour shift|odd hour|long hour|crazy hour',
  ],
  [
    'nights',
    'flees',
    'weekend off|night off|weekend free|nine to five|9 to 5|monday to friday|monday through friday|day job|day shift|daytime|regular hour|normal hour|regular schedule|predictable schedule|predictable hour|home for dinner|balance|work life balance',
  ],
  ['patients', 'want', 'patient|bedside|floor nursing|direct care|the floor|patient care|blood'],
  ['therapy', 'want', 'therapy|therapist|counseling|counselor|counsel'],
  [
    'classroom',
    'flees',
    'leaving teaching|leave teaching|out of teaching|quit teaching|done teaching|done with teaching|stop teaching|leaving the classroom|out of the classroom|leave the classroom',
  ],
  ['classroom', 'avoid', 'classroom|student'],
  [
    'teaching',
    'want',
    'teach|teaching|train other|train people|training other|training people|instruct|instructing|mentor|mentoring|coaching|pass on what i know',
  ],
  [
    'customers',
    'avoid',
    'customer|the public|public|passenger|rude people|client|guest|shopper|angry people|people all day',
  ],
  ['selling', 'want', 'sell|selling|sales|commission|cold call|cold calling|quota'],
  ['kitchen', 'want', 'kitchen|cooking|restaurant|food service|baking'],
  ['lab', 'want', 'lab|lab work|laboratory|the bench|lab bench|experiment'],
  ['emergency', 'avoid', 'emergency|trauma|crisis'],
  ['children', 'want', 'kid|child|children|youth|teenager|toddler'],
  ['animals', 'want', 'animal|dog|cat|horse|pet|wildlife|livestock'],
  ['data', 'want', 'data|analysis|analytics|analyze|statistic|spreadsheet|excel|research'],
  ['writing', 'want', 'write|writing|editing|blog|blogging|storytelling'],
  ['creative', 'want', 'creative|design|designing|art|draw|drawing|music|photography|painting|making art'],
  [
    'helping',
    'want',
    'help people|helping people|help other|helping other|care for people|caring for people|make a difference|making a difference|meaningful|meaningful work|work with people|working with people|people person|people skill|old people|older people|elderly people|senior citizen|volunteering|give back|help my community|social work|talk to people|talking to people',
  ],
  [
    'leading',
    'want',
    'lead|lead a team|leading|manage|manage people|management|supervise|leadership|promotion|move up|promoted|be a manager|be the boss|run a team|in charge',
  ],
  [
    'part-time',
    'seeks',
    'part time|parttime|fewer hour|less hour|half day|reduced hour|few hour|20 hour|twenty hour|a few day a week',
  ],
  ['part-time', 'flees', 'full time|fulltime|more hour|40 hour|enough hour'],
  [
    'government',
    'want',
    'government|government job|federal|federal job|state job|city job|public sector|civil service|county job|public service',
  ],
  ['people-work', 'want', 'hr|human resource|recruiting|recruiter|training department'],
  ['health', 'want', 'health care|healthcare|health field|medical field|medical|medicine'],
  ['law', 'want', 'law|legal|court|law firm|paralegal'],
  ['numbers', 'want', 'number|math|accounting|bookkeeping|finance|budget'],
];

/** Needs by folded phrases that mean them whatever is before. */
export const needPhrases: readonly (readonly [CareerNeed, string])[] = [
  [
    'no-degree',
    'no degree|without a degree|without degree|dont have a degree|no college|no college degree|without college|no bachelor|never went to college|didnt go to college|no four year degree|no 4 year degree|not a college graduate|didnt finish college|never finished college|some college|my ged|got a ged|have a ged|only high school|just high school|only a high school diploma|only a diploma',
  ],
  [
    'no-graduate-school',
    'without a master|without master|no master|no grad school|without grad school|no graduate school|without graduate school|no phd|without a phd|more school than a bachelor',
  ],
  [
    'no-school',
    'no more school|without going back to school|without more school|not going back to school|dont want to go back to school|cant go back to school|no school|without school|without a new degree|without another degree|cant afford school|no more degree|without retraining',
  ],
  [
    'no-high-school',
    'no high school|no high school diploma|without high school|without a high school diploma|never finished high school|didnt finish high school|did not finish high school|never graduated high school|dropped out of high school|high school dropout|dropped out|no ged|no diploma|without a diploma|never finished school|didnt finish school',
  ],
  [
    'more-pay',
    'more money|highest paying|best paying|top paying|highest pay|most money|more pay|pay more|pays more|better pay|higher pay|earn more|make more|making more|a raise|well paid|big money|good money|better paying|better paid|high paying|higher paying|paid better|paid more|better salary|higher salary|pay better|better wage|higher wage|better money|cant live on|not enough money|pay is bad|pay is low|pay is awful|pay is terrible|awful pay|terrible pay|bad pay|pay suck|low wage|minimum wage|poorly paid|barely paid|underpaid|low pay|pay the rent|pay my bill',
  ],
  [
    'stable',
    'ai|automation|automated|robot|stable|stability|secure|security|job security|steady|future|recession proof|in demand|growing|growing field|be replaced|replaced|obsolete|dying|dying field|disappearing|long term',
  ],
  [
    'soon',
    'by summer|by fall|by spring|by winter|by next year|this summer|need money|need a job|need income|need work|fast|quick|quickly|right away|asap|immediately|soon|straight away|no training|little training|short training|without training|need work now|need a job now|need money now|as soon as possible|this month',
  ],
  [
    'burned-out',
    'burned out|burnt out|burn out|burnout|exhausted|exhausting|stress|stressed|stressful|overwhelmed|miserable|hate my job|hate this job|hate the job|hate it|cant take it|cant do it|cant do this|had enough|worn out|sick of it|tired of it|toxic|too much pressure|anxiety|drained|losing my mind',
  ],
  [
    'age',
    'too old|my age|over fifty|over 50|over 40|over forty|over 60|over sixty|older worker|in my fifty|in my 50|in my 60|age discrimination|start over|starting over|second career|late career',
  ],
  [
    'family',
    'i have kid|have kid|got kid|have child|have a kid|caring for my|caring for a|care for my|taking care of my|take care of my|looking after my|look after my|my mother|my father|my mom|my dad|my parent|my kid|my child|my children|my baby|my son|my daughter|my family|my wife|my husband|raising kid|raising child|raise kid|raising my kid|single mom|single mother|single dad|single parent|family time|time with family|more family time|see my kid|childcare|pregnant|newborn|new baby|flexible|flexibility|flexible hour|flexible schedule|daycare|elder care|sick parent|elderly parent|home with',
  ],
  [
    'gap',
    'out of work|out of the workforce|career break|career gap|gap in my resume|gap|returning to work|return to work|returning|year out|year off|been home|been home with kid|been home with my kid|been home with child|havent worked|have not worked|re enter|reenter|back to work|going back to work|been caring|was caring|long time since i worked',
  ],
  [
    'laid-off',
    'laid off|layoff|lost my job|got fired|was fired|downsized|let go|position was eliminated|my job was cut|shop closing|shop is closing|plant closing|store closing|closing down|plant closed|plant is closing|store is closing|store closed|is closing|shutting down|shut down|is closed|company closed|redundant|outsourced',
  ],
  [
    'abroad',
    'no english|learning english|my english|speak english|little english|english yet|immigrant|refugee|asylum|foreign|foreign degree|my degree is from|degree from|visa|green card|work permit|credential|my credential|first language|second language|native language|my accent|overseas|abroad|from abroad|new to the country|moved to america|moved here|new here|no us license|us license|from another country|not recognized|no us experience|us experience|home country',
  ],
  [
    'own-business',
    'own business|own shop|own company|own boss|self employed|freelance|freelancing|start a business|starting a business|run my own|work for myself|entrepreneur|contractor|be my own boss|startup',
  ],
  [
    'record',
    'felony|felon|inmate|ex con|ex offender|criminal record|a record|convicted|conviction|prison|jail|incarcerated|probation|parole|background check',
  ],
  [
    'same-pay',
    'pay about the same|pays about the same|same pay|same money|pay the same|similar pay|keep my pay|without a pay cut|no pay cut',
  ],
  [
    'associate-degree',
    'associate degree|associate in|an associate|my associate|two year degree|2 year degree',
  ],
  [
    'school-hours',
    'school hour|school schedule|while my kid are in school|while kid are in school|when kid are in school|when my kid are in school|mother hour',
  ],
  ['retired', 'retired|after retirement|already retired|retired from'],
  ['no-debt', 'no debt|without debt|no student loan|without loan|no loan|debt free|no debt wanted'],
  [
    'short-school',
    '2 year max|two year max|max 2 year|at most 2 year|2 year or less|two year or less|under 2 year|a year or two of school|1 year max|one year max',
  ],
  ['retire', 'retire|retirement|retiring|before i retire|until i retire|pension'],
  [
    'near-home',
    'near home|close to home|short commute|commute|commuting|nearby|near me|local|cant move|cant relocate|not moving|dont want to move|wont move',
  ],
];

/** School words that mean a need only where “no” or “without” is before them, the nearest meaning first. */
export const negatedNeeds: readonly (readonly [CareerNeed, string])[] = [
  ['no-high-school', 'high school|ged|high school diploma'],
  ['no-graduate-school', 'master|master degree|grad school|graduate school|phd|doctorate'],
  ['no-degree', 'college|bachelor|college degree|university'],
  ['no-school', 'school|back to school|more school|class|retraining|degree'],
];

/** Words that turn what follows around. */
export const fleeingWords = new Set(
  'no not never without dont doesnt didnt cant cannot wont isnt avoid avoiding hate hating dislike off away out less fewer leave leaving left quit quitting tired sick done stop escape nothing rather enough against too fed exhausted hurt lose drop dropping skip minus anymore beyond'.split(
    ' ',
  ),
);

/** Words that seek what follows. */
export const seekingWords = new Set(
  'want like love enjoy prefer seeking seek wish hope good great interested into passion passionate fine happy dream something anything become learn work'.split(
    ' ',
  ),
);

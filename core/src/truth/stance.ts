import { clausesIn } from './clauses.ts';
import { quietWords, timeOfWork } from './quiet-words.data.ts';
import type { ReadSentence } from './read-sentence.ts';
import { type TruthWord, truthWords } from './truth-words.ts';
import { type ProblemKind, problemKinds, type TruthProblem, type TruthSpan } from './verdict.ts';

/**
 * What a clause does where it tells of no work: it is polite, says when and where one can work, speaks of the employer, of what
 * one likes or wants, of how one lives, of people and things in general, or of what one is like.
 */
export type Stance =
  | 'courtesy'
  | 'availability'
  | 'employer'
  | 'motive'
  | 'life'
  | 'general'
  | 'quality'
  | 'quiet'
  | 'other'
  | 'kin';

const courtesy =
  /^(?:dear|to whom|thank|many thanks|with thanks|please|sincerely|hello|hi|good (?:morning|day|afternoon))\b|\b(?:enclosed|attached|references (?:are|can be|upon|on)|at your convenience|hear(?:ing)? (?:back )?from you|your (?:time|consideration|patience)|(?:reach|contact|call|e-?mail|write to|phone) me|get in touch|(?:talk|speak|meet|discuss) (?:with you|further|it|this|in person)|(?:happy|glad|pleased|delighted) to (?:talk|discuss|answer|provide|meet|share|tell|send|show|come)|a (?:conversation|call|meeting|chat) with you|tell you more|learn more about)\b/i;

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** When, where and on what terms somebody can work, each kind of it in an expression of its own. */
const availability: readonly RegExp[] = [
  /\b(?:availab(?:le|ility)|notice period|(?:weeks?|months?|days?)['’]? notice|on short notice|start date|relocat(?:e|ing|ion)|commut(?:e|ing)|willing to|open to|authorized to work|work permit|right to work|eligible to work)\b/i,
  /\b(?:start|begin|join|there|come in)(?: you| work)? (?:within|immediately|right away|straight away|as soon|at once|tomorrow|any ?time|whenever|next|on (?:short|monday|the))\b/i,
  new RegExp(
    `\\b(?:start|begin|join)(?: you| work)? in (?:an?|one|two|three|four|six|the|early|late|${months})\\b`,
    'i',
  ),
  /\b(?:(?:ready|willing|able|happy|planning|about|going) to move|free (?:for|on|to|after|any|all|until)|(?:can|could|would|will) come (?:in|by|for|over)|whenever (?:it|you|that)|(?:could|can) be there|would (?:need|fit|suit)|(?:be|am) reached|before i (?:could|can) (?:start|begin|join))\b/i,
  /\blive (?:close|near|nearby|within|just|around|only|\w{1,12} (?:minutes|miles|blocks))\b/i,
  /\b(?:flexible (?:about|with|on|in)|(?:no trouble|no problem|do not mind|don['’]t mind|would not mind) (?:with|working|to|about|the)|own (?:car|transport|transportation|vehicle))\b/i,
  /\b(?:mornings|afternoons|evenings|nights|weekends|days) are (?:free|open|fine|no)\b/i,
  /\b(?:can|could|would|will|able to|ready to|free to|glad to|happy to) work (?:nights?|days?|evenings?|weekends?|holidays?|early|late|any|overtime|shifts?|full|part|on|the|saturdays?|sundays?)\b/i,
];

const motive =
  /\b(?:(?:i|we)(?: (?:\p{L}{1,14}ly|do|still|have always|also|just|really|truly|always|would|['’]d))? (?:love|like|enjoy|care|value|believe|admire|hope|want|wish|prefer|appreciate|respect|feel|think|find|look forward|long|dream|aim)|gives? me|(?:draws?|drew|drawn|attracts?|attracted|pulls?|brings?) (?:me )?to|(?:interests?|excites?|motivates?|moves?|inspires?|suits?|attracts?|appeals to|matters to|speaks to) me|satisf(?:ying|action|ies)|takes? (?:real |great |quiet )?(?:pride|pleasure|joy)|(?:is|are) (?:the|one|a big|my) reason|(?:caught|catches|catch|holds|held) my (?:eye|attention|interest)|would rather|(?:why|reason) i(?: am|['’]m)? (?:want|writ|appl|choose|chose|work|do)|(?:looking|hoping|eager|keen|excited|ready) (?:for|to)|what i (?:like|love|enjoy|want|look for|hope|value|bring home)|my (?:hope|goal|dream|wish|heart)|would (?:be glad|be happy|be proud|welcome|suit|be a pleasure)|(?:i|we) (?:noticed|saw|read|heard|learned|watched|followed) (?:that|your|about|of|how|with|in)|i was (?:sorry|glad|pleased|surprised|delighted|happy|sad) to (?:hear|read|see|learn|find)|feels? (?:right|good|like home|natural) to me|have kept me (?:dry|warm|company|going)|makes? me (?:happy|proud|glad|want))\b/iu;

const life =
  /\b(?:my (?:lease|rent|commute)|i (?:live|was born|was raised|grew up(?! speaking))|my (?:children|family|wife|husband|partner|spouse|son|daughter|kids|mother|father|parents|grandmother|grandfather|neighbou?rs?|neighbou?rhood|home town|hometown|house|apartment))\b/i;

/** What one is like and how one thinks: worth a look, and no work. */
const quality: readonly RegExp[] = [
  /\b(?:i am|i['’]m|am) (?:not |also |both |always )?an? (?:\p{L}{1,16} )?(?:\p{L}{1,16} )?(?:person|listener|learner|colleague|teammate|player|thinker|neighbou?r|worker|communicator|type)\b/iu,
  /\b(?:i|we)(?: (?:\p{L}{1,14}ly|also|still|do|just|have))? (?:think|know (?:what|how (?:much|it)|that|when|why|which)|notice|listen|agree|remember|disagree|laugh|ask questions|keep calm|stay calm|try|expect|read (?:your|about|to the))\b/iu,
  /\b(?:(?:who|and) (?:does|do) not need to be|the one who)\b/i,
];

const ofEmployer =
  /^(?:(?:that|because|since|and|but|so|as|where|when|if|while|which|after|before|though|although) ){0,3}(?:(?:what|how|the (?:way|work|care|name|reputation|people|idea)\b[^,]{0,40}?) )?(?:you|your|yours|the (?:posting|ad|advertisement|listing|job|role|position|opening|company|team|place|work you|school you|hospital you))\b/i;

const quiet = new Set(quietWords.split(/\s/).filter(Boolean));

/** What one is said to have behind one is a claim in whatever sentence it stands: “considering my background in surgery”. */
const ownRecord =
  /\bmy (?:\p{L}{1,20} )?(?:experience|work|background|career|time|years|history|record|skills?|expertise|knowledge|training|education|achievements?|success|leadership)(?: (?:in|with|as|of|at|for)\b|$)/iu;

const ownDeed = /\b(?:I|we|We|my|My|me)\b/;

/** “I am organized, discreet and hard to rattle”: what one is like, where no article makes it a title and no paper a credential. */
const likeness =
  /^(?:and |but |so |because |since |that ){0,3}i(?: am|['’]m) (?:(?:also|always|very|quite|both|not|never|still|\p{L}{1,14}ly) ){0,3}(?!an?\b|the\b|my\b|in\b|at\b|on\b|one\b|now\b|currently\b|with\b|certified|licensed|registered|fluent|bilingual|proficient|skilled|experienced|trained|qualified|responsible|published|\p{L}{1,14}ing\b)\p{L}/iu;

/** Someone else in the family. */
const kin =
  /^(?:(?:that|because|since|and|but|so|as|when|while|after|before) ){0,3}my (?:wife|husband|partner|spouse|son|daughter|kids|children|mother|father|parents|grandmother|grandfather|aunt|uncle|brother|sister|family|friends?|neighbou?rs?)\b/i;

/** What goes on about them, and what a colon or dash adds without a verb of its own. */
const goesOn = /\b(?:her|him|she|he|them|they)\b/i;

/** Clauses of a sentence that tell of no work, with what they do. */
function stancesIn({ text, evidence }: ReadSentence): (TruthSpan & { stance: Stance })[] {
  const employers = evidence.posting.flatMap(({ item: { employer = '' } }) => (employer ? [employer] : []));
  const found: (TruthSpan & { stance: Stance })[] = [];
  let before: Stance | null = null;
  for (const { start, end } of clausesIn(text)) {
    const clause = text.slice(start, end);
    const isFragment = !ownDeed.test(clause) && truthWords(clause).every(({ verb }) => verb === undefined);
    const goes: boolean = before === 'kin' && goesOn.test(clause);
    const stance: Stance | null =
      kin.test(clause) || goes ? 'kin' : (stanceOf(clause, employers) ?? (isFragment ? before : null));
    before = stance;
    if (stance) found.push({ start, end, stance });
  }
  return found;
}

function stanceOf(clause: string, employers: readonly string[]): Stance | null {
  if (availability.some((one) => one.test(clause))) return 'availability';
  if (courtesy.test(clause)) return 'courtesy';
  const isOfEmployer = ofEmployer.test(clause) || employers.some((name) => clause.startsWith(name));
  if (isOfEmployer && !ownDeed.test(clause)) return 'employer';
  if (motive.test(clause)) return 'motive';
  if (life.test(clause)) return 'life';
  if (quality.some((one) => one.test(clause)) || likeness.test(clause)) return 'quality';
  if (isGeneral(clause)) return 'general';
  if (ofOthers.test(clause) && !ownDeed.test(clause.replace(/\bmy\b/g, ''))) return 'other';
  return null;
}

/** “Patients remember how they were spoken to”: things or people in general, in the present, and nobody’s work. */
function isGeneral(clause: string): boolean {
  if (/\b(?:I|we|We|my|My|me|mine|our|Our|us|myself)\b/.test(clause) || /\d/.test(clause)) return false;
  const bare = truthWords(clause).filter(({ lower }) => !conjunction.test(lower));
  const [first] = bare;
  if (!first || /ed$|ing$/.test(first.lower) || bare.slice(1).some(({ isName }) => isName)) return false;
  const isSubject = first.verb === undefined || /s$/.test(first.lower);
  return (
    isSubject &&
    bare.some((word, at) => at > 0 && isPresent(word, bare[at - 1])) &&
    !bare.some(({ lower }, at) => at > 0 && past.test(lower) && !were.test(bare[at - 1]?.lower ?? ''))
  );
}

/** A verb in the present that some thing or person does: “sounds” of “good copy sounds like”. */
function isPresent({ lower, verb }: TruthWord, before: TruthWord | undefined): boolean {
  if (present.test(lower)) return true;
  return (
    verb?.forms.includes('third') === true &&
    !/^(?:the|an?|of|this|that|these|those|\p{L}{1,20}ing)$/u.test(before?.lower ?? '')
  );
}

const conjunction =
  /^(?:that|because|since|and|but|so|as|where|when|if|while|which|after|before|though|although)$/;
const present =
  /^(?:is|are|does|do|has|have|needs?|asks?|takes?|makes?|comes?|goes|go|keeps?|means?|matters?|remembers?|learns?|works?|deserves?|wants?|knows?|tells?|shows?|says?|grows?|helps?|counts?|starts?|begins?|depends?|feels?|gets?|gives?|lives?|runs?|looks?|sounds?|seems?|stands?|sits?|brings?|belongs?|can|should|must|will|cannot)$/;
const past = /(?:ed|rose|fell|went|won|grew|led|built|sold|ran|made|brought|cut)$/;
const were = /^(?:were|was|are|is|be|been|they|it)$/;

/** What of a clause that tells of no work is still compared: what is said to be held, known or mastered. */
const compared: Readonly<Record<Stance, ReadonlySet<ProblemKind>>> = {
  courtesy: new Set(['number', 'degree', 'credential', 'tool', 'duration', 'language', 'language-level']),
  availability: new Set(['degree', 'credential', 'tool', 'title', 'language', 'language-level', 'scope']),
  employer: new Set(),
  life: new Set([
    'degree',
    'credential',
    'tool',
    'title',
    'employer',
    'duration',
    'language',
    'language-level',
    'scope',
  ]),
  quiet: new Set([]),
  kin: new Set([]),
  other: new Set(problemKinds.filter((kind) => kind !== 'scope')),
  general: new Set([
    ...(['number', 'date', 'name', 'employer', 'title', 'degree', 'credential', 'tool', 'change'] as const),
    ...(['language', 'language-level', 'scope', 'negation'] as const),
  ]),
  quality: new Set([
    ...([
      'number',
      'unit',
      'change',
      'duration',
      'date',
      'employer',
      'title',
      'degree',
      'credential',
    ] as const),
    ...(['tool', 'name', 'language', 'language-level', 'scope', 'alone'] as const),
  ]),
  motive: new Set([
    ...([
      'number',
      'unit',
      'change',
      'duration',
      'date',
      'employer',
      'title',
      'degree',
      'credential',
      'tool',
    ] as const),
    ...(['name', 'language', 'language-level', 'scope', 'alone'] as const),
  ]),
};

const countKinds: ReadonlySet<ProblemKind> = new Set(['number', 'unit', 'duration']);
const wishes = /\b(?:would rather|prefer|would like|hope to|want to)\b/i;
const haves = /\b(?:my|have|had|our)\b/i;
/** A wish that speaks of nothing that one has. */
const isWish = (words: string) => wishes.test(words) && !haves.test(words);
const perfect = /\b(?:has|have|had|ever)\b/i;

/** “When our office chose new software”: somebody else acts, and how much of it was one’s own is not said. */
const ofOthers = /^(?:when|while|as|because|since|after|before|until|once) (?:our|the|my|an?|they|he|she) /i;

/** What the posting may be wrong about is worth a look, and holds nothing. */
const ofEmployerMarked: ReadonlySet<ProblemKind> = new Set(['number', 'date', 'name']);

/**
 * The problems of a sentence without those of clauses that tell of no work. “Numbers that agree give me satisfaction” claims
 * nothing; “I take pride in having cut costs by 40 %” does.
 */
export function withoutStance(sentence: ReadSentence, problems: readonly TruthProblem[]): TruthProblem[] {
  if (problems.length === 0) return [];
  const stances = [...stancesIn(sentence), ...quietClauses(sentence, problems)];
  const record = ownRecord.exec(sentence.text)?.index ?? sentence.text.length;
  return problems.flatMap((one): TruthProblem[] => {
    const found = stances.find(({ start, end }) => one.start >= start && one.start < end);
    if (!found || (one.start >= record && found.stance !== 'availability')) return [one];
    if (found.stance === 'employer')
      return ofEmployerMarked.has(one.kind) ? [{ ...one, grade: 'wording' }] : [];
    // “No place for guesswork” is said of things in general, “has never had a finding” of what was.
    const isOfThings = one.kind === 'negation' && found.stance === 'general' && !perfect.test(sentence.text);
    // “I would rather work for one building than for forty” wishes, and has no forty behind it.
    const isWished = countKinds.has(one.kind) && isWish(sentence.text.slice(found.start, one.start));
    if (isOfThings || (isWished && found.stance === 'motive')) return [];
    if (compared[found.stance].has(one.kind) || isTold(sentence, one)) return [one];
    return found.stance === 'quality' ? [{ ...one, grade: 'wording' }] : [];
  });
}

/**
 * Clauses that have no words but those of home, time, weather and temper (“I sleep fine during the day”): they tell how somebody lives. A number
 * in them is a time or a way.
 */
function quietClauses({ text, words, content, verbs }: ReadSentence, problems: readonly TruthProblem[]) {
  return clausesIn(text).flatMap(({ start, end }): (TruthSpan & { stance: Stance })[] => {
    const isInside = (one: { start: number }) => one.start >= start && one.start < end;
    const said = content.flatMap((at) => words[at] ?? []).filter(isInside);
    const isQuiet = said.length > 0 && said.every(({ lower }) => quiet.has(lower));
    const isTime = timeOfWork.test(text.slice(start, end));
    const isOfWork = problems
      .filter(isInside)
      .some(({ kind }) => !(ofLife.has(kind) || (isTime && ofTime.has(kind))));
    // “I walked the dogs of nine clients” is told as done.
    const isTold = verbs.some(
      ({ word }) => isInside(word) && word.verb?.forms.includes('past') && !word.verb.forms.includes('base'),
    );
    return isQuiet && !isOfWork && !isTold ? [{ start, end, stance: 'quiet' }] : [];
  });
}

const ofLife: ReadonlySet<ProblemKind> = new Set(['addition', 'action', 'negation', 'scope']);
const ofTime: ReadonlySet<ProblemKind> = new Set(['number', 'unit', 'duration']);

/** An act that is told as done (“I founded”, “having sold”), and an honor, are claims wherever they stand. */
function isTold({ verbs, text, words }: ReadSentence, { start, kind, grade }: TruthProblem): boolean {
  if (grade !== 'fact') return false;
  if (kind === 'addition')
    return words.some((word) => word.isStrict && word.start === start) && /\b(?:my|our|i|we)\b/i.test(text);
  const verb = verbs.find(({ word }) => word.start === start);
  if (!verb?.word.verb?.forms.includes('past')) return false;
  return /^(?:i|we|have|has|having|had|and|that)$/.test(words[verb.at - 1]?.lower ?? '');
}

/** Whether all of a sentence tells of no work. */
export function isOfNoWork(sentence: ReadSentence): boolean {
  const stances = stancesIn(sentence);
  return clausesIn(sentence.text).every(({ start }) => stances.some((one) => one.start === start));
}

import { admissionsIn } from './admissions.ts';
import { clausesIn } from './clauses.ts';
import { quietWords, timeOfWork } from './quiet-words.data.ts';
import type { ReadSentence } from './read-sentence.ts';
import { availability, courtesy, life, motive, quality } from './stance.data.ts';
import { type TruthWord, truthWords } from './truth-words.ts';
import { type ProblemKind, problemKinds, type TruthProblem, type TruthSpan } from './verdict.ts';
import { isManner } from './word-lexicon.ts';

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

const ofEmployer =
  /^(?:(?:that|because|since|and|but|so|as|where|when|if|while|which|after|before|though|although) ){0,3}(?:(?:what|how|the (?:way|work|care|name|reputation|people|idea)\b[^,]{0,40}?) )?(?:you|your|yours|the (?:posting|ad|advertisement|listing|job|role|position|opening|company|team|place|work you|school you|hospital you))\b/i;

const quiet = new Set(quietWords.split(/\s/).filter(Boolean));

/** What one is said to have behind one is a claim in whatever sentence it stands: “considering my background in surgery”. */
const ownRecord =
  /\bmy (?:\p{L}{1,20} )?(?:experience|work|background|career|time|years|history|record|skills?|expertise|knowledge|training|education|achievements?|success|leadership)(?: (?:in|with|as|of|at|for)\b|$)/iu;

const ownAct = /\b(?:I|we|We|my|My)\b/;

/** “Halcyon” of “Halcyon’s culture stands out”. */
function firstName(clause: string): string {
  const [first] = truthWords(clause).filter(({ lower }) => !conjunction.test(lower) && lower !== 'the');
  return first && /^\p{Lu}/u.test(first.text) ? first.lower.replace(/['’]s?$/, '') : '';
}

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
  const employers = evidence.posting.flatMap(({ employer: [first = ''] }) => (first ? [first] : []));
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
  const isOfEmployer = ofEmployer.test(clause) || employers.includes(firstName(clause));
  if (isOfEmployer && !ownAct.test(clause)) return 'employer';
  if (motive.test(clause)) return 'motive';
  if (life.test(clause)) return 'life';
  if (quality.some((one) => one.test(clause)) || likeness.test(clause)) return 'quality';
  if (isOfManner(clause)) return 'quality';
  if (isGeneral(clause)) return 'general';
  if (ofOthers.test(clause) && !ownDeed.test(clause.replace(/\bmy\b/g, ''))) return 'other';
  return null;
}

/** “Steady, sober, on time”: nothing but how one is. */
function isOfManner(clause: string): boolean {
  const said = truthWords(clause).filter(({ isPlain }) => !isPlain);
  return (
    said.length > 0 && said.every((word) => !word.isStrict && (isManner(word.lower) || quiet.has(word.lower)))
  );
}

/** “Patients remember how they were spoken to”: things or people in general, in the present, and nobody’s work. */
function isGeneral(clause: string): boolean {
  if (/\b(?:I|we|We|my|My|me|mine|our|Our|us|myself)\b/.test(clause) || /\d/.test(clause)) return false;
  const bare = truthWords(clause).filter(({ lower }) => !conjunction.test(lower));
  const [first] = bare;
  // “Buying a home is frightening”
  const isGerund = /ing$/.test(first?.lower ?? '') && /\b(?:is|are|can be|takes|means|asks)\b/.test(clause);
  if (!first || (/ed$|ing$/.test(first.lower) && !isGerund) || bare.slice(1).some(({ isName }) => isName))
    return false;
  const isSubject = isGerund || first.verb === undefined || /s$/.test(first.lower);
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

const nameKinds: ReadonlySet<ProblemKind> = new Set(['name', 'employer', 'tool', 'addition']);
/** What one would like to become or to hold one day is not held. */
const aims: ReadonlySet<ProblemKind> = new Set(['title', 'credential', 'degree', 'scope']);
const countKinds: ReadonlySet<ProblemKind> = new Set(['number', 'unit', 'duration']);
const wishes =
  /\b(?:(?:would|['’]d) rather|prefer|(?:would|['’]d) (?:like|love)|hope to|want to|looking for)\b/i;
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
  const admitted = admissionsIn(sentence.text);
  const employer = new Set(sentence.evidence.posting.flatMap((one) => one.employer));
  const record = ownRecord.exec(sentence.text)?.index ?? sentence.text.length;
  return problems.flatMap((one): TruthProblem[] => {
    if (admitted.some(({ start, end }) => one.start >= start && one.start < end))
      return countKinds.has(one.kind) ? [one] : [];
    if (isIntended(sentence, one)) return [];
    const found = stances.find(({ start, end }) => one.start >= start && one.start < end);
    if (!found || (one.start >= record && found.stance !== 'availability')) return [one];
    // Who is written to may be named: “eager to bring my passion to Larch Hospital”.
    const isReader = truthWords(one.said).every(({ lower }) => employer.has(lower));
    if (isReader && nameKinds.has(one.kind)) return [];
    if (found.stance === 'employer')
      return ofEmployerMarked.has(one.kind) ? [{ ...one, grade: 'wording' }] : [];
    // “No place for guesswork” is said of things in general, “has never had a finding” of what was.
    const isOfThings = one.kind === 'negation' && found.stance === 'general' && !perfect.test(sentence.text);
    // “I would rather work for one building than for forty” wishes, and has no forty behind it.
    const isWished =
      (countKinds.has(one.kind) || aims.has(one.kind)) && isWish(sentence.text.slice(found.start, one.start));
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

/** “The position you have advertised”, “wish to manage people”: the reader’s act, and one that is wanted. */
function isIntended({ text }: ReadSentence, { kind, start }: TruthProblem): boolean {
  const before = text.slice(Math.max(0, start - 30), start);
  if (kind === 'action' && /\byou(?:['’]ve| have| had| are|['’]re)? $/i.test(before)) return true;
  return (
    (kind === 'action' || kind === 'scope') &&
    /\b(?:wish|wishes|want|wants|hope|hopes|like|love|learn|glad|happy|eager|ready|prepared|plan|intend|chance|opportunity) to $/i.test(
      before,
    )
  );
}

/** An act that is told as done (“I founded”, “having sold”), and an honor, are claims wherever they stand. */
function isTold({ verbs, text, words }: ReadSentence, { start, kind, grade }: TruthProblem): boolean {
  if (grade !== 'fact') return false;
  if (kind === 'addition')
    return words.some((word) => word.isStrict && word.start === start) && /\b(?:my|our|i|we)\b/i.test(text);
  const verb = verbs.find(({ word }) => word.start === start);
  if (!verb?.word.verb?.forms.includes('past')) return false;
  // “Twelve years have taught me” is told of the years.
  if (words[verb.at + 1]?.lower === 'me') return false;
  return /^(?:i|we|have|has|having|had|and)$/.test(words[verb.at - 1]?.lower ?? '');
}

/** Whether all of a sentence tells of no work. */
export function isOfNoWork(sentence: ReadSentence): boolean {
  const stances = stancesIn(sentence);
  return clausesIn(sentence.text).every(({ start }) => stances.some((one) => one.start === start));
}

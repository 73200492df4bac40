import { titleWords } from '../../../../search/title-words.ts';
import { typedPay } from '../../../../search/typed-pay.ts';
import type { Career, CareerTables } from '../career-tables.ts';
import { spanOf } from './folded-phrases.ts';
import { type KnownRule, knownRules } from './known-rules.data.ts';
import { careersIn, type LeftOutGroup, leftOutGroups, type NamedCareer } from './named-careers.ts';
import { kindPhrases, type QuestionKind, questionKinds } from './question-kinds.data.ts';
import { placesIn, type QuestionPlace } from './question-places.ts';

/** A condition that no table of wages or tasks holds; it is kept and said. */
export const phrasesOfKept = {
  bachelor:
    'already have a bachelor|have a bachelor|have my bachelor|with a bachelor|already have a degree|have a college degree',
  clearance: 'clearance|security clearance|secret clearance|top secret|cleared',
  remote: 'remote|remotely|from home|work from home|wfh|work at home',
  'no-experience': 'no experience|without experience|no work experience|entry level|just graduated|new grad',
  starting: 'starting pay|starting salary|starting wage|starting at|to start at|as a beginner',
  'two-years':
    '2 year max|two year max|max 2 year|at most 2 year|2 year or less|under 2 year|two year or less',
} as const;
type KeptCondition = keyof typeof phrasesOfKept;

/** What a question about careers asks, of whom and where. */
export type CareerInquiry = {
  /** Folded words of the whole question. */
  words: readonly string[];
  kinds: ReadonlySet<QuestionKind>;
  /** Occupations the question names, without those it leaves out. */
  careers: readonly Career[];
  /** Where the person comes from, where they would go. */
  origin: Career | null;
  target: Career | null;
  places: readonly QuestionPlace[];
  /** What is left out by a name. */
  leftOut: readonly { name: string; codes: readonly string[] }[];
  kept: ReadonlySet<KeptCondition>;
  /** Folded names of occupations, places and conditions, which are no wishes. */
  names: readonly (readonly string[])[];
  rules: readonly KnownRule[];
  /** Occupations that a name without a level means besides: “teacher” is also high school. */
  also: readonly Career[];
  /** Where each occupation first stands in the words, by its code. */
  spanOf: ReadonlyMap<string, readonly [number, number]>;
};

/** What of a license makes “move to Ohio” a question about licenses. */
export const licenceWords =
  'license|licence|licensed|cdl|compact|certification|certified|epa|credential|work in|teach in|practice in|drive in|travel job';
/** Words of wishes that say something else here. */
const neutral = 'road test|trade school|gi bill|travel job'.split('|');
/** The same where two occupations are compared. */
const neutralOfChoice =
  'what pay more|which pay more|who make more|what make more|which make more|who earn more'.split('|');
/** What is longer than a title and asks nothing by name asks what else one could do. */
const aTitle = 5;
/** How many words of a question are read. */
const longest = 300;

/**
 * Reads what a question asks; nothing in it where it names no occupation, place or kind of question. `hasField` says that the
 * occupation has a field of its own: naming it there says nothing of oneself.
 */
export function readInquiry(text: string, tables: CareerTables, hasField = false): CareerInquiry {
  const words = titleWords(text.slice(0, 2000)).slice(0, longest);
  const named = careersIn(words, tables);
  const places = placesIn(words, tables).filter(
    (place) => !named.some((one) => one.start < place.end && place.start < one.end),
  );
  const groups = leftOutGroups(words).filter(
    (group) =>
      !named.some((one) => one.role !== 'left-out' && one.start <= group.start && group.end <= one.end),
  );
  const isNamed = named.filter(({ role }) => role !== 'left-out');
  const careers = [...new Map(isNamed.map(({ career }) => [career.code, career])).values()];
  const kinds = kindsOf(words, places);
  const { origin: came, target } = rolesOf(isNamed, careers, kinds);
  const isAlone = !hasField && !target && careers.length === 1 && kinds.size === 0 && words.length > aTitle;
  const origin = came ?? (isAlone ? (careers[0] ?? null) : null);
  // “machinist 58, shop closing” and “… pay over 80k” ask where else one could go.
  const isPayAlone =
    [...kinds].every((kind) => kind === 'pay') && (kinds.size === 0 || typedPay(text) !== null);
  if (origin && !target && isPayAlone) kinds.add('else');
  if (isChoice(isNamed, words)) kinds.add('compare');
  const inquiry = { words, kinds, careers, origin, target, places, kept: keptIn(words) };
  return {
    ...inquiry,
    leftOut: leftOutOf(named, groups),
    names: [...named, ...places, ...groups, ...neutralSpans(words, kinds)].map(({ start, end }) =>
      words.slice(start, end),
    ),
    rules: rulesOf(inquiry),
    spanOf: new Map(
      [...isNamed].reverse().map(({ career, start, end }) => [career.code, [start, end]] as const),
    ),
    also: isNamed.flatMap(({ also }) => also).filter((one) => !careers.includes(one)),
  };
}

/** Whether a part of a question names something that an inquiry reads. */
export function isOfInquiry(part: string, tables: CareerTables): boolean {
  const words = titleWords(part.slice(0, 2000)).slice(0, longest);
  return (
    careersIn(words, tables).length > 0 ||
    placesIn(words, tables).length > 0 ||
    leftOutGroups(words).length > 0 ||
    kindsOf(words, []).size > 0 ||
    keptIn(words).size > 0
  );
}

/** “plumber or electrician”: two occupations with “or” between them. */
const isChoice = (named: readonly NamedCareer[], words: readonly string[]) =>
  named.some((one, at) => {
    const next = named[at + 1];
    return (
      next &&
      next.career !== one.career &&
      words.slice(one.end, next.start).some((word) => ['or', 'vs', 'versus'].includes(word))
    );
  });

/** “50k starting” is a condition, “starting over” is none. */
function keptIn(words: readonly string[]): Set<KeptCondition> {
  const found = (Object.keys(phrasesOfKept) as KeptCondition[]).filter((one) =>
    spanOf(words, phrasesOfKept[one]),
  );
  const isAmount = words.some((word, at) => word === 'starting' && /^\d+k?$/.test(words[at - 1] ?? ''));
  return new Set(isAmount ? [...found, 'starting'] : found);
}

/** The rules that hold; one for all licenses only where none is closer. */
function rulesOf(inquiry: Asked): KnownRule[] {
  const found = knownRules.filter((rule) => holds(rule, inquiry));
  const isClose = found.some(({ isGeneral, kinds }) => !isGeneral && kinds?.includes('record'));
  return found.filter(({ isGeneral }) => !isGeneral || !isClose);
}

/** Words of a move, which make a license a question of two states. */
export const movingWords = 'move to|moving to|moving from|moved to|relocate|relocating|move from|moved from';

function kindsOf(words: readonly string[], places: readonly QuestionPlace[]): Set<QuestionKind> {
  const found = questionKinds.filter((kind) => spanOf(words, kindPhrases[kind]));
  const isTransfer =
    (spanOf(words, licenceWords) && (found.includes('transfer') || places.length > 1)) ||
    (places.length > 1 && spanOf(words, movingWords));
  const kinds = new Set<QuestionKind>(found.filter((kind) => kind !== 'transfer'));
  if (isTransfer) {
    kinds.add('transfer');
    kinds.delete('else');
  }
  return kinds;
}

function rolesOf(
  named: readonly NamedCareer[],
  careers: readonly Career[],
  kinds: ReadonlySet<QuestionKind>,
): { origin: Career | null; target: Career | null } {
  const of = (role: NamedCareer['role']) => named.find((one) => one.role === role)?.career ?? null;
  const target = of('target');
  const origin = [of('origin')].find((one) => one !== target) ?? null;
  const [only, other] = careers;
  // “what can a teacher do” names where somebody is.
  if (only && !other && !target && kinds.has('else')) return { origin: only, target: null };
  const rest = careers.find((one) => one !== origin) ?? null;
  return { origin, target: target ?? (origin && !kinds.has('compare') ? rest : null) };
}

function leftOutOf(named: readonly NamedCareer[], groups: readonly LeftOutGroup[]) {
  const careers = named
    .filter(
      ({ role, start }) =>
        role === 'left-out' && !groups.some((one) => one.start <= start && start < one.end),
    )
    .map(({ career }) => ({ name: career.title, codes: [career.soc] }));
  return [...groups.map(({ name, codes }) => ({ name, codes })), ...careers];
}

const neutralSpans = (words: readonly string[], kinds: ReadonlySet<QuestionKind>) =>
  [...neutral, ...(kinds.has('compare') ? neutralOfChoice : [])].flatMap((phrase) => {
    const span = spanOf(words, phrase);
    return span ? [span] : [];
  });

type Asked = Pick<CareerInquiry, 'words' | 'kinds' | 'careers' | 'origin' | 'target' | 'places'>;

/** Whether every condition of a rule holds for a question. */
function holds(
  { codes, kinds, words: phrases, states, isOrigin }: KnownRule,
  { words, kinds: asked, careers, origin, target, places }: Asked,
): boolean {
  const of = isOrigin ? [origin].filter((one) => one !== null) : careers;
  if (isOrigin && target) return false;
  const begins = codes?.split(' ') ?? [];
  if (codes && !of.some(({ code }) => begins.some((begin) => code.startsWith(begin)))) return false;
  if (kinds && !kinds.some((kind) => asked.has(kind))) return false;
  if (phrases && !spanOf(words, phrases)) return false;
  return !states || places.some(({ place }) => states.split(' ').includes(place.state));
}

/** The occupations that a question is about: those it compares, else the goal, else where somebody comes from. */
export function subjectsOf({ careers, origin, target, kinds }: CareerInquiry): readonly Career[] {
  if (target) return [target, ...(kinds.has('compare') ? careers.filter((one) => one !== target) : [])];
  return careers.length > 0 ? careers : origin ? [origin] : [];
}

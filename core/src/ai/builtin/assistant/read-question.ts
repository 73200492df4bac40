import type { CalendarDate } from '../../../dates/calendar-date.ts';
import { foldText } from '../../../text/company-name.ts';
import { typosAllowed, typosBetween } from '../../../text/similar-words.ts';
import type { WeekDay } from '../../../tracking/weekly-activity.ts';
import { type HowToTopic, howToTopics } from './how-to-topics.data.ts';
import * as say from './intent-phrases.data.ts';
import { holds, holdsOne, wordsOfPhrases } from './phrases.ts';
import { type AskedDays, findDays } from './question-days.ts';
import { type FoundName, type Named, questionNames } from './question-names.ts';
import { questionWords, withoutS } from './question-text.ts';
import { emptyWords, usualNameWords } from './question-words.data.ts';

/** A group of jobs that can be asked for. */
export type AskedGroup = keyof typeof say.jobGroupPhrases;

/** What a question asks for; `days` and `name` as far as it says them, `words` what is left of it that says something. */
export type Intent = (
  | { kind: 'due'; only: 'all' | 'late' | 'deadlines' }
  | { kind: 'applied' | 'waiting' | 'interviews' | 'sources' | 'count-applications' | 'job-state' }
  | { kind: 'contacts' | 'offers' | 'day' | 'find' | 'unknown' }
  | { kind: 'jobs'; group: AskedGroup }
  | { kind: 'how-to'; topic: HowToTopic | null }
) & { days: AskedDays | null; name: FoundName | null; words: string };
export type IntentKind = Intent['kind'];

/** What a question is read with. */
export type QuestionView = Named & {
  today: CalendarDate;
  firstDay: WeekDay;
  /** People who can be asked about by their names. */
  contacts?: readonly { name: string }[];
};

const allPhrases = [
  ...say.howPhrases,
  ...say.sourcePhrases,
  ...say.waitingPhrases,
  ...say.offerPhrases,
  ...say.contactPhrases,
  ...say.interviewPhrases,
  ...Object.values(say.jobGroupPhrases).flat(),
  ...say.appliedPhrases,
  ...say.countPhrases,
  ...say.dayPhrases,
  ...say.statePhrases,
  ...say.latePhrases,
  ...say.deadlinePhrases,
  ...say.duePhrases,
  ...say.findPhrases,
  ...Object.values(howToTopics).flatMap(({ phrases }) => phrases),
];
const dayWords =
  'today tomorrow yesterday week weeks weekend month months year days day monday tuesday wednesday thursday friday saturday sunday next last this past since january february march april june july august september october november december';
const known: ReadonlySet<string> = new Set([...wordsOfPhrases(allPhrases), ...dayWords.split(' ')]);
const vocabulary = [...known].filter((word) => word.length > 3);

/** Words that mean something to the rules, so that they are a name only where they are said as one. */
const isUsual = (word: string) => known.has(word) || emptyWords.has(word);

/** Makes a reader of questions about these records; the names are folded once. `jobId` is the job at hand: “it” is that one. */
export function questionReader(view: QuestionView): (question: string, jobId?: number | null) => Intent {
  const names = questionNames(view, isUsual);
  const people = new Set(
    (view.contacts ?? []).flatMap(({ name }) => foldText(name).split(' ')).filter((word) => word.length > 2),
  );
  return (question, jobId = null) => {
    const words = withInitials(questionWords(question), names.isNameWord);
    const name = names.find(words) ?? (jobId === null ? null : atHand(words, jobId));
    const signed = words.flatMap((word, at) => {
      if (!name?.at.has(at)) return [names.isNameWord(word) ? word : corrected(word)];
      return name.at.has(at - 1) ? [] : [say.nameSign];
    });
    const isPast = holdsOne(signed, pastPhrases);
    const found = findDays(signed, { ...view, isPast });
    const asked = found ? [...signed.slice(0, found.start), say.daySign, ...signed.slice(found.end)] : signed;
    const left = asked.filter((word) => !isSign(word) && !isUsual(word));
    const intent = intentOf(asked, {
      hasName: name !== null,
      hasCompany: (name?.company ?? '') !== '',
      hasDays: found !== null,
      left: left.length,
      hasPerson: left.some((word) => people.has(word) || people.has(withoutS(word))),
    });
    return { ...intent, days: found?.days ?? null, name, words: left.join(' ') };
  };
}

/** “J B Hunt” is written as one word in the name that is known. */
function withInitials(words: readonly string[], isNameWord: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    if (word.length === 1 && before.length < 4 && isNameWord(before + word) && !isNameWord(word))
      joined.splice(-1, 1, before + word);
    else joined.push(word);
  }
  return joined;
}

/** What tells that a named trade is a job of one's own. */
const jobPhrases = ['job|position|role|application|interview'];

const phrasesOf: Readonly<Record<IntentKind, readonly string[]>> = {
  due: [...say.latePhrases, ...say.deadlinePhrases, ...say.duePhrases],
  applied: [...say.appliedPhrases, ...say.heardPhrases],
  waiting: say.waitingPhrases,
  interviews: say.interviewPhrases,
  sources: say.sourcePhrases,
  'count-applications': say.countPhrases,
  'job-state': [...say.statePhrases, ...say.waitingPhrases, ...say.duePhrases, ...jobPhrases],
  contacts: [...say.contactPhrases, ...say.personPhrases],
  offers: say.offerPhrases,
  day: say.dayPhrases,
  find: say.findPhrases,
  jobs: Object.values(say.jobGroupPhrases).flat(),
  'how-to': [...say.howPhrases, ...Object.values(howToTopics).flatMap(({ phrases }) => phrases)],
  unknown: [],
};

/** The words that the rules of one kind of question read, and those that say nothing. */
export function wordsOfIntent(kind: IntentKind): ReadonlySet<string> {
  return new Set([...wordsOfPhrases(phrasesOf[kind]), ...emptyWords, ...dayWords.split(' ')]);
}

const pronouns: ReadonlySet<string> = new Set(['it', 'they', 'them', 'there', 'this', 'that']);
const spans: ReadonlySet<string> = new Set(['week', 'month', 'year', 'weekend']);
const ofOne: ReadonlySet<string> = new Set(['one', 'job', 'company', 'position', 'role', 'employer']);

/** The job at hand where a question speaks of it: “did they reply”, “is this one still open”; null where it does not. */
function atHand(words: readonly string[], jobId: number): FoundName | null {
  const place = words.findIndex((word, at) => pronouns.has(word) && !spans.has(words[at + 1] ?? ''));
  if (place < 0) return null;
  const at = ofOne.has(words[place + 1] ?? '') ? [place, place + 1] : [place];
  return { jobIds: [jobId], companyIds: [], company: '', at: new Set(at) };
}

const isSign = (word: string) => word === say.nameSign || word === say.daySign;

/** What was is asked for, so that “Monday” is the last one. */
const pastPhrases = [
  'did|done|applied|submitted|sent|accomplish|accomplished|worked|happened|heard',
  'last|yesterday',
  'many * send|sent|submit|submitted|apply|applied',
] as const;

/** A word with a typo as the rules know it: the one word that is nearest. */
function corrected(word: string): string {
  if (word.length < 4 || isUsual(word) || usualNameWords.has(word) || /\d/.test(word)) return word;
  let best: string[] = [];
  let fewest: number = typosAllowed(word);
  for (const one of vocabulary) {
    if (one[0] !== word[0]) continue;
    const slips = typosBetween(word, one, Math.min(fewest, typosAllowed(one)));
    if (slips === null) continue;
    if (slips < fewest) best = [];
    fewest = slips;
    best.push(one);
  }
  return best.length === 1 ? (best[0] ?? word) : word;
}

type Kind =
  | { kind: 'due'; only: 'all' | 'late' | 'deadlines' }
  | { kind: Exclude<IntentKind, 'due' | 'jobs' | 'how-to'> }
  | { kind: 'jobs'; group: AskedGroup }
  | { kind: 'how-to'; topic: HowToTopic | null };

type Said = { hasName: boolean; hasCompany: boolean; hasDays: boolean; left: number; hasPerson: boolean };

/** The rules in their order: what is more particular comes first. */
function intentOf(words: readonly string[], { hasName, hasCompany, hasDays, left, hasPerson }: Said): Kind {
  // What says something and was not read: then a name or a day alone does not make a question.
  const rest = words.filter((word) => !isSign(word) && !emptyWords.has(word)).length;
  const asks = (phrases: readonly string[]) => holdsOne(words, phrases);
  if (asks(say.howPhrases) && !asks(say.notHowPhrases)) {
    const topic = topicOf(words);
    if (topic !== null) return { kind: 'how-to', topic };
  }
  if (asks(say.elsewherePhrases)) return { kind: 'unknown' };
  if (hasPerson && !hasName && asks(say.personPhrases)) return { kind: 'contacts' };
  const isWaiting = asks(say.waitingPhrases);
  const found = groupOf(words);
  const group = found === 'replied' && isWaiting ? null : found;
  if (asks(say.sourcePhrases) && !hasName) return { kind: 'sources' };
  if (asks(say.offerPhrases) && group !== 'offer') return { kind: 'offers' };
  if (asks(say.contactPhrases)) return { kind: 'contacts' };
  if (group !== null && group !== 'all' && !hasName) return { kind: 'jobs', group };
  if (isWaiting) return { kind: hasName ? 'job-state' : 'waiting' };
  if (asks(say.interviewPhrases)) return { kind: 'interviews' };
  if (asks(say.countPhrases) && !hasName) return { kind: 'count-applications' };
  if (asks(say.appliedPhrases) && !asks(say.statePhrases.slice(0, 2))) return { kind: 'applied' };
  if (asks(say.latePhrases) && !hasName) return { kind: 'due', only: 'late' };
  if (asks(say.deadlinePhrases) && !hasName) return { kind: 'due', only: 'deadlines' };
  if (asks(say.dayPhrases) && !hasName) return { kind: 'day' };
  if (hasName && (asks(say.statePhrases) || asks(say.duePhrases))) return { kind: 'job-state' };
  if (asks(say.findPhrases) && (hasName || left > 0)) return { kind: 'find' };
  if (group !== null) return hasName ? { kind: 'job-state' } : { kind: 'jobs', group };
  if (asks(say.duePhrases)) return { kind: 'due', only: 'all' };
  if (hasName && rest === 0) return { kind: 'job-state' };
  if (hasCompany || (hasName && asks(jobPhrases))) return { kind: 'job-state' };
  if (hasDays && rest === 0) return { kind: 'due', only: 'all' };
  if (!hasName && left > 0 && asks(say.heardPhrases)) return { kind: 'applied' };
  return { kind: 'unknown' };
}

function groupOf(words: readonly string[]): AskedGroup | null {
  const groups = Object.entries(say.jobGroupPhrases) as [AskedGroup, readonly string[]][];
  return groups.find(([, phrases]) => holdsOne(words, phrases))?.[0] ?? null;
}

function topicOf(words: readonly string[]): HowToTopic | null {
  const topics = Object.entries(howToTopics) as [HowToTopic, { phrases: readonly string[] }][];
  return topics.find(([, { phrases }]) => phrases.some((phrase) => holds(words, phrase)))?.[0] ?? null;
}

import * as z from 'zod/mini';
import { searchLimits, totalText } from '../../../search/search.ts';
import { type Message, type Say, sayEnglish } from '../../../text/messages.ts';
import { minForRate, type RateComparison } from '../../../tracking/response-rate.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import { lineTexts } from '../answer-lines.messages.ts';
import { type AnswerLine, joined, linesText } from '../answer-lines.ts';
import { answerSources, rateWords } from '../assistant/answer-numbers.ts';
import { plain } from '../assistant/said-words.ts';
import {
  type CoachCount,
  CoachSearch,
  type CountSearch,
  changeKinds,
  type SearchChange,
} from './coach-search.ts';
import { narrowerSearches, widerSearches } from './search-changes.ts';
import { coachTexts } from './search-coach.messages.ts';

/** Calls of one answer, and of one search in it; searches that are judged. */
export const coachLimits = { calls: 30, callsEach: 10, searches: 5, rows: 5 } as const;

/** Fewer than a page is narrow; what fills more than fifteen pages nobody reads through. */
export const coachBounds = { narrow: searchLimits.pageSize, wide: searchLimits.pageSize * 15 } as const;

const ChangeFound = z.object({
  kind: z.enum(changeKinds),
  says: z.string(),
  total: z.number(),
  isCapped: z.boolean(),
  /** How many more than now; negative is fewer. */
  adds: z.number(),
  search: CoachSearch,
});

const JudgedSearch = z.object({
  name: z.string(),
  search: CoachSearch,
  /** Null where it could not be counted. */
  total: z.nullable(z.number()),
  isCapped: z.boolean(),
  verdict: z.enum(['none', 'narrow', 'fits', 'wide', 'not-counted']),
  /** Other names of the trade that are searched for already. */
  alsoSearched: z.array(z.string()),
  /** Words that postings need not have, since too few have them all. */
  droppedWords: z.array(z.string()),
  changes: z.array(ChangeFound),
});
type JudgedSearch = z.infer<typeof JudgedSearch>;

/** What the coach found, as data. */
export const CoachFindings = z.object({
  searches: z.array(JudgedSearch),
  /** True where the counts are of made-up postings. */
  isSample: z.boolean(),
  /** True where some counts are missing: without a connection, or since enough was asked. */
  isPartial: z.boolean(),
  calls: z.number(),
});
export type CoachFindings = z.infer<typeof CoachFindings>;

/** What the coach is asked about. */
export type CoachQuestion = {
  /** Saved searches, the recent one, that of the job at hand: the most wanted first. */
  searches: readonly { name: string; search: CoachSearch }[];
  count: CountSearch;
  /** How applications were heard back from; null where that is not known here. */
  rates: { source: RateComparison; fit: RateComparison } | null;
  locale?: string | undefined;
  /** What it is said in; English where it is left out. */
  say?: Say | undefined;
  /** False where what was asked is in another language, which is said: the searches are judged anyway. */
  isRead?: boolean;
};

/**
 * Judges searches by counting them and what changes of them would find, and tells how applications were heard back from; by
 * rule, with no model. Asks at most thirty counts, one after the other; without an answer it continues with what is known here.
 */
export async function builtinSearchCoach({
  searches,
  count,
  rates,
  locale,
  say = sayEnglish,
  isRead = true,
}: CoachQuestion): Promise<AiAnswer & { structured: CoachFindings }> {
  const meter = { calls: 0, isOut: false, isSample: false };
  const asked: CountSearch = async (search, how) => {
    if (meter.isOut || meter.calls >= coachLimits.calls) return null;
    meter.calls += 1;
    const found = await count(search, how);
    if (found === null) meter.isOut = true;
    else meter.isSample ||= found.isSample;
    return found;
  };
  const judged: JudgedSearch[] = [];
  for (const one of searches.slice(0, coachLimits.searches))
    judged.push(await judge(one, asked, { say, locale }));
  const isPartial = meter.isOut || meter.calls >= coachLimits.calls || searches.length > judged.length;
  const lines: AnswerLine[] = [
    ...(isRead ? [] : [coachTexts('english')]),
    ...(judged.length === 0 ? [coachTexts('no-search')] : []),
    ...(meter.isSample ? [coachTexts('sample')] : []),
    ...judged.flatMap((one) => searchLines(one, locale)),
    ...(meter.isOut ? [coachTexts(rates ? 'not-reached-own' : 'not-reached')] : []),
    ...(rates
      ? [{ head: coachTexts('heard') }, ...answerSources({ rates }).lines, ...fitLines(rates.fit)]
      : []),
  ];
  return {
    text: linesText(lines, say),
    claims: [],
    structured: { searches: judged, isSample: meter.isSample, isPartial, calls: meter.calls },
    provider: 'builtin',
    model: '',
    usage: { inputTokens: 0, outputTokens: 0 },
    prompt: '',
    notes: [],
  };
}

async function judge(
  { name, search }: { name: string; search: CoachSearch },
  count: CountSearch,
  how: { say: Say; locale: string | undefined },
): Promise<JudgedSearch> {
  const found = await count(search, { facets: true });
  if (!found) {
    const nothing = { alsoSearched: [], droppedWords: [], changes: [] };
    return { name, search, total: null, isCapped: false, verdict: 'not-counted', ...nothing };
  }
  const { total, isCapped, droppedWords } = found;
  // What is found only without some of its words is as narrow as if it found nothing.
  const verdict =
    total === 0
      ? 'none'
      : total < coachBounds.narrow || droppedWords.length > 0
        ? 'narrow'
        : isCapped || total > coachBounds.wide
          ? 'wide'
          : 'fits';
  const counted = verdict === 'wide' ? fewer(search, found, how.locale) : await more(search, found, count);
  const changes = counted.map((change) => ({ ...change, says: how.say(change.says) }));
  const alsoSearched = found.understood.flatMap(({ names = [] }) => names);
  return { name, search, total, isCapped, verdict, alsoSearched, droppedWords: [...droppedWords], changes };
}

type CountedChange = SearchChange & { total: number; isCapped: boolean; adds: number };

/** Changes that find more, by how many; for a search that finds enough only the first few are asked. */
async function more(search: CoachSearch, found: CoachCount, count: CountSearch): Promise<CountedChange[]> {
  const enough = found.total >= coachBounds.narrow && found.droppedWords.length === 0;
  const most = enough ? 3 : coachLimits.callsEach - 1;
  const counted: CountedChange[] = [];
  for (const change of widerSearches(search, found).slice(0, most)) {
    const changed = await count(change.search, { facets: false });
    if (!changed) break;
    // A count that left words out to find anything is no count of the change.
    const isHonest = changed.droppedWords.length === 0 && !changed.isCapped;
    const adds = changed.total - found.total;
    if (adds > 0 && (isHonest || changed.isCapped))
      counted.push({ ...change, total: changed.total, isCapped: changed.isCapped, adds });
  }
  return counted.sort((a, b) => b.adds - a.adds).slice(0, coachLimits.rows);
}

/** Changes that find fewer; of a search that was capped the parts of its newest ten thousand are known, not of all. */
function fewer(search: CoachSearch, found: CoachCount, locale?: string): CountedChange[] {
  return narrowerSearches(search, found, locale)
    .slice(0, coachLimits.rows)
    .map((change) => ({ ...change, isCapped: found.isCapped, adds: change.total - found.total }));
}

function searchLines(judged: JudgedSearch, locale?: string): AnswerLine[] {
  const { name, total, isCapped, verdict, alsoSearched, droppedWords, changes } = judged;
  const head = { head: plain(name) };
  if (total === null) return [head, coachTexts('not-counted')];
  const listOf = (words: readonly string[]) => joined('list', words.map(plain));
  return [
    head,
    coachTexts('found', { count: total, total: totalText(total, isCapped, locale), verdict }),
    ...(droppedWords.length > 0 ? [coachTexts('dropped', { words: quotedList(droppedWords) })] : []),
    ...(alsoSearched.length > 0
      ? [coachTexts('also-searched', { words: listOf(alsoSearched.slice(0, 6)) })]
      : []),
    ...(changes.length > 0
      ? changes.map((change) => ({ row: changeLine(change, verdict === 'wide', locale) }))
      : [coachTexts(verdict === 'wide' ? 'no-narrower' : 'no-wider')]),
  ];
}

const quotedList = (words: readonly string[]) =>
  joined(
    'list',
    words.map((word) => lineTexts('quoted', { words: plain(word) })),
  );

function changeLine(
  { says, total: count, isCapped, adds }: JudgedSearch['changes'][number],
  isWide: boolean,
  locale?: string,
): Message {
  const change = `${says.charAt(0).toUpperCase()}${plain(says).slice(1)}`;
  const total = totalText(count, isCapped, locale);
  // Counted among the newest ten thousand alone.
  if (isWide) return coachTexts('change', { change, total });
  if (isCapped) return coachTexts('change-capped', { change, total });
  return coachTexts('change-more', { change, total, adds: totalText(adds, false, locale) });
}

const fitName = (word: string) => coachTexts('fit', { word });

/** What is said of how well resumes fitted: only where some were judged when they were sent. */
function fitLines({ rates, verdict, leader }: RateComparison): AnswerLine[] {
  const known = rates.filter(({ key }) => key !== '');
  if (known.length === 0) return [];
  const said =
    verdict === 'leads' && leader !== null && leader !== ''
      ? coachTexts('fit-leads', { name: fitName(leader) })
      : verdict === 'overlap'
        ? coachTexts('fit-overlap')
        : coachTexts('fit-too-few', { count: minForRate });
  return [coachTexts('by-fit'), ...known.map((rate) => ({ row: rateWords(rate, fitName(rate.key)) })), said];
}

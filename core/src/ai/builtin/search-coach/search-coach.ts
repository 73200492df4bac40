import * as z from 'zod/mini';
import { totalText } from '../../../search/search.ts';
import { type Message, type Say, sayEnglish } from '../../../text/messages.ts';
import { minForRate, type RateComparison } from '../../../tracking/response-rate.ts';
import type { AiAnswer } from '../../ai-answer.ts';
import { type AnswerLine, joined, linesText } from '../answer-lines.ts';
import { answerSources, rateWords } from '../assistant/answer-numbers.ts';
import { plain } from '../assistant/said-words.ts';
import { coachLead } from './coach-lead.ts';
import { ChangeFound, type CoachCount, type CountSearch, JudgedSearch } from './coach-search.ts';
import { coachLimits, judgeSearch } from './judge-search.ts';
import type { Lead } from './lead-ground.ts';
import { coachTexts } from './search-coach.messages.ts';
import type { NamedSearch } from './searches-meant.ts';

/** What the coach found, as data. */
export const CoachFindings = z.object({
  searches: z.array(JudgedSearch),
  /** True where the counts are of made-up postings. */
  isSample: z.boolean(),
  /** True where some counts are missing: without a connection, or since enough was asked. */
  isPartial: z.boolean(),
  calls: z.number(),
  /** How the question was answered before the report; null where none was put. */
  lead: z.nullable(
    z.object({
      /** What it was read as; null where no rule knows. */
      topic: z.nullable(z.string()),
      /** The names of the searches that the answer is about. */
      about: z.array(z.string()),
      changes: z.array(z.object({ name: z.string(), change: ChangeFound })),
      /** Questions to ask instead, in words. */
      suggestions: z.array(z.string()),
    }),
  ),
});
export type CoachFindings = z.infer<typeof CoachFindings>;

/** What the coach is asked about. */
export type CoachQuestion = {
  /** The question as typed; '' or absent where the searches are judged without one. */
  question?: string | undefined;
  /** Saved searches, the recent one, that of the job at hand: the most wanted first. */
  searches: readonly NamedSearch[];
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
 * Answers a question about searches in one or two sentences, then judges them by counting them and what changes of them would find,
 * and tells how applications were heard back from; by rule, with no model. Asks at most thirty counts, one after the other; without
 * an answer it continues with what is known here.
 */
export async function builtinSearchCoach({
  question = '',
  searches,
  count,
  rates,
  locale,
  say = sayEnglish,
  isRead = true,
}: CoachQuestion): Promise<AiAnswer & { structured: CoachFindings }> {
  const meter = meteredCount(count);
  const judging = new Map<number, Promise<JudgedSearch>>();
  const judge = (index: number): Promise<JudgedSearch> => {
    const one = searches[index];
    if (!one) throw new Error(`There is no search ${index}.`);
    const known = judging.get(index) ?? judgeSearch(one, meter.count, { say, locale });
    judging.set(index, known);
    return known;
  };
  // What was asked is counted first: there are counts for so many searches only.
  const lead =
    isRead && question.trim() !== '' && searches.length > 0
      ? await coachLead(question, { searches, judge, count: meter.count, say, locale })
      : null;
  const judged: JudgedSearch[] = [];
  for (const index of shownSearches(searches, [...judging.keys()])) judged.push(await judge(index));
  const isPartial = meter.isOut() || meter.calls() >= coachLimits.calls || searches.length > judged.length;
  const report = judged.flatMap((one) => searchLines(one, locale));
  const heard: AnswerLine[] = rates
    ? [{ head: coachTexts('heard') }, ...answerSources({ rates }).lines, ...fitLines(rates.fit)]
    : [];
  const isOfReplies = lead?.topic === 'sources';
  const lines: AnswerLine[] = [
    ...(isRead ? [] : [coachTexts('english')]),
    ...(judged.length === 0 ? [coachTexts('no-search')] : []),
    ...(lead?.lines ?? []),
    ...(meter.isSample() ? [coachTexts('sample')] : []),
    ...(isOfReplies ? heard : []),
    ...report,
    ...(meter.isOut() ? [coachTexts(rates ? 'not-reached-own' : 'not-reached')] : []),
    ...(isOfReplies ? [] : heard),
  ];
  return {
    text: linesText(lines, say),
    claims: [],
    structured: {
      searches: judged,
      isSample: meter.isSample(),
      isPartial,
      calls: meter.calls(),
      lead: lead && leadFindings(lead, say),
    },
    provider: 'builtin',
    model: '',
    usage: { inputTokens: 0, outputTokens: 0 },
    prompt: '',
    notes: [],
  };
}

const leadFindings = ({ topic, about, changes, suggestions }: Lead, say: Say) => ({
  ...{ topic, about: [...about], changes: [...changes], suggestions: suggestions.map(say) },
});

/** The first searches in their order; one behind them that the question is about comes before them. */
function shownSearches(searches: readonly NamedSearch[], meant: readonly number[]): number[] {
  const behind = meant.filter((index) => index >= coachLimits.searches);
  return [...behind, ...searches.keys()].slice(0, coachLimits.searches);
}

/** Counts each search once, at most thirty in all, and none after one that could not be counted. */
function meteredCount(count: CountSearch) {
  const meter = { calls: 0, isOut: false, isSample: false };
  const known = new Map<string, CoachCount>();
  const counted: CountSearch = async (search, how) => {
    const key = JSON.stringify(search);
    const before = known.get(key);
    if (before && (!how.facets || before.facets !== undefined)) return before;
    if (meter.isOut || meter.calls >= coachLimits.calls) return null;
    meter.calls += 1;
    const found = await count(search, how);
    if (found === null) meter.isOut = true;
    else {
      meter.isSample ||= found.isSample;
      known.set(key, found);
    }
    return found;
  };
  return {
    count: counted,
    calls: () => meter.calls,
    isOut: () => meter.isOut,
    isSample: () => meter.isSample,
  };
}

function searchLines(judged: JudgedSearch, locale?: string): AnswerLine[] {
  const { name, total, isCapped, verdict, alsoSearched, close, changes } = judged;
  const head = { head: plain(name) };
  if (total === null) return [head, coachTexts('not-counted')];
  const listOf = (words: readonly string[]) => joined('list', words.map(plain));
  return [
    head,
    coachTexts('found', { count: total, total: totalText(total, isCapped, locale), verdict }),
    ...(close > 0 ? [coachTexts('close', { count: close })] : []),
    ...(alsoSearched.length > 0
      ? [coachTexts('also-searched', { words: listOf(alsoSearched.slice(0, 6)) })]
      : []),
    ...(changes.length > 0
      ? changes.map((change) => ({ row: changeLine(change, verdict === 'wide', locale) }))
      : [coachTexts(verdict === 'wide' ? 'no-narrower' : 'no-wider')]),
  ];
}

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

import * as z from 'zod/mini';
import type { FitWord } from '../../../fit/fit.ts';
import { fitWords } from '../../../fit/fit.ts';
import { searchLimits, totalText } from '../../../search/search.ts';
import { minForRate, type RateComparison } from '../../../tracking/response-rate.ts';
import type { AiAnswer } from '../../ai-answer.ts';
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
};

/**
 * Judges searches by counting them and what changes of them would find, and tells how applications were heard back from; by
 * rule, with no model. Asks at most thirty counts, one after the other; without an answer it goes on with what is known here.
 */
export async function builtinSearchCoach({
  searches,
  count,
  rates,
  locale,
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
  for (const one of searches.slice(0, coachLimits.searches)) judged.push(await judge(one, asked));
  const isPartial = meter.isOut || meter.calls >= coachLimits.calls || searches.length > judged.length;
  const lines = [
    ...(judged.length === 0
      ? ['There is no search to judge yet. Search once, or save a search, and ask again.']
      : []),
    ...(meter.isSample
      ? ['The counts are of sample postings, which are made up: they say nothing of the market.']
      : []),
    ...judged.flatMap((one) => searchLines(one, locale)),
    ...(meter.isOut
      ? [
          rates
            ? 'The search could not be reached, so not everything was counted. What you keep here is read without it.'
            : 'The search could not be reached, so not everything was counted.',
        ]
      : []),
    ...(rates ? ['## What was heard back', ...answerSources({ rates }).lines, ...fitLines(rates.fit)] : []),
  ];
  return {
    text: joined(lines),
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
  const changes = verdict === 'wide' ? fewer(search, found) : await more(search, found, count);
  const alsoSearched = found.understood.flatMap(({ names = [] }) => names);
  return { name, search, total, isCapped, verdict, alsoSearched, droppedWords: [...droppedWords], changes };
}

/** Changes that find more, by how many; for a search that finds enough only the first few are asked. */
async function more(
  search: CoachSearch,
  found: CoachCount,
  count: CountSearch,
): Promise<JudgedSearch['changes']> {
  const enough = found.total >= coachBounds.narrow && found.droppedWords.length === 0;
  const most = enough ? 3 : coachLimits.callsEach - 1;
  const counted: JudgedSearch['changes'] = [];
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
function fewer(search: CoachSearch, found: CoachCount): JudgedSearch['changes'] {
  return narrowerSearches(search, found)
    .slice(0, coachLimits.rows)
    .map((change) => ({ ...change, isCapped: found.isCapped, adds: change.total - found.total }));
}

const verdictWords = {
  none: 'nothing is found',
  narrow: 'narrow',
  fits: 'neither narrow nor wide',
  wide: 'wide: nobody reads through so many',
  'not-counted': 'not counted',
} as const;

function searchLines(judged: JudgedSearch, locale?: string): string[] {
  const { name, total, isCapped, verdict, alsoSearched, droppedWords, changes } = judged;
  const head = `## ${plain(name)}`;
  if (total === null) return [head, 'It could not be counted now.'];
  const postings = `${totalText(total, isCapped, locale)} ${total === 1 ? 'posting' : 'postings'}`;
  return [
    head,
    `${postings}: ${verdictWords[verdict]}.`,
    ...(droppedWords.length > 0
      ? [
          `Too few have all the words, so ${droppedWords.map((word) => `“${plain(word)}”`).join(', ')} need not be in them.`,
        ]
      : []),
    ...(alsoSearched.length > 0
      ? [`Searched for as well, without typing them: ${alsoSearched.slice(0, 6).map(plain).join(', ')}.`]
      : []),
    ...(changes.length > 0
      ? changes.map((change) => `- ${changeLine(change, verdict === 'wide', locale)}`)
      : [
          verdict === 'wide'
            ? 'Another word or a place would cut it down.'
            : 'No single change of it would find more.',
        ]),
  ];
}

function changeLine(
  { says, total, isCapped, adds }: SearchChange & { total: number; isCapped: boolean; adds: number },
  isWide: boolean,
  locale?: string,
): string {
  const text = `${says.charAt(0).toUpperCase()}${plain(says).slice(1)}`;
  // Counted among the newest ten thousand alone.
  if (isWide) return `${text}: ${totalText(total, isCapped, locale)}.`;
  const more = isCapped ? 'more' : `${totalText(adds, false, locale)} more`;
  return `${text}: ${totalText(total, isCapped, locale)}, ${more}.`;
}

const fitNames: Readonly<Record<FitWord, string>> = Object.fromEntries(
  fitWords.map((word) => [word, `Fit ${word.replaceAll('-', ' ')}`]),
) as Record<FitWord, string>;

/** What is said of how well resumes fitted: only where some were judged when they were sent. */
function fitLines({ rates, verdict, leader }: RateComparison): string[] {
  const known = rates.filter(({ key }) => key !== '');
  if (known.length === 0) return [];
  const nameOf = (key: string) => fitNames[key as FitWord] ?? key;
  const said =
    verdict === 'leads' && leader !== null && leader !== ''
      ? `${nameOf(leader)}: ahead of all others, by more than chance would make likely.`
      : verdict === 'overlap'
        ? 'How well the resume fitted does not tell yet: the ranges overlap.'
        : `Too few to say whether fit matters: at least two kinds with ${minForRate} applications each are needed.`;
  return [
    'By how well the resume fitted when it was sent:',
    ...known.map((rate) => `- ${rateWords(rate, nameOf)}`),
    said,
  ];
}

/** Rows of a list together, everything else apart. */
function joined(lines: readonly string[]): string {
  return lines
    .map((line, at) => {
      const isListed = line.startsWith('- ') && (lines[at - 1]?.startsWith('- ') ?? false);
      return at === 0 ? line : `${isListed ? '\n' : '\n\n'}${line}`;
    })
    .join('');
}

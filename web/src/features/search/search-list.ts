import type { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';

/** What became of the other jobs of an employer once they were asked for. */
export type Unfolded = { state: 'loading' | 'failed' } | { state: 'here'; rows: readonly JobSearchResult[] };

/** A line of the list of postings. */
export type ListItem =
  | { kind: 'posting'; key: string; posting: JobSearchResult; isInset: boolean }
  /** What follows only comes close to what was asked for; `count` of them in all. */
  | { kind: 'close'; key: string; count: number }
  /** What follows has the words in its text alone; `count` of them in all, null where that is not known. */
  | { kind: 'divider'; key: string; count: number | null }
  /** Other jobs of the employer of the row above; `unfolded` null while they are folded. */
  | { kind: 'fold'; key: string; company: string; count: number; unfolded: Unfolded['state'] | null }
  /** What was posted over a year ago: how many, or null where they are among the rows already. */
  | { kind: 'old'; key: string; count: number | null };

/** As many of one employer as are unfolded at once. */
const maxUnfolded = 200;

export const oldKey = 'old';
export const foldKey = (company: string) => `more ${company}`;

type Options = {
  /** The best match first: what only mentions the words is last. */
  isRanked: boolean;
  withOld: boolean;
  /** By company, those that are unfolded. */
  unfolded: ReadonlyMap<string, Unfolded>;
};

/** The lines of a page: its postings, where those begin that come close and those whose text alone answers, what is folded at its place, and at the end what is old. */
export function searchList(answer: JobSearchAnswer, { isRanked, withOld, unfolded }: Options): ListItem[] {
  const { results, pagination, totalResults, allResults, closeResults, totalIsCapped, oldCount } = answer;
  const firstInText = isRanked ? results.findIndex((row) => row.mentionedInText) : -1;
  const before = (pagination.pageNumber - 1) * pagination.pageSize;
  // A page that begins with them does not know how many stood on those before.
  const isBeginning = firstInText > 0 || before === 0;
  const inText = totalIsCapped || !isBeginning ? null : totalResults - before - firstInText;
  const firstClose = results.findIndex((row) => row.isClose);
  const isClose = (at: number) => at === firstClose && before + at === allResults && at !== firstInText;
  const items = results.flatMap((posting, at): ListItem[] => [
    ...(isClose(at) ? [{ kind: 'close', key: 'close', count: closeResults } as const] : []),
    ...(at === firstInText ? [{ kind: 'divider', key: 'divider', count: inText } as const] : []),
    row(posting, false),
    ...foldOf(posting, unfolded),
  ]);
  const isEnd = !pagination.hasNextPage && results.length > 0;
  if (isEnd && (withOld || oldCount > 0))
    items.push({ kind: 'old', key: oldKey, count: withOld ? null : oldCount });
  return items;
}

/** The keys of the lines that j and k lead to. */
export function listKeys(items: readonly ListItem[]): string[] {
  return items.filter(({ kind }) => kind !== 'divider' && kind !== 'close').map(({ key }) => key);
}

/** The company whose fold a line is, or belongs to; null where there is none. */
export function foldAt(items: readonly ListItem[], key: string | null): string | null {
  const item = items.find((one) => one.key === key);
  if (item?.kind === 'fold') return item.company;
  if (item?.kind !== 'posting') return null;
  const own = foldCompanyName(item.posting.companyName);
  const fold = items.find((one) => one.kind === 'fold' && foldCompanyName(one.company) === own);
  return fold?.kind === 'fold' ? fold.company : null;
}

/** The request for what a fold stands for: the same search at one employer, without its rows that are on the page. */
export function unfoldRequest(
  { isNewSearch: _isNew, ...request }: JobSearchRequest,
  results: readonly JobSearchResult[],
  company: string,
): JobSearchRequest {
  const own = foldCompanyName(company);
  const shown = results.filter(({ companyName }) => foldCompanyName(companyName) === own).map(({ id }) => id);
  const count = results.find(({ moreOfEmployer: more }) => more?.company === company)?.moreOfEmployer?.count;
  const postings = [...new Set([...shown, ...(request.exclude?.postings ?? [])])];
  return {
    ...request,
    pageNumber: 1,
    pageSize: Math.min(count ?? maxUnfolded, maxUnfolded),
    only: { ...request.only, companies: [company] },
    exclude: { ...request.exclude, postings: postings.slice(0, choiceLimits.postings) },
  };
}

function row(posting: JobSearchResult, isInset: boolean): ListItem {
  return { kind: 'posting', key: String(posting.id), posting, isInset };
}

function foldOf({ moreOfEmployer }: JobSearchResult, unfolded: Options['unfolded']): ListItem[] {
  if (!moreOfEmployer) return [];
  const { company, count } = moreOfEmployer;
  const own = unfolded.get(company);
  return [
    { kind: 'fold', key: foldKey(company), company, count, unfolded: own?.state ?? null },
    ...(own?.state === 'here' ? own.rows.map((posting) => row(posting, true)) : []),
  ];
}

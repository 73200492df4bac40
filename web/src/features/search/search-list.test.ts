import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { expect, test } from 'vitest';
import {
  foldAt,
  foldKey,
  type ListItem,
  listKeys,
  oldKey,
  searchList,
  type Unfolded,
  unfoldRequest,
} from './search-list.ts';

const row = (id: number, companyName: string, more: Partial<JobSearchResult> = {}) =>
  ({
    id,
    companyName,
    mentionedInText: false,
    isClose: false,
    moreOfEmployer: null,
    ...more,
  }) as JobSearchResult;

const results = [
  row(1, 'Acme, Inc.'),
  row(2, 'Acme', { moreOfEmployer: { company: 'Acme', count: 8 } }),
  row(3, 'Globex'),
  row(4, 'Initech', { mentionedInText: true, isClose: true }),
  row(5, 'Hooli', { mentionedInText: true, isClose: true }),
];

function answer(more: Partial<JobSearchAnswer> = {}, pageNumber = 1): JobSearchAnswer {
  const pagination = { pageNumber, pageSize: 20, hasNextPage: false };
  return {
    ...{ results, totalResults: 42, allResults: 3, closeResults: 39, totalIsCapped: false, oldCount: 0 },
    pagination,
    ...more,
  } as JobSearchAnswer;
}

const folded = { isRanked: true, withOld: false, unfolded: new Map<string, Unfolded>() };
const told = (items: readonly ListItem[]) =>
  items.map((item) => {
    if (item.kind === 'posting') return `${item.isInset ? '  ' : ''}${item.key}`;
    if (item.kind === 'fold') return `${item.count} more at ${item.company}: ${item.unfolded ?? 'folded'}`;
    return `${item.kind} ${item.count}`;
  });

test('the fold stands below the last row of its employer, the divider above what only mentions the words', () => {
  expect(told(searchList(answer(), folded))).toEqual([
    '1',
    '2',
    '8 more at Acme: folded',
    '3',
    'divider 39',
    '4',
    '5',
  ]);
});

test('what is unfolded stands below its fold, and the keys of the list lead through it', () => {
  const unfolded = new Map<string, Unfolded>([
    ['Acme', { state: 'here', rows: [row(6, 'Acme'), row(7, 'Acme')] }],
  ]);
  const items = searchList(answer(), { ...folded, unfolded });
  expect(told(items).slice(1, 6)).toEqual(['2', '8 more at Acme: here', '  6', '  7', '3']);
  expect(listKeys(items)).toEqual(['1', '2', foldKey('Acme'), '6', '7', '3', '4', '5']);
  for (const key of ['1', '2', '7', foldKey('Acme')]) expect(foldAt(items, key)).toBe('Acme');
  for (const key of ['3', oldKey, null]) expect(foldAt(items, key)).toBeNull();
});

test.each<[string, Partial<JobSearchAnswer>, number, number | null]>([
  ['further pages count what stood before', {}, 2, 19],
  ['a count that is capped is none', { totalIsCapped: true }, 1, null],
  ['a first page of nothing else has all of them', { results: results.slice(3), totalResults: 2 }, 1, 2],
  ['a further page of nothing else does not know', { results: results.slice(3) }, 2, null],
])('%s', (_, more, page, count) => {
  const items = searchList(answer(more, page), folded);
  expect(items.find(({ kind }) => kind === 'divider')).toMatchObject({ count });
});

test('what comes close begins below a divider of its own, in every order, on the page where it begins', () => {
  const close = [...results.slice(0, 2), row(3, 'Globex', { isClose: true }), ...results.slice(3)];
  const items = searchList(answer({ results: close, allResults: 2, closeResults: 40 }), folded);
  expect(told(items)).toEqual([
    ...['1', '2', '8 more at Acme: folded', 'close 40', '3', 'divider 39', '4', '5'],
  ]);
  expect(listKeys(items)).not.toContain('close');
  const newest = searchList(answer({ results: close, allResults: 2 }), { ...folded, isRanked: false });
  expect(told(newest)).toContain('close 39');
  const second = searchList(answer({ results: close.slice(2), allResults: 2 }, 2), folded);
  expect(second.some(({ kind }) => kind === 'close')).toBe(false);
});

test('other orders mix both and have no divider', () => {
  const items = searchList(answer(), { ...folded, isRanked: false });
  expect(items.some(({ kind }) => kind === 'divider')).toBe(false);
});

test('what is old is told at the end of the last page, as a number or as the way back', () => {
  expect(told(searchList(answer({ oldCount: 3 }), folded)).at(-1)).toBe('old 3');
  expect(told(searchList(answer(), { ...folded, withOld: true })).at(-1)).toBe('old null');
  const goesOn = { ...answer().pagination, hasNextPage: true };
  const items = searchList(answer({ oldCount: 3, pagination: goesOn }), folded);
  expect(items.some(({ kind }) => kind === 'old')).toBe(false);
});

test('a fold asks the same search at one employer, without what is on the page', () => {
  const request = {
    ...{ searchTerm: 'nurse', pageSize: 20, pageNumber: 3, isNewSearch: true },
    only: { workplaces: ['remote' as const] },
    exclude: { words: ['night'], postings: [90] },
  };
  expect(unfoldRequest(request, results, 'Acme')).toEqual({
    ...{ searchTerm: 'nurse', pageSize: 8, pageNumber: 1 },
    only: { workplaces: ['remote'], companies: ['Acme'] },
    exclude: { words: ['night'], postings: [1, 2, 90] },
  });
});

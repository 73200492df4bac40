import { expect, test } from 'vitest';
import {
  type Adapter,
  testDocument as document,
  testDay,
  testNow,
  testRequest,
} from './posting-document-test-kit.ts';
import type { PostingIndex } from './posting-index.ts';
import { dataSuite } from './suite-data-test-kit.ts';
import { filterSuite } from './suite-filters-test-kit.ts';
import { wordSuite } from './suite-words-test-kit.ts';

/** The rules that every adapter of the port keeps, as tests. */
export function postingIndexSuite(adapter: Adapter): void {
  dataSuite(adapter);
  filterSuite(adapter);
  wordSuite(adapter);
  evidenceSuite(adapter);
}

const head = { title: 1, company: 1 };
const unit = (text: string, fields: Record<string, number> = head) => ({
  weight: 1,
  alternatives: text.split('|').map((one) => ({ tokens: one.split(' '), fields })),
});
const plain = { order: 0, adjacent: 0, leastShare: 0 };

function evidenceSuite({ open }: Adapter): void {
  const opened = (...titles: string[]) => {
    const index = open();
    index.put(titles.map((title, number) => document(number + 1, { title })));
    return index;
  };
  const ranked = (index: PostingIndex, request: Parameters<typeof testRequest>[0]) =>
    index.search(testRequest(request)).hits.map(({ id }) => id);

  test('a unit that fewer titles have adds more, and all units come before some', () => {
    const index = opened(
      'forklift operator',
      'machine operator',
      'crane operator',
      'forklift mechanic',
      'cook',
    );
    const answer = index.search(
      testRequest({ evidence: { ...plain, units: [unit('forklift'), unit('operator')] } }),
    );
    expect(answer.hits.map(({ id, standing }) => [id, standing])).toEqual([
      [1, 'all'],
      [4, 'close'],
      [3, 'close'],
      [2, 'close'],
    ]);
    expect([answer.total, answer.all, answer.close]).toEqual([4, 1, 3]);
    const [forklift, operator] = [Math.log(1 + 5 / 3), Math.log(1 + 5 / 4)];
    expect(answer.hits[0]?.parts.evidence).toBeCloseTo(forklift + operator, 12);
    expect(answer.hits[1]?.score).toBeCloseTo(forklift, 12);
  });

  test('a share of the information that must be held keeps a common word from being an answer alone', () => {
    const index = opened('forklift operator', 'machine operator', 'crane operator', 'forklift mechanic');
    const evidence = { ...plain, units: [unit('forklift'), unit('operator')] };
    expect(ranked(index, { evidence: { ...evidence, leastShare: 0.5 } })).toEqual([1, 4]);
    expect(ranked(index, { evidence: { ...evidence, leastShare: 1 } })).toEqual([1]);
  });

  test('of several names of one thing the best counts, and a field weighs what it is given', () => {
    const index = open();
    index.put([
      document(1, { title: 'rn', text: 'registered nurse' }),
      document(2, { title: 'registered nurse' }),
      document(3, { title: 'cook', text: 'for a registered nurse' }),
      document(4, { title: 'nurse registered' }),
    ]);
    const fields = { title: 4, text: 1 };
    const answer = index.search(
      testRequest({ evidence: { ...plain, units: [unit('registered nurse|rn', fields)] } }),
    );
    const information = Math.log(1 + 4 / 3);
    expect(answer.hits.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(answer.hits[0]?.score).toBeCloseTo(4 * information, 12);
    expect(answer.hits[2]?.score).toBeCloseTo(information, 12);
  });

  test('neighbors in the title add in order, and more when nothing is between them', () => {
    const index = opened('manager sales', 'sales team manager', 'sales manager');
    const units = [unit('sales'), unit('manager')];
    const answer = index.search(testRequest({ evidence: { units, order: 1, adjacent: 2, leastShare: 0 } }));
    const worth = Math.log(1 + 3 / 4);
    expect(answer.hits.map(({ id }) => id)).toEqual([3, 2, 1]);
    for (const [rank, points] of [2, 1, 0].entries())
      expect(answer.hits[rank]?.parts.order).toBeCloseTo(points * worth, 12);
  });

  test('a wish adds where it is met, nothing where it is not stated, and subtracts where it is contradicted', () => {
    const index = open();
    index.put([
      document(1, { title: 'cook', workplace: 'onsite', facts: { shift: ['night'] } }),
      document(2, { title: 'cook' }),
      document(3, { title: 'cook', workplace: 'remote' }),
      document(4, { title: 'cook', pay: { least: 30_000, most: 50_000, currency: 'USD' } }),
      document(5, { title: 'cook', pay: { least: 30_000, most: 50_000, currency: 'EUR' } }),
    ]);
    const request = testRequest({
      wishes: [
        { kind: 'keyword', field: 'workplaces', values: ['remote'], met: 5, contradicted: 3 },
        { kind: 'fact', name: 'shift', values: ['day'], met: 2, contradicted: 1 },
        { kind: 'pay', from: 60_000, currency: 'USD', met: 2, contradicted: 1 },
      ],
    });
    const scores = index.search(request).hits.map(({ id, parts }) => [id, parts.wishes]);
    expect(scores).toEqual([
      [3, 5],
      [5, 0],
      [2, 0],
      [4, -1],
      [1, -4],
    ]);
  });

  test('freshness halves, stale and foreign postings lose, and the parts add up', () => {
    const index = open();
    index.put([
      document(1, { title: 'cook', posted: testNow - 30 * testDay, areas: ['US'] }),
      document(2, { title: 'cook', posted: testNow, areas: ['US'], isStale: true }),
      document(3, { title: 'cook', posted: testNow, areas: ['DE'] }),
      document(4, { title: 'cook', posted: testNow, isRemote: true }),
    ]);
    const answer = index.search(
      testRequest({
        static: {
          fresh: { points: 10, halfLifeDays: 30 },
          stale: -300,
          country: { code: 'US', abroad: -34, unknown: -8, unknownRemote: -4 },
        },
      }),
    );
    expect(answer.hits.map(({ id, score }) => [id, score])).toEqual([
      [4, 6],
      [1, 5],
      [3, -24],
      [2, -290],
    ]);
    expect(answer.hits[3]?.parts).toEqual({
      evidence: 0,
      order: 0,
      wishes: 0,
      fresh: 10,
      stale: -300,
      country: 0,
      near: 0,
    });
  });

  test('in a circle what is nearer its middle gains more', () => {
    const index = open();
    index.put([
      document(1, { title: 'cook', places: [{ lat: 40.2, lng: -74 }] }),
      document(2, { title: 'cook', places: [{ lat: 40, lng: -74 }] }),
    ]);
    const where = { circles: [{ lat: 40, lng: -74, miles: 25 }] };
    const { hits } = index.search(testRequest({ filters: { where }, static: { near: { points: 2 } } }));
    expect(hits.map(({ id }) => id)).toEqual([2, 1]);
    expect(hits[0]?.parts.near).toBeCloseTo(2);
    expect(hits[1]?.parts.near).toBeCloseTo(0.9, 1);
  });

  test('what has no core unit is no answer, whatever else it has', () => {
    const index = open();
    index.put([document(1, { title: 'cook night' }), document(2, { title: 'guard night' })]);
    const unit = (token: string, isCore: boolean) => ({
      weight: 1,
      isCore,
      alternatives: [{ tokens: [token], fields: { title: 1 } }],
    });
    const evidence = {
      units: [unit('cook', true), unit('night', false)],
      order: 0,
      adjacent: 0,
      leastShare: 0.1,
    };
    expect(index.search(testRequest({ evidence })).hits.map(({ id }) => id)).toEqual([1]);
  });

  test('of one job the best posting stands for all', () => {
    const index = open();
    index.put([
      document(1, { title: 'night nurse', group: 7 }),
      document(2, { title: 'nurse', group: 7 }),
      document(3, { title: 'nurse' }),
    ]);
    const evidence = { ...plain, units: [unit('night'), unit('nurse')] };
    const answer = index.search(testRequest({ evidence }));
    expect(answer.hits.map(({ id, group }) => [id, group])).toEqual([
      [1, 7],
      [3, null],
    ]);
    expect([answer.total, answer.all, answer.close]).toEqual([2, 1, 1]);
  });

  test('what only mentions it in its text comes last by score, and by date where it lacks something', () => {
    const index = open();
    const fields = { title: 4, sign: 2, text: 1 };
    index.put([
      document(1, { title: 'python developer', posted: testNow - 9 * testDay }),
      document(2, { title: 'developer', text: 'python', posted: testNow - 8 * testDay }),
      document(3, { title: 'python teacher', text: 'no developer', posted: testNow - 2 * testDay }),
      document(4, { title: 'developer', posted: testNow - 3 * testDay }),
      document(5, { title: 'recruiter', text: 'python developer', posted: testNow }),
    ]);
    const units = [unit('python', fields), { ...unit('developer', fields), isCore: true }];
    const listed = (sort: 'score' | 'date') =>
      index
        .search(testRequest({ sort, evidence: { ...plain, units } }))
        .hits.map(({ id, standing, isInText }) => [id, standing, isInText]);
    const byScore = listed('score');
    expect(byScore.slice(0, 3)).toEqual([
      [1, 'all', false],
      [2, 'all', false],
      [4, 'close', false],
    ]);
    expect(byScore.slice(3).every(([, standing, isInText]) => standing === 'text' && isInText)).toBe(true);
    expect(listed('date')).toEqual([
      [5, 'all', true],
      [3, 'all', true],
      [2, 'all', false],
      [1, 'all', false],
      [4, 'close', false],
    ]);
  });

  test('a whole title, a whole company and both add, and each further token of a title takes off', () => {
    const index = open();
    index.put([
      document(1, { title: 'nurse', company: 'mercy' }),
      document(2, { title: 'nurse', company: 'owl' }),
      document(3, { title: 'night nurse', company: 'mercy' }),
      document(4, { title: 'night nurse', company: 'nurse' }),
      document(5, { title: 'night nurse', company: 'owl' }),
    ]);
    const evidence = {
      ...{ ...plain, units: [unit('nurse')], longer: { than: 1, points: 0.1 } },
      whole: [
        { title: ['nurse'], points: 0.2 },
        { title: ['nurse'], company: 'mercy', points: 0.5 },
        { company: 'nurse', points: 0.4 },
      ],
    };
    const worth = Math.log(1 + 5 / 6);
    const answer = index.search(testRequest({ evidence }));
    expect(answer.hits.map(({ id }) => id)).toEqual([1, 4, 2, 5, 3]);
    for (const [rank, points] of [0.5, 0.3, 0.2, -0.1, -0.1].entries())
      expect(answer.hits[rank]?.parts.order).toBeCloseTo(points * worth, 12);
  });
}

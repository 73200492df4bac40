import { expect, test } from 'vitest';
import type { PostingDocument } from './port/posting-document.ts';
import type { SearchRequest, TokenCondition } from './port/search-request.ts';
import type { Adapter } from './posting-document-test-kit.ts';
import { testDocument as document, testDay, testNow, testRequest } from './posting-document-test-kit.ts';
import type { PostingIndex } from './posting-index.ts';

const inTitle = (token: string): TokenCondition => ({ kind: 'phrase', tokens: [token], fields: ['title'] });
const idsOf = (index: PostingIndex, must: TokenCondition) =>
  index.search(testRequest({ must, sort: 'date' })).hits.map(({ id }) => id);

/** What goes into an index, comes out of it and is refused. */
export function dataSuite({ open, load }: Adapter): void {
  test('a document replaces the one of its id, and what is removed is gone', () => {
    const index = open();
    index.put([
      document(1, { title: 'nurse' }),
      document(2, { title: 'nurse' }),
      document(3, { title: 'cook' }),
    ]);
    expect([index.size(), idsOf(index, inTitle('nurse'))]).toEqual([3, [2, 1]]);
    index.put([document(1, { title: 'driver' }), document(1, { title: 'welder' })]);
    index.remove([2, 99]);
    expect([index.size(), idsOf(index, inTitle('nurse')), idsOf(index, inTitle('driver'))]).toEqual([
      2,
      [],
      [],
    ]);
    expect(idsOf(index, inTitle('welder'))).toEqual([1]);
    index.remove([1, 3]);
    expect([index.size(), index.search(testRequest()).total]).toEqual([0, 0]);
    index.put([document(2, { title: 'nurse' })]);
    expect(idsOf(index, inTitle('nurse'))).toEqual([2]);
  });

  test('an id that is no unsigned number is refused, and none of its batch goes in', () => {
    const index = open();
    for (const id of [-1, 1.5, 2 ** 32, Number.NaN])
      expect(() => index.put([document(1, { title: 'nurse' }), document(id)])).toThrow(
        `A posting's id is a whole number below 2^32; it was ${id}.`,
      );
    expect(index.size()).toBe(0);
    index.put([document(2 ** 32 - 1, { title: 'nurse' })]);
    expect(idsOf(index, inTitle('nurse'))).toEqual([2 ** 32 - 1]);
  });

  test('the first 3,000 tokens of a text are indexed', () => {
    const index = open();
    index.put([document(1, { text: `${'word '.repeat(2999)}last beyond` })]);
    const inText = (...tokens: string[]) => idsOf(index, { kind: 'phrase', tokens, fields: ['text'] });
    expect([inText('word', 'last'), inText('last'), inText('beyond')]).toEqual([[1], [1], []]);
  });

  test('odd documents and requests are answered', () => {
    const index = open();
    const odd = {
      ...document(1, { title: 'constructor __proto__ 看護師 \ud800' }),
      posted: Number.NaN,
      places: [{ lat: 400, lng: Number.NaN }],
      pay: { least: -5, most: Number.POSITIVE_INFINITY, currency: 'USD' },
      facts: { constructor: ['x'], ['__proto__']: ['y'], shift: null },
      text: null,
      areas: undefined,
    } as unknown as PostingDocument;
    index.put([odd, document(2, { title: 'nurse' })]);
    for (const token of ['constructor', '__proto__', '看護師', '\ud800'])
      expect(idsOf(index, inTitle(token))).toEqual([1]);
    const evidence = {
      units: [
        { weight: Number.NaN, alternatives: [] },
        {
          weight: 1,
          alternatives: [
            { tokens: [], fields: { title: 1 } },
            { tokens: [''], fields: { text: -1 } },
          ],
        },
      ],
      order: Number.NaN,
      adjacent: 1,
      leastShare: Number.NaN,
    };
    const requests: Partial<SearchRequest>[] = [
      { evidence },
      { offset: Number.NaN, limit: -3 },
      { sort: 'nearest' as 'date' },
      { must: { kind: 'any', of: [] } },
      { must: { kind: 'phrase', tokens: [], fields: ['title'] } },
      { must: { kind: 'phrase', tokens: [7, null], fields: ['nowhere'] } as unknown as TokenCondition },
      { must: { kind: 'some' } as unknown as TokenCondition },
      {
        evidence: { units: [{}, { alternatives: [{}] }] } as unknown as NonNullable<
          SearchRequest['evidence']
        >,
      },
      {
        filters: { facts: { shift: ['unknown'] } },
        facets: { listed: 1, ageDays: [1], payFloors: [1], facts: ['constructor', 'shift'] },
      },
      { filters: { where: {}, box: { west: Number.NaN, south: 0, east: 0, north: 0 } } },
      { filters: { where: { circles: [{ lat: 99, lng: 0, miles: -1 }] }, facts: { constructor: ['x'] } } },
      { facets: { listed: -1, ageDays: [0, -1], payFloors: [], facts: ['constructor', '__proto__'] } },
    ];
    for (const request of requests) expect(() => index.search(testRequest(request))).not.toThrow();
    expect(index.search(testRequest({ must: { kind: 'all', of: [] } })).total).toBe(2);
    expect(index.suggest('\ud800 (', 5, testNow)).toEqual([]);
    expect([index.suggest('nurse', Number.NaN, testNow), index.similar(77, 5, testNow)]).toEqual([[], []]);
  });

  test('sizes beyond the limits are refused by name', () => {
    const index = open();
    index.put([document(1, { title: 'nurse' })]);
    const many = (count: number) => Array.from({ length: count }, (_, number) => `t${number}`);
    let deep: TokenCondition = inTitle('nurse');
    for (let level = 0; level < 10; level += 1) deep = { kind: 'none', of: [deep] };
    const unit = { weight: 1, alternatives: [{ tokens: many(201), fields: { text: 1 } }] };
    const evidence = { units: [unit], order: 0, adjacent: 0, leastShare: 0 };
    const refused: [Partial<SearchRequest>, string][] = [
      [{ evidence }, 'A search takes at most 200 tokens of evidence; there were 201.'],
      [
        { must: { kind: 'any', of: many(1601).map(inTitle) } },
        'A search takes at most 1600 conditions in one',
      ],
      [{ must: deep }, 'A search takes at most 8 levels of conditions'],
      [{ limit: 1001 }, 'A search takes at most 1000 rows on a page; there were 1001.'],
      [{ filters: { choices: { companies: many(201) } } }, 'A search takes at most 200 choices in a field'],
      [
        { must: { kind: 'phrase', tokens: ['a'], fields: ['text'], isPrefix: true } },
        'The beginning of a token cannot be searched for in texts.',
      ],
    ];
    for (const [request, message] of refused)
      expect(() => index.search(testRequest(request))).toThrow(message);
  });

  test('suggestions continue the last word, what begins so first, then the most frequent', () => {
    const index = open();
    const titles = [
      'forklift operator',
      'forklift operator',
      'reach forklift driver',
      'forklift mechanic',
      'fork',
    ];
    index.put(titles.map((title, number) => document(number + 1, { title, company: 'fork logistics' })));
    index.put([document(9, { title: 'cook', company: 'forkful', companyKey: 'forkful' })]);
    const texts = (prefix: string, limit = 10) =>
      index
        .suggest(prefix, limit, testNow)
        .map(({ kind, text, count, example }) => [kind, text, count, example]);
    expect(texts('forkl')).toEqual([
      ['title', 'forklift operator', 2, 2],
      ['title', 'forklift mechanic', 1, 4],
      ['title', 'reach forklift driver', 1, 3],
    ]);
    // What begins so comes first, though another title that has it later is more frequent.
    index.put([20, 21, 22].map((id) => document(id, { title: 'senior reach operator' })));
    expect(texts('reach')).toEqual([
      ['title', 'reach forklift driver', 1, 3],
      ['title', 'senior reach operator', 3, 22],
    ]);
    expect(texts('forklift o')).toEqual([['title', 'forklift operator', 2, 2]]);
    expect(texts('operator for')).toEqual([['title', 'forklift operator', 2, 2]]);
    expect(texts('fork', 2)).toEqual([
      ['company', 'fork logistics', 5, 5],
      ['title', 'forklift operator', 2, 2],
    ]);
    expect(texts('fork ')).toEqual([
      ['company', 'fork logistics', 5, 5],
      ['title', 'fork', 1, 5],
    ]);
    expect([texts(''), texts('  '), texts('zzz')]).toEqual([[], [], []]);
    index.put([document(1, { title: 'forklift operator', company: 'fork logistics', closes: testNow })]);
    expect(texts('forklift o')).toEqual([['title', 'forklift operator', 1, 2]]);
  });

  test('similar postings share rare title tokens and signs, are other jobs and are open', () => {
    const index = open();
    index.put([
      document(1, { title: 'forklift operator', signs: ['~53-7051'], group: 5 }),
      document(2, { title: 'forklift operator', group: 5 }),
      document(3, { title: 'forklift driver', signs: ['~53-7051'] }),
      document(4, { title: 'machine operator' }),
      document(5, { title: 'forklift operator', closes: testNow - testDay }),
      document(6, { title: 'crane operator' }),
      document(7, { title: 'cook' }),
      document(8, { title: 'forklift driver', group: 6 }),
      document(9, { title: 'forklift driver', group: 6 }),
    ]);
    expect(index.similar(1, 10, testNow).map(({ id }) => id)).toEqual([3, 9, 6, 4]);
    expect(index.similar(1, 1, testNow)).toHaveLength(1);
    expect(index.similar(7, 10, testNow)).toEqual([]);
  });

  test('what goes in and comes out can be cloned, and documents are not kept by reference', () => {
    const index = open();
    const one = document(1, { title: 'nurse' });
    index.put(structuredClone([one]));
    const request = testRequest({
      must: inTitle('nurse'),
      facets: { listed: 5, ageDays: [1], payFloors: [1], facts: ['shift'] },
    });
    const answer = index.search(structuredClone(request));
    expect(structuredClone(answer)).toEqual(answer);
    expect(structuredClone(index.save()).parts.length).toBeGreaterThan(0);
  });

  test('a saved index is loaded as it was; what is put and removed later is in the next save', () => {
    const index = open();
    index.put(
      [1, 2, 3].map((id) => document(id, { title: `nurse t${id}`, text: 'day shift', areas: ['US'] })),
    );
    index.remove([2]);
    const { index: loaded, refused } = load(structuredClone(index.save()));
    expect([refused, loaded.size(), idsOf(loaded, inTitle('nurse'))]).toEqual([[], 2, [3, 1]]);
    const phrase: TokenCondition = { kind: 'phrase', tokens: ['day', 'shift'], fields: ['text'] };
    expect(idsOf(loaded, phrase)).toEqual([3, 1]);
    loaded.put([document(1, { title: 'welder' }), document(4, { title: 'nurse' })]);
    const again = load(loaded.save()).index;
    expect([again.size(), idsOf(again, inTitle('nurse')), idsOf(again, inTitle('welder'))]).toEqual([
      3,
      [4, 3],
      [1],
    ]);
  });

  test('a truncated, modified or missing part is refused, and nothing of it is believed', () => {
    const index = open();
    index.put([1, 2, 3].map((id) => document(id, { title: 'nurse' })));
    index.search(testRequest());
    index.remove([2]);
    const { parts } = index.save();
    for (const [number, part] of parts.entries()) {
      const damages: (Uint8Array | null)[] = [0, 7, 15, 16, part.bytes.length - 1].map((length) =>
        part.bytes.slice(0, length),
      );
      // Everywhere: in what precedes the checksum, in it, and in every kind of what it is of.
      for (let offset = 0; offset < part.bytes.length; offset += offset < 16 ? 1 : 29)
        damages.push(part.bytes.map((byte, index) => (index === offset ? byte ^ 4 : byte)));
      for (const bytes of [...damages, null]) {
        const others = parts.filter((_, other) => other !== number);
        const damaged = bytes ? [...others, { name: part.name, bytes }] : others;
        const { index: loaded, refused } = load({ parts: damaged });
        expect(refused).toHaveLength(1);
        expect(loaded.size()).toBeLessThan(2);
        expect(idsOf(loaded, inTitle('nurse'))).not.toContain(2);
      }
    }
  });
}

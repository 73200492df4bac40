import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { typosBetween } from '@foothold/core/text/similar-words.ts';
import { expect, test } from 'vitest';
import { type Adapter, testDocument as document, testNow } from './posting-document-test-kit.ts';

/** How words of titles and companies are counted, and found from their neighborhood. */
export function wordSuite({ open }: Adapter): void {
  test('a word counts once a posting, in its title or company, while the posting is open', () => {
    const index = open();
    index.put([
      document(1, { title: 'nurse nurse', company: 'nurse first', text: 'cook' }),
      document(2, { title: 'cook', company: 'nurse first' }),
      document(3, { title: 'nurse', closes: testNow }),
      document(4, { title: 'nurse', closes: testNow + 1 }),
      document(5, { title: 'nurse' }),
    ]);
    index.remove([5]);
    expect(index.wordCounts(['nurse', 'cook', 'first', 'fir', ''], testNow)).toEqual([3, 1, 2, 0, 0]);
    expect(index.wordCounts(['nurse'], testNow + 1)).toEqual([2]);
  });

  test('near words are a letter away, or two of a long word, the most frequent first', () => {
    const index = open();
    const titles = ['nurse', 'nurse', 'nurses', 'purse', 'nrse', 'unrse', 'norce', 'manager', 'manger'];
    index.put(titles.map((title, number) => document(number + 1, { title })));
    index.put([
      document(20, { company: 'purse manages', closes: testNow }),
      document(21, { company: 'purse' }),
    ]);
    const near = (word: string, limit = 10) =>
      index.nearWords(word, limit, testNow).map(({ word: own, count }) => `${own} ${count}`);
    expect(near('nurse')).toEqual(['purse 2', 'nrse 1', 'nurses 1', 'unrse 1']);
    expect(near('nruse')).toEqual(['nurse 2', 'nrse 1']);
    expect(near('nurse', 1)).toEqual(['purse 2']);
    expect(near('managre')).toEqual(['manager 1', 'manger 1']);
    expect([near(''), near('n'.repeat(500)), near('\ud800 (')]).toEqual([[], [], []]);
  });

  test('200 random words have the neighbors that a look at each word has', () => {
    const random = sampleRandom('words');
    const letters = ['a', 'b', 'c', 'é', '看'];
    const word = () =>
      Array.from({ length: 1 + Math.floor(random.next() * 8) }, () => random.pick(letters)).join('');
    const documents = Array.from({ length: 600 }, (_, id) =>
      document(id, { title: word(), company: `${word()} ${word()}` }),
    );
    const index = open();
    index.put(documents);
    let found = 0;
    for (let round = 0; round < 200; round += 1) {
      const typed = word();
      const counts = new Map<string, number>();
      for (const { title, company } of documents)
        for (const own of new Set([...title, ...company]))
          if (own !== typed && typosBetween(typed, own, typed.length > 5 ? 2 : 1) !== null)
            counts.set(own, (counts.get(own) ?? 0) + 1);
      const expected = [...counts]
        .map(([own, count]) => ({ word: own, count }))
        .sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
        .slice(0, 6);
      expect(index.nearWords(typed, 6, testNow)).toEqual(expected);
      found += expected.length;
    }
    expect(found).toBeGreaterThan(200);
  });
}

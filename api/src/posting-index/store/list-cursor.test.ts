import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { expect, test } from 'vitest';
import { invert } from './invert.ts';
import { ListCursor } from './list-cursor.ts';
import { mergeLists } from './merge-lists.ts';
import { type PostingLists, readDocs } from './posting-lists.ts';

const random = sampleRandom('lists');
/** Documents with “often” in most, “rare” in few, far apart, and both at several places. */
const documents = Array.from({ length: 3000 }, (_, number) => {
  const tokens = Array.from({ length: 1 + Math.floor(random.next() * 5) }, (): string =>
    random.next() < 0.5 ? 'often' : 'other',
  );
  if (number % 700 === 13) tokens.push('rare', ...Array<string>(300).fill('filler'), 'rare');
  return tokens;
});
const placesIn = (doc: number, token: string) =>
  [...(documents[doc] ?? []).entries()].flatMap(([place, own]) => (own === token ? [place] : []));
const docsOf = (token: string) => [...documents.keys()].filter((doc) => documents[doc]?.includes(token));

function cursorOf(lists: PostingLists, token: string): ListCursor {
  return new ListCursor(lists, lists.tokens.find(token));
}

function expectWhole(lists: PostingLists): void {
  for (const token of ['often', 'rare', 'other', 'filler']) {
    const out = new Uint32Array(documents.length);
    const count = readDocs(lists, lists.tokens.find(token), out);
    expect([...out.subarray(0, count)]).toEqual(docsOf(token));
    const cursor = cursorOf(lists, token);
    const places = new Uint32Array(400);
    for (const doc of docsOf(token)) {
      expect(cursor.next()).toBe(doc);
      // Places of every third, so that those between are skipped.
      if (doc % 3 === 0) expect([...places.subarray(0, cursor.places(places))]).toEqual(placesIn(doc, token));
    }
    expect(cursor.next()).toBe(Number.POSITIVE_INFINITY);
  }
}

test('a list answers its documents and places, block after block', () => {
  expectWhole(invert(documents, true));
});

test('seeking lands on the document or the next one, from anywhere before it', () => {
  const lists = invert(documents, true);
  const docs = docsOf('often');
  const places = new Uint32Array(400);
  for (let round = 0; round < 50; round += 1) {
    const cursor = cursorOf(lists, 'often');
    for (
      let wanted = Math.floor(random.next() * 300);
      wanted < 3300;
      wanted += 1 + Math.floor(random.next() * 400)
    ) {
      const next = docs.find((doc) => doc >= wanted) ?? Number.POSITIVE_INFINITY;
      expect([cursor.seek(wanted), cursor.doc]).toEqual([next === wanted, next]);
      if (cursor.doc < 3000)
        expect([...places.subarray(0, cursor.places(places))]).toEqual(placesIn(cursor.doc, 'often'));
      wanted = Math.max(wanted, Math.min(cursor.doc, 3300));
    }
  }
});

test('merged lists are those of all documents together, without what was dropped', () => {
  const parts = [documents.slice(0, 1000), documents.slice(1000, 1001), documents.slice(1001)];
  const begins = [0, 1000, 1001];
  const sources = parts.map((part, index) => ({
    lists: invert(part, true),
    numbers: Uint32Array.from(part.keys(), (doc) => doc + (begins[index] ?? 0)),
  }));
  expectWhole(mergeLists(sources));
  const none = sources.map(({ lists, numbers }) => ({ lists, numbers: numbers.slice().fill(0xffff_ffff) }));
  expect(mergeLists(none).tokens.size).toBe(0);
});

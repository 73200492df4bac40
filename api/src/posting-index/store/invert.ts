import { ListWriter, type PostingLists } from './posting-lists.ts';

/**
 * Inverts the tokens of documents, which are numbered as they come. Every occurrence is counted into the range of its
 * token, so that no token has an array of its own while a segment is built.
 */
export function invert(documents: readonly (readonly string[])[], hasPlaces: boolean): PostingLists {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const counts: number[] = [];
  const occurrences = new Uint32Array(documents.reduce((sum, tokens) => sum + tokens.length, 0));
  let count = 0;
  for (const tokens of documents)
    for (const token of tokens) {
      let number = numbers.get(token);
      if (number === undefined) {
        number = texts.push(token) - 1;
        numbers.set(token, number);
        counts.push(0);
      }
      (counts[number] as number) += 1;
      occurrences[count++] = number;
    }
  const ends = new Uint32Array(texts.length);
  const starts = new Uint32Array(texts.length);
  let total = 0;
  for (const [number, own] of counts.entries()) {
    starts[number] = total;
    ends[number] = total;
    total += own;
  }
  const docs = new Uint32Array(total);
  const places = new Uint16Array(hasPlaces ? total : 0);
  count = 0;
  for (const [doc, tokens] of documents.entries())
    for (let place = 0; place < tokens.length; place += 1) {
      const slot = (ends[occurrences[count++] as number] as number)++;
      docs[slot] = doc;
      if (hasPlaces) places[slot] = place;
    }
  const writer = new ListWriter(hasPlaces);
  const order = [...texts.keys()].sort((one, other) =>
    (texts[one] as string) < (texts[other] as string) ? -1 : 1,
  );
  for (const number of order) {
    writer.token(texts[number] as string);
    const end = ends[number] as number;
    for (let slot = starts[number] as number; slot < end; slot += 1) {
      const doc = docs[slot] as number;
      if (slot === starts[number] || docs[slot - 1] !== doc) writer.doc(doc);
      if (hasPlaces) writer.place(places[slot] as number, slot + 1 === end || docs[slot + 1] !== doc);
    }
  }
  return writer.finish();
}

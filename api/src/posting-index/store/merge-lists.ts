import { ListCursor } from './list-cursor.ts';
import { ListWriter, type PostingLists } from './posting-lists.ts';

/** The number that a posting gets in the merged segment. */
export const dropped = 0xffff_ffff;

/** Lists of one field, and the new number of each of their postings, ascending over all sources; `dropped` for none. */
export type ListSource = { lists: PostingLists; numbers: Uint32Array };

/** The lists of all sources as one; tokens that no posting is left for go. */
export function mergeLists(sources: readonly ListSource[]): PostingLists {
  const hasPlaces = sources.every(({ lists }) => lists.hasPlaces);
  const writer = new ListWriter(hasPlaces);
  const heads = sources.map((source) => ({ ...source, token: 0, text: textAt(source.lists, 0) }));
  for (;;) {
    let least: string | null = null;
    for (const { text } of heads) if (text !== null && (least === null || text < least)) least = text;
    if (least === null) return writer.finish();
    let isNew = true;
    for (const head of heads) {
      if (head.text !== least) continue;
      const { lists, numbers } = head;
      const cursor = new ListCursor(lists, head.token);
      for (let doc = cursor.next(); doc !== Number.POSITIVE_INFINITY; doc = cursor.next()) {
        const number = numbers[doc] as number;
        if (number === dropped) continue;
        if (isNew) writer.token(least);
        isNew = false;
        writer.doc(number);
        if (hasPlaces) writer.copyPlaces(lists.places, cursor.placesStart(), cursor.placesEnd());
      }
      head.token += 1;
      head.text = textAt(lists, head.token);
    }
  }
}

function textAt({ tokens }: PostingLists, token: number): string | null {
  return token < tokens.size ? tokens.text(token) : null;
}

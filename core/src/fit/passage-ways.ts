import type { Passage } from './posting-passages.ts';
import type { Requirement } from './requirement.ts';

type Way = NonNullable<Requirement['way']>;

const endsWithOr = /(?:^|[\s;,(])(?:and\/)?or[:,)]?$/i;
const beginsWithOr =
  /^(?:and\/)?or\b(?! (?:equivalent|an? equivalent|comparable|similar|related|higher|more)\b)/i;

/**
 * Ways to qualify that a posting offers: “1. a degree and two years; or 2. a diploma and six”, “a bachelor’s and 5 years;
 * OR 7 years”. Passages of one way have the same `at`; what is no way is in none.
 */
export function passageWays(text: string, passages: readonly Passage[]): Map<Passage, Way> {
  const ways = new Map<Passage, Way>();
  const said = (passage: Passage) => text.slice(passage.start, passage.end).trim();
  let before: Passage[] = [];
  let isOr = false;
  for (const passage of passages) {
    const words = said(passage);
    if (/^(?:and\/)?or$/i.test(words)) {
      isOr = true;
      continue;
    }
    const last = before.at(-1);
    const isOther =
      last !== undefined &&
      (isOr || endsWithOr.test(said(last)) || beginsWithOr.test(words)) &&
      last.part === passage.part;
    if (last && isOther) {
      const of = ways.get(last)?.of ?? `${last.start}`;
      const at = ways.get(last)?.at ?? 1;
      for (const one of before) if (!ways.has(one)) ways.set(one, { of, at });
      ways.set(passage, { of, at: at + 1 });
      before = [passage];
    } else if (last && last.entry === passage.entry && text.charAt(last.end) === ';') {
      // What a semicolon parts belongs to the same way.
      const way = ways.get(last);
      if (way) ways.set(passage, way);
      before.push(passage);
    } else before = [passage];
    isOr = false;
  }
  return ways;
}

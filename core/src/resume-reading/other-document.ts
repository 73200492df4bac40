import { plainLetters } from '../text/plain-letters.ts';
import { type OtherDocument, otherDocumentSigns } from './other-document.data.ts';

/** Signs that a document must have: two may be in a resume by chance. */
const minSigns: Readonly<Record<OtherDocument, number>> = {
  'cover-letter': 2,
  'job-posting': 3,
  invoice: 3,
  recipe: 2,
};

const signs = Object.entries(otherDocumentSigns).map(
  ([kind, list]) => [kind as OtherDocument, list.split(',').map(plainLetters)] as const,
);

/** What a text that may be no resume looks like, by how its lines begin; null where nothing says it. */
export function otherDocument(lines: readonly string[]): OtherDocument | null {
  const starts = lines.map((line) => plainLetters(line.slice(0, 60)).replace(/^[^\p{L}]+/u, ''));
  let best: OtherDocument | null = null;
  let most = 1;
  for (const [kind, phrases] of signs) {
    const met = phrases.filter((phrase) => starts.some((start) => begins(start, phrase)));
    const share = met.length / minSigns[kind];
    if (share >= most && (best === null || share > most)) [best, most] = [kind, share];
  }
  return best;
}

/** A phrase ends where its word does, but for those that are the beginning of one. */
function begins(start: string, phrase: string): boolean {
  if (!start.startsWith(phrase)) return false;
  return (
    !/\p{L}/u.test(start[phrase.length] ?? '') ||
    /^(?:sehr geehrte|estimad|mit freundlichen gru)$/.test(phrase)
  );
}

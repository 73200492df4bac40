import type { PostingPlace } from '../entities/posting/posting.ts';
import { foldCompanyName } from '../text/company-name.ts';
import { placeNames } from './place-names.ts';

/** Suffixes that some feeds add to an employer's name and others omit: “Vectra AI”, “Acme Group”, “Acme USA”. */
const tails = new Set(
  'ai io com hq us usa uk eu emea apac america americas group holding holdings global worldwide international'.split(
    ' ',
  ),
);
/** Words that cannot end a name: “Bank of New York”, “Bed Bath and Beyond”. */
const joining = new Set('of in at for the and to by on de la le new north south east west'.split(' '));

/**
 * The employer of a posting, normalized for comparison with others of the same title and place: as `foldCompanyName`, without
 * the posting's own place and the suffixes that only some feeds add. “VECTRA” and “Vectra AI” are one, “Acme NY” in New
 * York is “Acme”; “Acme Foods” is another employer.
 */
export function employerKey(name: string, places: readonly PostingPlace[]): string {
  const own = places
    .flatMap(placeNames)
    .map((place) => place.split(' '))
    .sort((a, b) => b.length - a.length);
  let words = foldCompanyName(name).split(' ');
  for (;;) {
    const tail = tailOf(words, own);
    if (tail === 0) return words.join(' ');
    words = words.slice(0, -tail);
  }
}

/** Returns how many words at the end do not identify the employer. */
function tailOf(words: readonly string[], own: readonly (readonly string[])[]): number {
  const place = own.find((parts) => endsWith(words, parts));
  const count = place?.length ?? (tails.has(words.at(-1) ?? '') ? 1 : 0);
  const rest = words.slice(0, words.length - count);
  const last = rest.at(-1) ?? '';
  // One letter is not a name: “X AI”, “Q Group”.
  const isName = rest.length > 1 || last.length > 1;
  return isName && !joining.has(last) ? count : 0;
}

const endsWith = (words: readonly string[], parts: readonly string[]) =>
  parts.length < words.length && parts.every((part, at) => words[words.length - parts.length + at] === part);

import type { PostingPlace } from '../entities/posting/posting.ts';
import { foldCompanyName } from '../text/company-name.ts';
import { placeNames } from './place-names.ts';

/** What feeds write behind an employer's name or leave away: “Vectra AI”, “Acme Group”, “Acme USA”. */
const tails = new Set(
  'ai io com hq us usa uk eu emea apac america americas group holding holdings global worldwide international'.split(
    ' ',
  ),
);
/** A name that goes on after these is no name without what follows: “Bank of New York”, “Bed Bath and Beyond”. */
const joining = new Set('of in at for the and to by on de la le new north south east west'.split(' '));

/**
 * The employer of a posting folded for comparing it with others of one title in one place: as `foldCompanyName`, without
 * the posting's own place and what only some feeds write behind the name. “VECTRA” and “Vectra AI” are one, “Acme NY” in New
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

/** How many of the last words say nothing about who it is. */
function tailOf(words: readonly string[], own: readonly (readonly string[])[]): number {
  const place = own.find((parts) => endsWith(words, parts));
  const count = place?.length ?? (tails.has(words.at(-1) ?? '') ? 1 : 0);
  const rest = words.slice(0, words.length - count);
  const last = rest.at(-1) ?? '';
  // One letter is no name: “X AI”, “Q Group”.
  const isName = rest.length > 1 || last.length > 1;
  return isName && !joining.has(last) ? count : 0;
}

const endsWith = (words: readonly string[], parts: readonly string[]) =>
  parts.length < words.length && parts.every((part, at) => words[words.length - parts.length + at] === part);

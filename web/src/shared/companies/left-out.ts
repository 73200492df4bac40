import { foldCompanyName } from '@foothold/core/text/company-name.ts';

/** Most names that one request leaves out. */
const maxNames = 200;

/** The names of hidden companies that a search of the directory leaves out: all but the one that is asked for by name. */
export function leftOut(term: string, hidden: readonly string[]): string[] {
  return hidden
    .filter((name) => name.trim() !== '' && !isAskedFor(name, foldCompanyName(term)))
    .map((name) => name.slice(0, 300))
    .slice(0, maxNames);
}

/** The words are in the name as they are typed, perhaps not to its end; one or two letters are no name yet. */
function isAskedFor(name: string, asked: string): boolean {
  const folded = foldCompanyName(name);
  return folded === asked || (asked.length > 2 && ` ${folded}`.includes(` ${asked}`));
}

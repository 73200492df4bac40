import { typosToPrefix } from '@foothold/core/text/similar-words.ts';

// Short names are near to many words of other programs, such as POST and SORT to PORT.
const typosAllowed = (name: string) => (name.length < 6 ? 0 : name.length < 9 ? 1 : 2);

const bare = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Slips between two whole names, or null for more than `most`: neither may be only the beginning of the other. */
function typosBetween(a: string, b: string, most: number): number | null {
  if (a === b) return 0;
  if (most === 0) return null;
  const there = typosToPrefix(a, b, most);
  const back = typosToPrefix(b, a, most);
  return there === null || back === null ? null : Math.max(there, back);
}

/**
 * The variables that somebody set and that only look like known ones: each with the name that was probably meant.
 * Capitals, hyphens and underscores count as nothing; `known` names all there are.
 */
export function nearVariables(
  given: readonly string[],
  known: readonly string[],
): { name: string; meant: string }[] {
  return given.flatMap((name) => {
    // npm sets dozens of its own.
    if (known.includes(name) || /^npm_/i.test(name)) return [];
    let nearest: { meant: string; slips: number } | undefined;
    for (const meant of known) {
      const slips = typosBetween(bare(name), bare(meant), typosAllowed(meant));
      if (slips !== null && slips < (nearest?.slips ?? 3)) nearest = { meant, slips };
    }
    return nearest ? [{ name, meant: nearest.meant }] : [];
  });
}

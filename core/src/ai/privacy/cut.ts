/** What of a person is left out. */
export const leftOutKinds = ['name', 'phone', 'e-mail', 'address', 'link', 'contact'] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** A stretch of a text that is left out: offsets, end exclusive. `mark` stands in its place, the kind where it is absent. */
export type Cut = { start: number; end: number; kind: LeftOutKind; mark?: string };

/** The text with each stretch replaced by its mark in brackets; of two that overlap the earlier and longer one counts. */
export function withCuts(text: string, cuts: readonly Cut[]): { text: string; made: Cut[] } {
  const ordered = [...cuts].sort((a, b) => a.start - b.start || b.end - a.end);
  const made: Cut[] = [];
  let result = '';
  let at = 0;
  for (const cut of ordered) {
    if (cut.start < at) {
      // What another cut covers in part is left out to its end.
      at = Math.max(at, cut.end);
      continue;
    }
    result += `${text.slice(at, cut.start)}[${cut.mark ?? cut.kind}]`;
    at = cut.end;
    made.push(cut);
  }
  return { text: result + text.slice(at), made };
}

/** The words of a text with their places: what is between blanks. */
export function tokensOf(text: string): { start: number; end: number; text: string }[] {
  return [...text.matchAll(/\S+/g)].map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
    text: one[0],
  }));
}

/** A run of a comparison: in both texts, only in the later one, or only in the earlier one. */
export type DiffRun = { kind: 'same' | 'added' | 'removed'; text: string };

/** What is shown of a comparison: a run, or how many words of the same text are folded away. */
export type DiffPiece = DiffRun | { kind: 'folded'; words: number };

/** Texts longer than this together are compared by lines: by words it could take seconds. */
const maxForWords = 60_000;

/** How two texts are best compared. */
export function diffScale(before: string, after: string): 'words' | 'lines' {
  return before.length + after.length > maxForWords ? 'lines' : 'words';
}

/** The comparison of two texts that have nothing in common that could be found in time. */
export function wholeDiff(before: string, after: string): DiffRun[] {
  return [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter((run) => run.text !== '');
}

/**
 * A comparison with what stayed the same folded to its ends, about `around` characters at words; long changes are shown
 * whole. Runs of blanks that only moved are no changes.
 */
export function foldedDiff(runs: readonly DiffRun[], around = 160): DiffPiece[] {
  const shown = runs.filter((run) => run.text !== '');
  return shown.flatMap((run, at): DiffPiece[] => {
    if (run.kind !== 'same') return [run.text.trim() === '' ? { kind: 'same', text: run.text } : run];
    const head = at === 0 ? '' : start(run.text, around);
    const tail = at === shown.length - 1 ? '' : end(run.text.slice(head.length), around);
    const folded = countWords(run.text.slice(head.length, run.text.length - tail.length));
    if (folded < 12) return [run];
    const same = (text: string): DiffPiece[] => (text === '' ? [] : [{ kind: 'same', text }]);
    return [...same(head), { kind: 'folded', words: folded }, ...same(tail)];
  });
}

/** How many words a comparison adds and takes away. */
export function diffCounts(runs: readonly DiffRun[]): { added: number; removed: number } {
  const words = (kind: DiffRun['kind']) =>
    runs.filter((run) => run.kind === kind).reduce((sum, run) => sum + countWords(run.text), 0);
  return { added: words('added'), removed: words('removed') };
}

function start(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n')) + 1) || cut;
}

function end(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(-most);
  const word = cut.search(/\s/);
  return word === -1 ? cut : cut.slice(word);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

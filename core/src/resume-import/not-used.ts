import type { ResumeReading, Unused } from '../resume-reading/reading.ts';
import type { SourceLine } from '../resume-reading/source-lines.ts';
import { type ImportDraft, importDraft, runsTaken, withLine, withNewItem } from './import-draft.ts';

/** A piece of the file that is in no field; `key` stays the same while others come and go. */
export type NotUsed = Unused & { key: string };

/** What went nowhere now: what no field took at first, and what a person let go of. Hidden text is never taken. */
export function notUsed(draft: ImportDraft, reading: ResumeReading, lines: readonly SourceLine[]): NotUsed[] {
  const taken = runsTaken(draft);
  const left = reading.unused
    .map((piece, at): NotUsed => ({ ...piece, key: `u${at}` }))
    .filter(
      ({ runs, kind }) => kind === 'hidden' || runs.length === 0 || runs.some((run) => !taken.has(run)),
    );
  const before = runsTaken(
    importDraft(reading, { resume: {}, experience: [], education: [], skills: [], sections: [] }),
  );
  const freed = lines.flatMap((line, at): NotUsed[] =>
    line.runs.some((run) => before.has(run)) && line.runs.every((run) => !taken.has(run))
      ? [{ kind: 'line', section: null, heading: '', text: line.text, runs: line.runs, key: `l${at}` }]
      : [],
  );
  return [...left, ...freed];
}

/** Where a piece that was not used should go. */
export type UseTarget =
  /** Into a field of something that is there. */
  | { kind: 'field'; item: number; field: string }
  /** As the first field of a new item. */
  | { kind: 'new'; list: 'experience' | 'education' | 'skills' | 'sections'; section: string; field: string };

/** Takes a piece that was not used to where a person wants it; a new section gets an item for each line. */
export function withUsed(draft: ImportDraft, piece: SourceLine, target: UseTarget): ImportDraft {
  if (target.kind === 'field') return withLine(draft, target, piece);
  if (target.list === 'skills')
    return splitNames(piece.text).reduce(
      (now, text) => added(now, target, { text, runs: piece.runs }),
      draft,
    );
  return added(draft, target, piece);
}

function added(
  draft: ImportDraft,
  { list, section, field }: Extract<UseTarget, { kind: 'new' }>,
  line: SourceLine,
): ImportDraft {
  const { draft: grown, key } = withNewItem(draft, list, section);
  return withLine(grown, { item: key, field }, line);
}

/** Names in a row: between commas, semicolons, bars, bullets and line ends. */
function splitNames(text: string): string[] {
  return text
    .split(/[,;|•·\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

import type { Unused } from './reading.ts';
import type { Section } from './sections.ts';
import { runsOf, type Traced } from './traced-text.ts';

/** What went nowhere, a piece for each line; of sections without any use, the whole. */
export function unusedOf(sections: readonly Section[], used: ReadonlySet<number>): Unused[] {
  return sections.flatMap(({ kind, heading, lines }): Unused[] => {
    const name = heading?.text.trim() ?? '';
    const isUnused = (text: Traced) =>
      runsOf(text)
        .filter((run) => run >= 0)
        .every((run) => !used.has(run)) && /[\p{L}\p{N}]/u.test(text.text);
    const left = lines.flatMap((line) => [...(line.rail ? [line.rail] : []), ...line.cells].filter(isUnused));
    if (left.length === 0)
      return kind === 'document' && heading ? [unusedText('document-name', kind, name, heading)] : [];
    const cells = lines.flatMap((line) => line.cells.length);
    const isWhole = left.length >= cells.reduce((sum, one) => sum + one, 0) && kind !== 'head';
    if (isWhole)
      return [
        {
          kind: 'section',
          section: kind,
          heading: name,
          text: left.map(({ text }) => text).join('\n'),
          runs: left.flatMap(runsOf),
        },
      ];
    return left.map((text) =>
      unusedText(kind === 'head' || kind === 'contact' ? 'head' : 'line', kind, name, text),
    );
  });
}

/** A piece of text that went nowhere. */
export function unusedText(
  kind: Unused['kind'],
  section: Unused['section'],
  heading: string,
  text: Traced,
): Unused {
  return { kind, section, heading, text: text.text, runs: runsOf(text) };
}

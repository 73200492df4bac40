import { type FlowLine, flowLayout } from './flow-layout.ts';
import type { Layout } from './layout.ts';
import type { ReadItem, ReadValue, ResumeReading, Unused } from './reading.ts';

/** A value that a file holds under a name and that no field took: “interests › name”, “Hiking”. */
export type UnreadText = { path: string; text: string };

/**
 * The fields of a file that has them by name, as lines of a sheet, so that each value has a place to be shown at; what
 * went nowhere is at its end. Sections and fields are
 * written under the names of the records, which who shows the sheet puts into words.
 */
export function fieldSheet(
  reading: ResumeReading,
  unread: readonly UnreadText[],
): { reading: ResumeReading; layout: Layout } {
  const lines: FlowLine[] = [];
  const spaced = new Set<number>();
  let runs = 0;
  const heading = (text: string) => {
    lines.push(lineOf([{ text, isBold: true }], 'H2', 1));
    runs += 1;
  };
  /** Writes a value under its name and returns the runs it takes. */
  const told = (name: string, text: string): number[] => {
    const taken: number[] = [];
    for (const [at, part] of text.split('\n').entries()) {
      const isFirst = at === 0 && name !== '';
      lines.push(
        lineOf([...(isFirst ? [{ text: `${name}:`, isBold: false }] : []), { text: part, isBold: false }]),
      );
      runs += isFirst ? 1 : 0;
      taken.push(runs);
      runs += 1;
    }
    return taken;
  };
  const values = <T extends Partial<Record<string, ReadValue>>>(given: T): T =>
    Object.fromEntries(
      Object.entries(given).map(([field, value]) => [
        field,
        value && { ...value, runs: told(field, value.value) },
      ]),
    ) as T;
  const item = <T extends ReadItem<string>>(one: T): T => {
    const placed = values(one.values);
    return { ...one, values: placed, runs: Object.values(placed).flatMap((value) => value?.runs ?? []) };
  };
  const list = <T extends ReadItem<string>>(name: string, items: readonly T[]): T[] => {
    if (items.length === 0) return [];
    heading(name);
    return items.map((one, at) => {
      if (at > 0 && Object.keys(one.values).length > 1) spaced.add(lines.length);
      return item(one);
    });
  };

  heading('Contact');
  const head = values(reading.head);
  const experience = list('Experience', reading.experience);
  const education = list('Education', reading.education);
  const skills = list('Skills', reading.skills);
  const names = [...new Set(reading.sections.map(({ section }) => section))];
  const placed = new Map(
    names.flatMap((name) => {
      const own = reading.sections.filter(({ section }) => section === name);
      const done = list(name, own);
      return own.map((one, at) => [one, done[at] ?? one] as const);
    }),
  );
  if (unread.length > 0) heading('…');
  const unused = unread.map(
    ({ path, text }): Unused => ({
      kind: 'line',
      section: null,
      heading: path,
      text,
      runs: told(path, text),
    }),
  );
  return {
    reading: {
      head,
      experience,
      education,
      skills,
      sections: reading.sections.map((one) => placed.get(one) ?? one),
      unused: [...reading.unused, ...unused],
    },
    layout: flowLayout(lines.map((line, at) => (spaced.has(at) ? { ...line, space: 1 } : line))),
  };
}

function lineOf(cells: { text: string; isBold: boolean }[], tag = '', space = 0): FlowLine {
  return { cells, indent: 0, size: tag ? 12 : 10, tag, space, isBullet: false };
}

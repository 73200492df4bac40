import { PlacedSection } from '@foothold/core/entities/resume/resume.ts';

type Words = {
  /** What a section is called in the interface. */
  titleOf: (placed: PlacedSection) => string;
  /** The title of a section that is hidden. */
  hidden: (title: string) => string;
  /** What an empty arrangement means. */
  usual: string;
};

/** An arrangement of sections as one line: their titles in order. What is not a section is left out. */
export function arrangementLine(arrangement: readonly unknown[], { titleOf, hidden, usual }: Words): string {
  const titles = arrangement.flatMap((one) => {
    const read = PlacedSection.safeParse(one);
    if (!read.success) return [];
    return read.data.isHidden ? hidden(titleOf(read.data)) : titleOf(read.data);
  });
  return titles.join(', ') || usual;
}

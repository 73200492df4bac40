import type { ComparisonRow } from './comparison-row.ts';

/** What a picture of a comparison is made of. */
export type Pictured = {
  title: string;
  names: readonly string[];
  rows: readonly ComparisonRow[];
  /** Where its figures come from. */
  notes: readonly string[];
};

/** How a line of a picture is set. */
export type TextStyle = 'title' | 'name' | 'label' | 'lead' | 'second' | 'total' | 'note';
/** A line of text by its left edge and its base line. */
export type PictureText = { text: string; x: number; y: number; style: TextStyle };
export type PictureLayout = { width: number; height: number; texts: PictureText[]; lines: number[] };

/** How wide a text is in a style, in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

const edge = 32;
const labelWidth = 200;
const columnWidth = 220;
const gap = 16;
const lineHeight: Readonly<Record<TextStyle, number>> = {
  title: 36,
  name: 22,
  label: 20,
  lead: 20,
  second: 16,
  total: 30,
  note: 16,
};

/** Places every text of a comparison: questions left, a column for each name, lines broken where a column ends. */
export function pictureLayout({ title, names, rows, notes }: Pictured, measure: Measure): PictureLayout {
  const width = edge * 2 + labelWidth + names.length * columnWidth;
  const texts: PictureText[] = [];
  const lines: number[] = [];
  let y = edge;
  /** Sets a text below `from` and tells where it ends. */
  const set = (text: string, style: TextStyle, x: number, from: number, room: number): number => {
    let at = from;
    for (const line of brokenLines(text, room, (part) => measure(part, style))) {
      at += lineHeight[style];
      texts.push({ text: line, x, y: at - lineHeight[style] * 0.25, style });
    }
    return at;
  };
  const columnAt = (at: number) => edge + labelWidth + at * columnWidth;
  const room = columnWidth - gap;
  y = set(title, 'title', edge, y, width - edge * 2) + 12;
  y = Math.max(y, ...names.map((name, at) => set(name, 'name', columnAt(at), y, room))) + 10;
  lines.push(y);
  for (const { label, note, cells, isTotal = false } of rows) {
    const top = y + 10;
    const ends = cells.map(({ lead, second }, at) => {
      const end = set(lead, isTotal ? 'total' : 'lead', columnAt(at), top, room);
      return second ? set(second, 'second', columnAt(at), end, room) : end;
    });
    const end = set(
      [label, note].filter(Boolean).join(' '),
      isTotal ? 'name' : 'label',
      edge,
      top,
      labelWidth - gap,
    );
    y = Math.max(end, ...ends) + 10;
    lines.push(y);
  }
  y += 8;
  for (const note of notes) y = set(note, 'note', edge, y, width - edge * 2);
  return { width, height: Math.ceil(y + edge), texts, lines };
}

/** A text in lines of some width, broken at blanks; a word that is wider than that stays whole. */
export function brokenLines(text: string, room: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer) > room) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

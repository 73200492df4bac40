import { expect, it } from 'vitest';
import type { Layout, Run } from './layout.ts';
import { readLayout } from './read-layout.ts';
import { sourceLines } from './source-lines.ts';

type Placed = Partial<Run> & { text: string; x: number; y: number };

/** Pages of letters: one unit of width for each. */
function pagesOf(...pages: Placed[][]): Layout {
  const runs = pages.flatMap((placed, page) =>
    placed.map((run) => ({
      page,
      width: run.text.length * 5,
      size: 10,
      isBold: false,
      look: 'Serif 0',
      isRightToLeft: false,
      tag: '',
      ...run,
    })),
  );
  return {
    kind: 'pages',
    pages: pages.map(() => ({ width: 612, height: 792 })),
    runs: runs.map((run, order) => ({ ...run, order })),
    links: [],
    hidden: [],
    author: '',
    language: '',
    isRecognized: false,
  };
}

const linesIn = (layout: Layout) => sourceLines(layout).map(({ text }) => text);

/** A text whose letters are set apart, each a run of its own. */
const spaced = (text: string, x: number, y: number): Placed[] =>
  [...text].map((letter, at) => ({ text: letter, x: x + at * 11, y, width: 6, isBold: true }));

it('a heading whose letters are set apart is one, and what stands under it is its section', () => {
  const reading = readLayout(
    pagesOf([
      { text: 'Rosa Ibarra', x: 50, y: 60, size: 20 },
      { text: 'rosa@example.com', x: 50, y: 80 },
      ...spaced('EXPERIENCE', 50, 120),
      { text: 'Charge Nurse, Harbor Hospital', x: 50, y: 140 },
      { text: '8/2019 – 6/2022', x: 50, y: 155 },
      ...spaced('SKILLS', 50, 195),
      { text: 'Triage, Spanish lessons, IV therapy', x: 50, y: 215 },
    ]),
  );
  expect(reading.experience.map(({ values }) => values.title?.value)).toEqual(['Charge Nurse']);
  expect(reading.skills.map(({ values }) => values.skillName?.value)).toContain('Triage');
});

it('runs from right to left are read from the right', () => {
  const rightToLeft = { isRightToLeft: true };
  const layout = pagesOf([
    { text: 'الخطيب', x: 400, y: 60, ...rightToLeft },
    { text: 'سلمى', x: 440, y: 60, ...rightToLeft },
    { text: '2019', x: 300, y: 100 },
    { text: 'محاسبة', x: 440, y: 100, ...rightToLeft },
  ]);
  expect(linesIn(layout)).toEqual(['سلمى الخطيب', 'محاسبة', '2019']);
});

it('what stands at the foot of every page is no part of what is read, and listed', () => {
  const page = (lines: string[], number: number): Placed[] => [
    ...lines.map((text, at) => ({ text, x: 50, y: 60 + at * 16 })),
    { text: `Rosa Ibarra · Page ${number} of 2`, x: 250, y: 770, size: 8 },
  ];
  const reading = readLayout(
    pagesOf(
      page(['Rosa Ibarra', 'rosa@example.com', 'EXPERIENCE', 'Nurse, Harbor Hospital', '2019 – 2022'], 1),
      page(['- Ran a ward of 24 beds.', 'EDUCATION', 'BSc Nursing, Arrowhead University, 2012'], 2),
    ),
  );
  expect(reading.experience[0]?.values.notes?.value).toBe('Ran a ward of 24 beds.');
  expect(reading.unused.filter(({ kind }) => kind === 'page-mark').map(({ text }) => text)).toEqual([
    'Rosa Ibarra · Page 1 of 2',
    'Rosa Ibarra · Page 2 of 2',
  ]);
});

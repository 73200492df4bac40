import { docxOf, pdfOf } from '@foothold/core/files/made-files-test-kit.ts';
import { labels } from '@foothold/core/test-data/labels.ts';
import { describe, expect, it } from 'vitest';
import { pageOf, paragraphsOf, textOf } from './drawn-resume-test-kit.ts';
import { type Count, type Figures, figuresOf, shares, summed } from './import-figures-test-kit.ts';
import { readInNode } from './read-in-node-test-kit.ts';

// Resumes of many trades, described and labelled apart from the rules that read them, drawn in each form.

const draws = { first: labels('resumes'), second: labels('resumes-second-draw') };
const resumes = Object.entries(draws).flatMap(([draw, rows]) => rows.map((row) => ({ ...row, draw })));
const hasColumns = (text: string) => text.includes('|||');
/** The fonts that our made PDFs name have letters of Western Europe alone. */
const isWestern = (text: string) => /^[\n\t -\u00ff–—•‘’“”]*$/.test(text);

const forms = [
  ['text', (text: string) => new TextEncoder().encode(textOf(text)), (text: string) => !hasColumns(text)],
  ['a DOCX', (text: string) => docxOf(paragraphsOf(text)), (text: string) => !hasColumns(text)],
  [
    'a PDF of one column',
    (text: string) => pdfOf([pageOf(text)]),
    (text: string) => isWestern(text) && !hasColumns(text),
  ],
  [
    'a PDF of two columns',
    (text: string) => pdfOf([pageOf(text)]),
    (text: string) => isWestern(text) && hasColumns(text),
  ],
] as const;

describe.each(forms)('described resumes as %s', (form, made, isDrawn) => {
  const found: Figures[] = [];

  it.each(resumes.filter(({ text }) => isDrawn(text)))(
    '$what: no name, employer or degree is made up',
    async ({ text, truth, draw }) => {
      const answer = await readInNode('cv', made(text));
      if (!answer.ok) throw new Error(answer.problem);
      const { reading } = answer.document;
      const figures = figuresOf(reading, truth);
      found.push(figures);
      if (process.env.SHOW_MISSES)
        process.stdout.write(`${truth.name} as ${form}\n${figures.misses.join('\n')}\n`);
      // What words do not tell in the second draw is told in its row of core/test-data/README.md.
      if (draw === 'second') return;
      const { name, employer, degree } = figures.counts;
      expect([name.wrong, employer.wrong, degree.wrong], figures.misses.join('\n')).toEqual([0, 0, 0]);
    },
  );

  it('are read nearly without a fault', () => {
    const all = Object.values(summed(found)).reduce<Count>(
      (sum, one) => ({
        correct: sum.correct + one.correct,
        wrong: sum.wrong + one.wrong,
        missed: sum.missed + one.missed,
      }),
      { correct: 0, wrong: 0, missed: 0 },
    );
    const { precision, recall } = shares(all);
    const least = form === 'a PDF of two columns' ? 0.95 : 0.98;
    expect(precision).toBeGreaterThan(least);
    expect(recall).toBeGreaterThan(least);
  });
});

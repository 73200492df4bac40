import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { describe, expect, it } from 'vitest';
import {
  type Figures,
  figureFields,
  figuresOf,
  shares,
  summed,
  type Truth,
} from './import-figures-test-kit.ts';
import { readInNode } from './read-in-node-test-kit.ts';

// Resumes that nobody here wrote, where that folder is present.
const folder = fileURLToPath(realFile('resumes/corpus/'));

/** `npm run prove -- resume-import`: the figures of every document, and what was read wrong. */
const isWhole = process.env.EVERY_RESUME === '1';
const files =
  isWhole && existsSync(folder)
    ? readdirSync(folder).filter((file) => !/\.truth\.json$|\.md$/.test(file))
    : [];

/** A third by the hash of its name: held back while the rules were written. */
const isHeldBack = (file: string) =>
  Number.parseInt(createHash('sha256').update(file).digest('hex').slice(0, 8), 16) % 3 === 0;

function kindOf(file: string, truth: Truth): string {
  const extension = file.split('.').at(-1) ?? '';
  if (extension !== 'pdf') return extension;
  return /two columns|sidebar/i.test(truth.hard?.join(' ') ?? '') ? 'pdf, columns' : 'pdf, one column';
}

describe.skipIf(files.length === 0)('the import of the corpus', () => {
  const found: { file: string; kind: string; figures: Figures }[] = [];
  const lines: string[] = [];

  it.each(files)('%s is read, or says why not', async (file) => {
    const truth: Truth = JSON.parse(
      readFileSync(join(folder, file.replace(/\.[^.]+$/, '.truth.json')), 'utf8'),
    );
    const started = performance.now();
    const answer = await readInNode(file, new Uint8Array(readFileSync(join(folder, file))));
    const took = Math.round(performance.now() - started);
    if (!answer.ok) {
      lines.push(`${file}: ${answer.problem}`);
      expect(answer.problem).toBe('scan');
      return;
    }
    const { reading, layout } = answer.document;
    const figures = figuresOf(reading, truth);
    found.push({ file, kind: kindOf(file, truth), figures });
    lines.push(`${file} (${took} ms)`, ...figures.misses.map((miss) => `    ${miss}`));
    if (layout) {
      const text = plain(layout.runs.map((run) => run.text).join(''));
      const values = [
        reading.head.name,
        ...reading.experience.map(({ values }) => values.companyName),
        ...reading.education.map(({ values }) => values.degree),
      ];
      // Nothing is filled that the file does not say: every word of it is there.
      // Letters of lines from right to left lie the other way around in the file.
      const isForth = !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
      for (const value of isForth ? values : [])
        for (const word of value?.value.split(/[\s-]+/) ?? []) expect(text).toContain(plain(word));
    }
  });

  it('reaches its figures', () => {
    const say = (text: string) => process.stdout.write(`${text}\n`);
    say(lines.join('\n'));
    for (const [what, is] of [
      ['written with these', (file: string) => !isHeldBack(file)],
      ['held back', isHeldBack],
    ] as const)
      for (const [kind, members] of Map.groupBy(
        found.filter(({ file }) => is(file)),
        ({ kind }) => kind,
      )) {
        const sums = summed(members.map(({ figures }) => figures));
        const all = Object.values(sums).reduce(
          (sum, one) => ({
            correct: sum.correct + one.correct,
            wrong: sum.wrong + one.wrong,
            missed: sum.missed + one.missed,
          }),
          { correct: 0, wrong: 0, missed: 0 },
        );
        say(`\n${kind}, ${what} (${members.length}): ${told(all)}`);
        say(figureFields.map((field) => `  ${field} ${told(sums[field])}`).join('\n'));
      }
    expect(found.length).toBeGreaterThan(0);
  });
});

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function told(count: { correct: number; wrong: number; missed: number }): string {
  const { precision, recall } = shares(count);
  return `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${count.correct} correct, ${count.wrong} wrong, ${count.missed} missed)`;
}

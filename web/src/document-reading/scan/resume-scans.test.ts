import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
} from '../import-figures-test-kit.ts';
import { readInNode } from '../read-in-node-test-kit.ts';
import { readScan, type ScanPages } from './read-scan.ts';
import { letterReaderInNode, pictureOfPgm } from './scan-in-node-test-kit.ts';

// Resumes that nobody here wrote, where that folder is present, as a scanner would give them.
const folder = fileURLToPath(realFile('resumes/corpus/'));
const isWhole = process.env.EVERY_SCAN === '1' && existsSync(folder);
const dpi = Number(process.env.SCAN_DPI ?? '200');
const only = (process.env.ONLY ?? '').split(',');

/** Pages in Latin letters; Arabic and Chinese have no trained data here. */
const files = isWhole
  ? readdirSync(folder).filter(
      (file) => file.endsWith('.pdf') && !/arabic|-zh/.test(file) && only.some((part) => file.includes(part)),
    )
  : [];

/** The pages of a PDF as pictures: drawn at one resolution, read at 200 dpi as the product does. */
function rasterized(file: string): ScanPages {
  const out = mkdtempSync(join(tmpdir(), 'foothold-scan-'));
  try {
    spawnSync('pdftoppm', ['-gray', '-r', String(dpi), join(folder, file), join(out, 'page')]);
    const pages = readdirSync(out)
      .sort()
      .map((name) => pictureOfPgm(new Uint8Array(readFileSync(join(out, name)))));
    return {
      kind: 'pdf',
      count: pages.length,
      page: async (at) => {
        const picture = pages[at] ?? { width: 1, height: 1, pixels: new Uint8Array(1) };
        return { picture, width: (picture.width / dpi) * 72, height: (picture.height / dpi) * 72 };
      },
    };
  } finally {
    rmSync(out, { recursive: true });
  }
}

const languageOf = (file: string) =>
  /-de\b|-de\./.test(file) ? 'deu' : /-es\./.test(file) ? 'spa' : /-fr\./.test(file) ? 'fra' : 'eng';
const wordsOf = (texts: readonly string[]) =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}@.+#'-]*[\p{L}\p{N}]/gu) ?? [];

describe.skipIf(files.length === 0)('scans of the corpus', () => {
  const found: Figures[] = [];
  const times: number[] = [];
  const words = { right: 0, all: 0 };
  const lines: string[] = [];

  it.each(files)('%s', { timeout: 200_000 }, async (file) => {
    const truth: Truth = JSON.parse(readFileSync(join(folder, file.replace('.pdf', '.truth.json')), 'utf8'));
    const pages = rasterized(file);
    const language = languageOf(file);
    const reader = await letterReaderInNode([language]);
    const started = performance.now();
    const answer = await readScan(pages, reader, [language]);
    const took = performance.now() - started;
    times.push(took / pages.count);
    if (!answer.ok) {
      lines.push(`${file}: ${answer.problem}`);
      return;
    }
    const { reading, layout, recognition } = answer.document;
    if (process.env.SHOW_TEXT) lines.push(layout?.runs.map((run) => run.text).join(' ') ?? '');
    const figures = figuresOf(reading, truth);
    found.push(figures);
    const printed = await readInNode(file, new Uint8Array(readFileSync(join(folder, file))));
    const told = printed.ok ? wordsOf(printed.document.layout?.runs.map((run) => run.text) ?? []) : [];
    const left = new Map<string, number>();
    for (const word of wordsOf(layout?.runs.map((run) => run.text) ?? []))
      left.set(word, (left.get(word) ?? 0) + 1);
    let right = 0;
    for (const word of told) {
      const count = left.get(word) ?? 0;
      if (count > 0) right += 1;
      left.set(word, count - 1);
    }
    words.right += right;
    words.all += told.length;
    lines.push(
      `${file} ${pages.count} pages, ${Math.round(took)} ms, certainty ${recognition?.certainty}, words ${right} of ${told.length}, ${recognition?.doubtful.length} doubtful`,
      ...figures.misses.map((miss) => `    ${miss}`),
    );
    const values = [
      ...Object.values(reading.head),
      ...reading.experience.flatMap(({ values }) => Object.values(values)),
    ];
    expect(values.every((value) => value.sure === 'unsure')).toBe(true);
  });

  it('reaches its figures', () => {
    const say = (text: string) => process.stdout.write(`${text}\n`);
    say(lines.join('\n'));
    const sums = summed(found);
    for (const field of figureFields) {
      const { precision, recall } = shares(sums[field]);
      say(`  ${field} precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
    }
    const all = Object.values(sums).reduce((sum, one) => ({
      correct: sum.correct + one.correct,
      wrong: sum.wrong + one.wrong,
      missed: sum.missed + one.missed,
    }));
    const { precision, recall } = shares(all);
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
    say(
      `${found.length} scans at ${dpi} dpi: words ${(words.right / words.all).toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, a page p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    );
    expect(found.length).toBeGreaterThan(0);
  });
});

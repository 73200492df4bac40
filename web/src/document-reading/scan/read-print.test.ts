import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeEngine } from '../../typesetting/node-engine-test-kit.ts';
import { hasPoppler, setIn } from '../../typesetting/round-trip-test-kit.ts';
import { figuresOf } from '../import-figures-test-kit.ts';
import { madeResumes, truthOf } from '../made-resumes-test-kit.ts';
import { type GrayPicture, turned } from './gray-picture.ts';
import type { LetterReader } from './letter-reader.ts';
import { readScan } from './read-scan.ts';
import { letterReaderInNode, pictureOfPgm } from './scan-in-node-test-kit.ts';

// Pages of our own, drawn as a scanner would give them, and recognized by the program that the product has.

const whole = madeResumes['a welder'] ?? describedResume({});

function drawn(pdf: Uint8Array): GrayPicture {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-print-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    spawnSync('pdftoppm', ['-gray', '-r', '200', join(folder, 'a.pdf'), join(folder, 'page')]);
    const name = readdirSync(folder).find((one) => one.endsWith('.pgm')) ?? '';
    return pictureOfPgm(new Uint8Array(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.skipIf(!hasPoppler)('print', { timeout: 60_000 }, () => {
  let reader: LetterReader;
  let page: GrayPicture;
  beforeAll(async () => {
    const { document } = await setIn(nodeEngine(), whole, 'classic', 'letter');
    page = drawn(document.pdf);
    reader = await letterReaderInNode(['eng']);
  }, 60_000);

  const read = async (picture: GrayPicture) => {
    const { width, height } = picture;
    const pages = {
      kind: 'picture' as const,
      count: 1,
      page: async () => ({ picture, width: (width * 72) / 200, height: (height * 72) / 200 }),
    };
    const answer = await readScan(pages, reader, ['eng']);
    if (!answer.ok) throw new Error(answer.problem);
    return answer.document;
  };
  /** The number of values that are wrong or missed. */
  const faults = ({ reading }: Awaited<ReturnType<typeof read>>) => figuresOf(reading, truthOf(whole)).misses;

  it('is recognized, nearly without a fault', async () => {
    const document = await read(page);
    expect(document.recognition?.certainty).toBeGreaterThan(85);
    expect(document.reading.head.name?.value).toBe('Rosalind Achterberg');
    expect(document.reading.experience.map(({ values }) => values.companyName?.value)).toEqual([
      'Columbia Bar Shipyard',
      'Tongue Point Fabrication LLC',
    ]);
    expect(faults(document).length, faults(document).join('\n')).toBeLessThan(4);
  });

  it('that is pale, lies on its head or on its side is recognized as well', async () => {
    const pale = { ...page, pixels: page.pixels.map((shade) => 170 + (shade * 60) / 255) };
    expect((await read(pale)).reading.head.name?.value).toBe('Rosalind Achterberg');
    for (const quarters of [1, 2]) {
      const document = await read(turned(page, quarters));
      expect([document.recognition?.turns, document.reading.head.name?.value]).toEqual([
        [4 - quarters],
        'Rosalind Achterberg',
      ]);
    }
  });
});

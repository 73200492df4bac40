import { hardResumes } from '@foothold/core/typesetting/hard-resumes-test-kit.ts';
import type { Paper } from '@foothold/core/typesetting/resume-look.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { corpusResumes } from '../corpus-test-kit.ts';
import { templateNames } from '../resume-templates.data.ts';
import { typesetRequest } from '../typeset-request.ts';
import { diskFonts, docxFaults } from './docx-test-kit.ts';
import { resumeDocx } from './resume-docx.ts';

const papers: Paper[] = ['letter', 'a4'];

/** `npm run prove -- resumes`: every resume in every template on both papers; else each hard one once, in turn. */
const isWhole = process.env.EVERY_RESUME === '1';
const resumes = isWhole ? { ...hardResumes, ...corpusResumes() } : hardResumes;
const documents = Object.entries(resumes).flatMap(([what, whole], at) =>
  templateNames.flatMap((template, turn) =>
    papers.flatMap((paper, side) =>
      isWhole || (at % templateNames.length === turn && at % 2 === side)
        ? [{ what, whole, template, paper }]
        : [],
    ),
  ),
);

describe('a Word document is read back as it was written, whole and well formed', () => {
  const times: number[] = [];
  let bytes = 0;

  it.each(documents)('$what in $template on $paper', async ({ whole, template, paper }) => {
    const request = typesetRequest({ ...whole, resume: { ...whole.resume, template } }, paper);
    const start = performance.now();
    const docx = await resumeDocx(request, diskFonts);
    times.push(performance.now() - start);
    bytes += docx.length;
    expect((await docxFaults(request.page, docx)).join('\n')).toBe('');
  });

  afterAll(() => {
    if (!isWhole) return;
    times.sort((a, b) => a - b);
    const at = (part: number) => `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`;
    process.stdout.write(
      `${documents.length} Word documents of ${Object.keys(resumes).length} resumes, ${Math.round(bytes / documents.length / 1000)} KB each; written in ${at(0.5)} (half), ${at(0.95)} (95 of 100)\n`,
    );
  });
});

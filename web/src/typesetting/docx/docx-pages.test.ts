import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { hardResumes } from '@foothold/core/typesetting/hard-resumes-test-kit.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeEngine } from '../node-engine-test-kit.ts';
import { templateNames } from '../resume-templates.data.ts';
import { readInNode } from '../round-trip-test-kit.ts';
import { sampleResume } from '../sample-resume-test-kit.ts';
import { typesetRequest } from '../typeset-request.ts';
import { diskFonts } from './docx-test-kit.ts';
import { resumeDocx } from './resume-docx.ts';

// `npm run prove -- docx`: LibreOffice lays the documents out. Its PDFs lie beside ours in this folder, to be looked at.
const { DOCX_PAGES: folder = '', SOFFICE: program = '' } = process.env;

const resumes: Record<string, WholeResume> = {
  sample: sampleResume,
  ...Object.fromEntries(
    ['40 jobs', '300 bullets', 'every section', 'many skills', 'arabic', 'chinese'].map((name) => [
      name,
      hardResumes[name] as WholeResume,
    ]),
  ),
};
const documents = Object.entries(resumes).flatMap(([what, whole]) =>
  templateNames.map((template) => ({
    what,
    template,
    whole,
    file: `${what.replaceAll(' ', '-')}-${template}`,
  })),
);

describe.skipIf(program === '')('a Word document laid out by LibreOffice', () => {
  const pages = new Map<string, ResumePage>();

  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'ours'), { recursive: true });
    const engine = nodeEngine();
    for (const { template, whole, file } of documents) {
      const request = typesetRequest({ ...whole, resume: { ...whole.resume, template } }, 'letter');
      pages.set(file, request.page);
      writeFileSync(join(folder, `${file}.docx`), await resumeDocx(request, diskFonts));
      writeFileSync(join(folder, 'ours', `${file}.pdf`), (await engine.typeset(request)).pdf);
    }
    const files = documents.map(({ file }) => join(folder, `${file}.docx`));
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const made = spawnSync(program, [
      profile,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      ...files,
    ]);
    if (made.status !== 0) throw new Error(String(made.stderr));
    rmSync(join(folder, 'profile'), { recursive: true, force: true });
  }, 600_000);

  it.each(documents)(
    '$what in $template ends no page with a heading or the head of an entry',
    async ({ file }) => {
      const page = pages.get(file) as ResumePage;
      const read = await readInNode(
        new Uint8Array(readFileSync(join(folder, `${file}.pdf`))),
        page.isRightToLeft,
      );
      const last = read.pages.slice(0, -1).flatMap((text) => text.trim().split('\n').at(-1) ?? []);
      const heads = headsOf(page);
      // A line of a list may say anything.
      const alone = last.filter((line) => !/^[•–]/.test(line) && heads.some((head) => line.includes(head)));
      expect(alone).toEqual([]);
      expect(read.outside).toEqual([]);
    },
  );
});

/** What may not end a page: headings, and the texts that head an entry with lines below. */
function headsOf({ sections }: ResumePage): string[] {
  return sections.flatMap((section) => [
    section.heading.text,
    ...(section.kind === 'entries' ? section.entries : []).flatMap(({ title, subtitle, dates, lines }) =>
      lines.length > 0 ? [title, subtitle, dates].flatMap((piece) => piece?.text ?? []) : [],
    ),
  ]);
}

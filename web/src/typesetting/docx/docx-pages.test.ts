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
    '$what in $template has every text, and nothing that heads another ends a page alone',
    async ({ file }) => {
      const page = pages.get(file) as ResumePage;
      const read = await readInNode(
        new Uint8Array(readFileSync(join(folder, `${file}.pdf`))),
        page.isRightToLeft,
      );
      const texts = read.pages.map((text) => text.replace(/\s+/g, ' '));
      const onPages = (text: string) =>
        texts.flatMap((one, at) => (one.includes(text.slice(0, 25)) ? [at] : []));
      const apart = headedBy(page).filter(([head, next]) => {
        const [heads, below] = [onPages(head), onPages(next)];
        return heads.length === 1 && below.length > 0 && !heads.some((at) => below.includes(at));
      });
      expect(apart).toEqual([]);
      expect(
        page.sections.filter(({ heading }) => !page.isRightToLeft && onPages(heading.text).length === 0),
      ).toEqual([]);
      expect(read.outside).toEqual([]);
    },
  );
});

/** Each heading with what comes first below it, and each title with the first line of its entry. */
function headedBy({ sections }: ResumePage): [string, string][] {
  return sections.flatMap((section): [string, string][] => {
    if (section.kind === 'text')
      return section.paragraphs.slice(0, 1).map(({ text }) => [section.heading.text, text]);
    if (section.kind === 'groups') return [];
    const [first] = section.entries;
    return [
      ...(first?.title ? [[section.heading.text, first.title.text] as [string, string]] : []),
      ...section.entries.flatMap(({ title, lines }): [string, string][] =>
        title && lines[0] ? [[title.text, lines[0].text]] : [],
      ),
    ];
  });
}

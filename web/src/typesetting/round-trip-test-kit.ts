import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { PrintedPage } from '@foothold/core/typesetting/page-pieces.ts';
import type { Paper } from '@foothold/core/typesetting/resume-look.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pageBreakFaults } from './page-break-faults-test-kit.ts';
import { proveDocument } from './prove-document.ts';
import { linesOf, readPdf, type Stretch } from './read-pdf.ts';
import { readTags } from './read-tags.ts';
import type { TemplateName } from './resume-templates.data.ts';
import { typesetRequest } from './typeset-request.ts';
import type { Typeset } from './typesetting.ts';
import type { TypstEngine } from './typst-engine.ts';

/** Sets a resume in a template with the look that is its default. */
export async function setIn(engine: TypstEngine, whole: WholeResume, template: TemplateName, paper: Paper) {
  const request = typesetRequest({ ...whole, resume: { ...whole.resume, template } }, paper);
  return { page: request.page, document: await engine.typeset(request) };
}

/** Reads a PDF with pdf.js, without a worker: as its letters stand, and by its tags. */
export async function readInNode(pdf: Uint8Array, isRightToLeft: boolean) {
  const task = getDocument({ data: pdf.slice(), useWasm: false, verbosity: 0, useSystemFonts: false });
  try {
    const document = await task.promise;
    return {
      ...(await readPdf(document, isRightToLeft)),
      tagged: await readTags(document, isRightToLeft),
    };
  } finally {
    await task.destroy();
  }
}

/** Whether poppler, the second reader, is on this machine. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

/** What poppler finds in a PDF: the text of its pages and fonts that are not embedded. */
export function readByPoppler(
  pdf: Uint8Array,
  page: PrintedPage,
): { pages: string[]; foreignFonts: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-pdf-'));
  try {
    const file = join(folder, 'resume.pdf');
    writeFileSync(file, pdf);
    const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' }).stdout;
    const fonts = run('pdffonts', file).split('\n').slice(2);
    const isEmbedded = (line: string) => /\syes\s+yes\s+yes\s+\d+\s+\d+$/.test(line.trim());
    return {
      pages: rightToLeft.test(JSON.stringify(page))
        ? pagesOfWords(run('pdftotext', '-raw', '-bbox', '-enc', 'UTF-8', file, '-'), page.isRightToLeft)
        : run('pdftotext', '-raw', '-enc', 'UTF-8', file, '-').split('\f').slice(0, -1),
      foreignFonts: fonts.filter((line) => line.trim() && !isEmbedded(line)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wordLine = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/;

/** Poppler returns words of mixed directions in no readable order: sorts them by their positions. */
function pagesOfWords(html: string, isRightToLeft: boolean): string[] {
  return html
    .split('<page ')
    .slice(1)
    .map((page) => {
      const lines: (Stretch & { bottom: number })[][] = [];
      for (const row of page.split('\n')) {
        const [, x, top, end, bottom, text] = wordLine.exec(row) ?? [];
        if (text === undefined) continue;
        const isBack = rightToLeft.test(text);
        const word = text
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&');
        const str = isBack ? [...word].reverse().join('') : word;
        const box = {
          str,
          dir: isBack ? 'rtl' : 'ltr',
          x: Number(x),
          y: Number(top),
          width: Number(end) - Number(x),
          endsLine: false,
          bottom: Number(bottom),
        };
        const line = lines.at(-1);
        const middle = (one: { y: number; bottom: number }) => (one.y + one.bottom) / 2;
        const isSame = line?.some((one) => Math.abs(middle(one) - middle(box)) < (box.bottom - box.y) * 0.3);
        const last = line?.at(-1);
        // A phone number runs from left to right between lines that do not; its words are one stretch.
        if (isSame && last && /^\+\d/.test(last.str) && /^\d+$/.test(str) && box.x > last.x) {
          last.str += ` ${str}`;
          last.width = Number(end) - last.x;
        } else if (isSame) line?.push(box);
        else lines.push([box]);
      }
      return lines
        .map((line) =>
          isRightToLeft || line.some(({ dir }) => dir === 'rtl')
            ? linesOf(line, isRightToLeft)
            : line.map(({ str }) => str).join(' '),
        )
        .join('\n');
    });
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** What is wrong with a set resume or letter, one line each; poppler reads it too where it is installed. */
export async function faultsOf(page: PrintedPage, { pdf, places, missing }: Typeset): Promise<string[]> {
  const read = await readInNode(pdf, page.isRightToLeft);
  const told = (reader: string, pages: string[]) =>
    proveDocument(page, places, pages).map(
      ({ kind, field, expected, found }) =>
        `${reader} ${kind} ${field}: “${expected.slice(0, 90)}” is “${found.slice(0, 90)}”`,
    );
  const second = hasPoppler ? readByPoppler(pdf, page) : undefined;
  const garbled =
    read.pages
      .join('')
      .replaceAll('\n', '')
      .match(/[\p{Cc}\p{Co}\ufffd]/gu) ?? [];
  const headings = 'sections' in page ? page.sections.length : 0;
  return [
    ...told('pdf.js', read.pages),
    ...told('tags', read.tagged),
    ...(second ? told('poppler', second.pages) : []),
    ...(second?.foreignFonts.map((line) => `not embedded: ${line}`) ?? []),
    ...garbled.map((letter) => `garbled: U+${letter.codePointAt(0)?.toString(16)}`),
    ...missing.map((letter) => `no font has ${letter}`),
    ...read.outside.map((text) => `over the edge: ${text}`),
    ...pageBreakFaults(page, places),
    ...((read.tags.H2 ?? 0) === headings ? [] : [`${read.tags.H2 ?? 0} of ${headings} headings are tagged`]),
    ...(read.title === page.title ? [] : [`title “${read.title}”`]),
    ...(read.author === page.name.text ? [] : [`author “${read.author}”`]),
    ...(read.language.toLowerCase().startsWith(page.language.slice(0, 2))
      ? []
      : [`language “${read.language}”`]),
  ];
}

import { hardResumes } from '@foothold/core/typesetting/hard-resumes-test-kit.ts';
import { lookOf, type Paper } from '@foothold/core/typesetting/resume-look.ts';
import { resumePage } from '@foothold/core/typesetting/resume-page.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { corpusResumes } from './corpus-test-kit.ts';
import { nodeEngine } from './node-engine-test-kit.ts';
import { resumeTemplates, templateNames } from './resume-templates.data.ts';
import { faultsOf, hasPoppler, readByPoppler, readInNode, setIn } from './round-trip-test-kit.ts';

const engine = nodeEngine();
const papers: Paper[] = ['letter', 'a4'];

/** `npm run prove -- resumes`: every resume in every template on both papers; else each hard one once, in turn. */
const isWhole = process.env.EVERY_RESUME === '1';
/** `PART=2/7`: the second of seven shares, each with every resume, template and paper in it. */
const [part = 1, parts = 1] = (process.env.PART ?? '').split('/').filter(Boolean).map(Number);
const resumes = isWhole ? { ...hardResumes, ...corpusResumes() } : hardResumes;
const all = Object.entries(resumes).flatMap(([what, whole], at) =>
  isWhole
    ? templateNames.flatMap((template) => papers.map((paper) => ({ what, whole, template, paper })))
    : [
        {
          what,
          whole,
          template: templateNames[at % templateNames.length] ?? 'plain',
          paper: papers[at % 2] ?? 'a4',
        },
      ],
);

const documents = all.filter((_, at) => at % parts === part - 1);

describe('a set resume is read back as it was written, tagged, whole and well broken', () => {
  let pages = 0;
  let bytes = 0;
  const times: number[] = [];
  it.each(documents)('$what in $template on $paper', async ({ whole, template, paper }) => {
    const start = performance.now();
    const { page, document } = await setIn(engine, whole, template, paper);
    times.push(performance.now() - start);
    pages += document.pages;
    bytes += document.pdf.length;
    expect((await faultsOf(page, document)).join('\n')).toBe('');
  });

  afterAll(() => {
    if (!isWhole) return;
    times.sort((a, b) => a - b);
    const at = (part: number) => `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`;
    process.stdout.write(
      `${documents.length} documents of ${Object.keys(resumes).length} resumes, ${pages} pages, ${Math.round(bytes / documents.length / 1000)} KB each; set in ${at(0.5)} (half), ${at(0.95)} (95 of 100); second reader: ${hasPoppler ? 'poppler' : 'none'}\n`,
    );
  });
});

describe('the second reader', () => {
  it.skipIf(!hasPoppler)('finds the text and the embedded fonts', async () => {
    const { page, document } = await setIn(
      engine,
      describedResume({ resume: { name: 'Ann Łopez' } }),
      'plain',
      'a4',
    );
    expect(readByPoppler(document.pdf, page)).toEqual({ pages: ['Ann Łopez\n'], foreignFonts: [] });
  });

  it.skipIf(!hasPoppler)('finds a phone number from left to right on a page from right to left', async () => {
    const resume = { name: 'Ann', phone: '+49 30 555 0134', language: 'ar' };
    const { page, document } = await setIn(engine, describedResume({ resume }), 'plain', 'a4');
    expect(readByPoppler(document.pdf, page).pages).toEqual(['Ann\n+49 30 555 0134\n']);
  });
});

describe('a set document', () => {
  const told = (summary: string) => describedResume({ resume: { name: 'Ann', summary } });

  it('names the characters that no font has', async () => {
    const { document } = await setIn(engine, told('Thai: สวัสดี'), 'plain', 'a4');
    expect(document.missing).toContain('ส');
  });

  it('has a picture only in a template with a place for one, and when asked', async () => {
    const png = Uint8Array.from(
      atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ),
      (sign) => sign.charCodeAt(0),
    );
    const whole = told('x');
    const page = resumePage(whole, { dateForm: 'year' });
    const pictures = async (hasPhoto: boolean) => {
      const look = { ...lookOf(whole.resume, 'europe', resumeTemplates.europe.defaults, 'a4'), hasPhoto };
      const { pdf } = await engine.typeset({ page, look, photo: png });
      return (await readInNode(pdf, false)).tags.Figure ?? 0;
    };
    expect([await pictures(false), await pictures(true)]).toEqual([0, 1]);
  });

  it('has the place of each field, in reading order', async () => {
    const { document } = await setIn(engine, told('First.\nSecond.'), 'plain', 'letter');
    const fields = document.places.map(({ field }) => field);
    expect(fields).toEqual([
      'resume/name',
      'arrangement/Summary/title',
      'resume/summary/0',
      'resume/summary/1',
    ]);
    const heights = document.places.map(({ y }) => y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(document.places.every(({ page, x, y, toY }) => page === 1 && x > 30 && x < 600 && toY >= y)).toBe(
      true,
    );
  });

  it('is the same after a document in another template', async () => {
    const first = await setIn(engine, told('Same.'), 'classic', 'a4');
    await setIn(engine, told('Other.'), 'sidebar', 'letter');
    const again = await setIn(engine, told('Same.'), 'classic', 'a4');
    expect(again.document.places).toEqual(first.document.places);
    expect(again.document.pdf.length).toBe(first.document.pdf.length);
  });

  it('fails its proof for a letter with a loose mark, which readers find twice', async () => {
    const { page, document } = await setIn(engine, told('محاسبة في عمّان'), 'plain', 'a4');
    expect((await faultsOf(page, document)).join('\n')).toContain('resume/summary/0');
  });

  it('is refused with the message of the engine when a template is missing', async () => {
    const { page } = await setIn(engine, told('x'), 'plain', 'a4');
    const look = {
      template: 'none',
      paper: 'a4',
      accent: 'black',
      density: 'normal',
      fonts: 'inter',
      margins: 'normal',
      dateForm: 'iso',
      hasPhoto: false,
    } as const;
    await expect(engine.typeset({ page, look })).rejects.toThrow('The page was not set');
  });
});

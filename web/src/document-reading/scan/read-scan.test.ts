import { describe, expect, it } from 'vitest';
import type { DocumentAnswer } from '../document-reading.ts';
import type { LetterReader } from './letter-reader.ts';
import { readScan, type ScanPages } from './read-scan.ts';
import type { RecognizedLine, RecognizedPage } from './recognized-page.ts';

// The recognition is made up here: read-print.test.ts reads real print with the real program.

const resume = [
  'Rosalind Achterberg',
  'rosalind@example.com | (503) 555-0119',
  'EXPERIENCE',
  'Lead Welder, Bar Shipyard Inc',
  'March 2019 – present',
  '« Welded hull plates to class rules and trained nine apprentices',
  'EDUCATION',
  'Associate of Applied Science, Welding, Clatsop Harbor College, 2014',
  'SKILLS',
  'Welding, Rigging, Blueprint reading',
];

const [letterWidth, lineHeight] = [20, 60];

function line(text: string, at: number, certainty: number): RecognizedLine {
  const baseline = 200 + at * lineHeight;
  let x = 150;
  const words = text.split(' ').map((word) => {
    const box = { x, end: x + word.length * letterWidth, top: baseline - 26, bottom: baseline };
    x = box.end + letterWidth / 2;
    return { text: word, certainty, ...box };
  });
  return { words, baseline, height: 36, xHeight: 20 };
}

const recognized = (lines: readonly string[], certainty = 95): RecognizedPage => ({
  width: 1700,
  height: 2200,
  lines: lines.map((text, at) => line(text, at, certainty)),
});

/** A reader that sees these pages in turn. */
function readerOf(...pages: RecognizedPage[]): LetterReader & { read: (picture: unknown) => RecognizedPage } {
  let at = 0;
  return {
    read: () => {
      at += 1;
      return pages[at - 1] ?? recognized([]);
    },
  };
}

const blank = { width: 4, height: 8, pixels: new Uint8Array(32).fill(255) };
const pagesOf = (count: number): ScanPages => ({
  kind: 'pdf',
  count,
  page: async () => ({ picture: blank, width: 612, height: 792 }),
});

function documentOf(answer: DocumentAnswer) {
  if (!answer.ok) throw new Error(answer.problem);
  return answer.document;
}

describe('a scan', () => {
  it('is read as any page, but nothing in it is sure', async () => {
    const { reading, notes, recognition, layout } = documentOf(
      await readScan(pagesOf(1), readerOf(recognized(resume)), ['eng']),
    );
    expect(reading.head.name).toMatchObject({
      value: 'Rosalind Achterberg',
      sure: 'unsure',
      doubt: 'letters-recognized',
    });
    const [job] = reading.experience;
    expect([job?.values.title?.value, job?.values.companyName?.value, job?.values.notes?.value]).toEqual([
      'Lead Welder',
      'Bar Shipyard Inc',
      'Welded hull plates to class rules and trained nine apprentices',
    ]);
    const items = [...reading.experience, ...reading.education, ...reading.skills, ...reading.sections];
    const values = items.flatMap((item) => Object.values(item.values));
    expect([...Object.values(reading.head), ...values].map((value) => value?.sure)).toEqual(
      Array.from({ length: Object.keys(reading.head).length + values.length }, () => 'unsure'),
    );
    expect(notes).toEqual(['letters-recognized']);
    expect(recognition).toEqual({
      languages: ['eng'],
      pages: 1,
      pagesRead: 1,
      turns: [0],
      certainty: 95,
      doubtful: [],
    });
    expect(layout?.pages).toEqual([{ width: 612, height: 792 }]);
  });

  it('lists the words that may be wrong with their places', async () => {
    const page = recognized(resume);
    const [name] = page.lines[0]?.words ?? [];
    if (name) name.certainty = 41;
    const { recognition, layout } = documentOf(await readScan(pagesOf(1), readerOf(page), ['eng']));
    expect(recognition?.doubtful).toEqual([{ run: 0, text: 'Rosalind', certainty: 41 }]);
    expect(layout?.runs[0]).toMatchObject({ text: 'Rosalind', page: 0, x: 54, y: 72 });
  });

  it('of more than ten pages is read to the tenth, page by page, and that is said', async () => {
    const heard: [number, number][] = [];
    const { recognition, notes } = documentOf(
      await readScan(
        pagesOf(12),
        readerOf(...Array.from({ length: 12 }, () => recognized(resume))),
        ['eng'],
        (page, pages) => heard.push([page, pages]),
      ),
    );
    expect([recognition?.pages, recognition?.pagesRead]).toEqual([12, 10]);
    expect(notes).toEqual(['pages-left-out', 'letters-recognized']);
    expect([heard[0], heard.at(-1), heard.length]).toEqual([[1, 10], [10, 10], 10]);
  });

  it('on its side is turned until it can be read', async () => {
    const doubtful = recognized(['mA iI~', 'x1l zq'], 30);
    const { recognition, layout, reading } = documentOf(
      await readScan(pagesOf(1), readerOf(doubtful, doubtful, doubtful, doubtful, recognized(resume)), [
        'eng',
      ]),
    );
    expect(recognition?.turns).toEqual([3]);
    expect(layout?.pages).toEqual([{ width: 792, height: 612 }]);
    expect(reading.head.name?.value).toBe('Rosalind Achterberg');
  });

  it('of which a shadow leaves a few lines is read once more in even light', async () => {
    const { recognition, reading } = documentOf(
      await readScan(pagesOf(1), readerOf(recognized(resume.slice(7)), recognized(resume)), ['eng']),
    );
    expect(recognition?.turns).toEqual([0]);
    expect(reading.head.name?.value).toBe('Rosalind Achterberg');
  });

  it('that is hardly legible is read as far as it goes, and that is said', async () => {
    const { notes } = documentOf(await readScan(pagesOf(1), readerOf(recognized(resume, 76)), ['eng']));
    expect(notes).toContain('little-recognized');
  });

  it.each([
    ['blank', recognized([])],
    ['a number of a page', recognized(['12'])],
    ['noise', recognized(['mA iI~ x1l zq oO0', 'zz qI1 lL| uv wW'], 30)],
  ])('that is %s gives nothing, and that is said', async (_, page) => {
    expect(await readScan(pagesOf(1), readerOf(page, page, page, page, page), ['eng'])).toEqual({
      ok: false,
      problem: 'nothing-recognized',
      pages: 1,
    });
  });

  it('of a recipe is no resume', async () => {
    const recipe = recognized([
      'Lentil soup for everyone',
      'Ingredients',
      '300 g lentils and one large onion, two carrots and a little oil',
      'Method',
      'Fry the onion until it is soft, then add all the rest and cook for forty minutes over low heat',
      'Serve it with bread and with lemon, as my grandmother always did on Sundays in winter',
    ]);
    expect(await readScan(pagesOf(1), readerOf(recipe), ['eng'])).toEqual({
      ok: false,
      problem: 'not-a-resume',
      looksLike: 'recipe',
    });
  });
});

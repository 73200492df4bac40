import { hardResumes } from '@foothold/core/typesetting/hard-resumes-test-kit.ts';
import { type DescribedResume, describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type TemplateName, templateNames } from '../resume-templates.data.ts';
import { sampleResume } from '../sample-resume-test-kit.ts';
import { typesetRequest } from '../typeset-request.ts';
import { diskFonts, paragraphsOf, partsOf } from './docx-test-kit.ts';
import { readDocx } from './read-docx.ts';
import { resumeDocx } from './resume-docx.ts';

const requestOf = (
  whole: typeof sampleResume,
  template: TemplateName,
  fields: DescribedResume['resume'] = {},
) => typesetRequest({ ...whole, resume: { ...whole.resume, ...fields, template } }, 'letter');
const written = async (
  whole: typeof sampleResume,
  template: TemplateName,
  fields: DescribedResume['resume'] = {},
) => partsOf(await resumeDocx(requestOf(whole, template, fields), diskFonts));
const body = (parts: Record<string, string>) => parts['word/document.xml'] ?? '';
/** The styles of the paragraphs with their texts, tab stops as |. */
const outline = (parts: Record<string, string>) =>
  paragraphsOf(body(parts)).map((one) => {
    const text = one.replaceAll('<w:tab/>', '|').replace(/<[^>]*>/g, '');
    return `${/w:pStyle w:val="(\w+)"/.exec(one)?.[1]}: ${text}`;
  });

const short = describedResume({
  resume: { name: 'Ann Łopez', headline: 'Baker', email: 'ann@example.com', location: 'Lyon' },
  experience: [
    {
      title: 'Baker',
      companyName: 'Four',
      city: 'Lyon',
      startDate: '2020',
      endDate: '2022',
      notes: 'Baked.\n  - Rye.',
    },
  ],
  skills: [{ skillName: 'Rye', skillGroup: 'Bread' }],
});

describe('a resume as a Word document', () => {
  it('has headings, lists of two levels, and dates at the tab stop, by styles', async () => {
    const parts = await written(short, 'plain');
    expect(outline(parts)).toEqual([
      'Title: Ann Łopez',
      'Subtitle: Baker',
      'ContactDetails: Lyon · ann@example.com',
      'Heading1: EXPERIENCE',
      'Heading2: Baker|2020 – 2022',
      'EntryFacts: Four · Lyon',
      'ListBullet: Baked.',
      'ListBullet2: Rye.',
      'Heading1: SKILLS',
      'SkillGroup: Bread: Rye',
    ]);
    expect(body(parts)).toContain('<w:ilvl w:val="1"/>');
    const signs =
      parts['word/numbering.xml']?.matchAll(/w:ilvl="([01])"[^>]*>.*?w:lvlText w:val="([•–])"/g) ?? [];
    expect([...signs].map(([, level, sign]) => `${level} ${sign}`)).toEqual(['0 •', '1 –']);
    // Letter is 612 points wide, with 50 at each side.
    expect(parts['word/styles.xml']).toContain('<w:tab w:val="right" w:pos="10240"/>');
    expect(body(parts)).toContain('w:w="12240" w:h="15840"');
  });

  it.each<[TemplateName, string[]]>([
    ['compact', ['Title: Ann Łopez|Baker', 'Heading2: Baker, Four, Lyon|2020 – 2022']],
    ['europe', ['ContactDetails: ann@example.com', 'Heading2: 2020 – 2022|Baker']],
    ['sidebar', ['SideContact: ann@example.com', 'SideHeading: Skills', 'SideLabel: Bread', 'SideText: Rye']],
  ])('is laid out as its template in %s', async (template, lines) => {
    expect(outline(await written(short, template))).toEqual(expect.arrayContaining(lines));
  });

  it('keeps headings and heads of entries with what follows', async () => {
    const paragraphs = paragraphsOf(body(await written(short, 'classic')));
    const kept = (text: string) =>
      paragraphs.find((one) => one.includes(`>${text}<`))?.includes('<w:keepNext/>');
    expect(['Experience', '2020 – 2022', 'Four', 'Baked.', 'Rye.'].map(kept)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('reads the column at the side after the name, and has none where it is too long', async () => {
    const order = (lines: readonly string[]) => lines.map((line) => line.split(':')[0]);
    expect(order(outline(await written(short, 'margin'))).slice(0, 4)).toEqual([
      'Title',
      'Subtitle',
      'SideContact',
      'SideContact',
    ]);
    const long = await written(hardResumes['many skills'] ?? short, 'margin');
    expect(outline(long).some((line) => line.startsWith('Side'))).toBe(false);
    expect(body(long)).not.toContain('framePr');
    expect(body(await written(short, 'sidebar'))).toContain('framePr');
  });

  it('follows the look: paper, margins, color, size of letters', async () => {
    const parts = await written(short, 'modern', {
      paper: 'a4',
      accent: 'red',
      density: 'airy',
      margins: 'wide',
    });
    expect(body(parts)).toContain('w:w="11906"');
    expect(body(parts)).toContain('w:left="1320"');
    expect(parts['word/styles.xml']).toContain('B3261E');
    expect(parts['word/styles.xml']).toContain('<w:sz w:val="21"/>');
  });

  it('says its language, direction, title and author', async () => {
    const arabic = await written(hardResumes.arabic ?? short, 'plain');
    expect(arabic['word/styles.xml']).toContain('<w:lang w:val="ar" w:eastAsia="zh-CN" w:bidi="ar"/>');
    expect(body(arabic)).toContain('<w:rtl/>');
    const japanese = await written(hardResumes.japanese ?? short, 'plain');
    expect(japanese['word/styles.xml']).toContain('w:eastAsia="Yu Gothic"');
    expect(japanese['word/styles.xml']).toContain('w:eastAsia="ja"');
    const mixed = body(await written(hardResumes['english with arabic and hebrew'] ?? short, 'plain'));
    expect(mixed).toContain('<w:lang w:bidi="he-IL"/>');
    expect(mixed).not.toContain('<w:bidi/>');
    const core = (await written(short, 'plain'))['docProps/core.xml'];
    expect(core).toContain('<dc:creator>Ann Łopez</dc:creator><dc:description>Baker</dc:description>');
    expect(core).toContain('<dc:language>en</dc:language>');
  });

  it('escapes what was typed', async () => {
    const whole = describedResume({ resume: { name: `<b>&"Bo"</b>`, title: ']]>&amp;', headline: '{{x}}' } });
    const bytes = await resumeDocx(requestOf(whole, 'plain'), diskFonts);
    expect(await readDocx(bytes)).toEqual([`<b>&"Bo"</b>`, '{{x}}']);
    expect(partsOf(bytes)['docProps/core.xml']).toContain(
      '<dc:title>&lt;b&gt;&amp;&quot;Bo&quot;&lt;/b&gt; – ]]&gt;&amp;amp;</dc:title>',
    );
  });

  it.each(templateNames)('of nothing is a document all the same in %s', async (template) => {
    expect(await readDocx(await resumeDocx(requestOf(describedResume({}), template), diskFonts))).toEqual([]);
  });
});

describe('the fonts of a document', () => {
  const fontsIn = async (whole: typeof sampleResume, files = diskFonts) => {
    const bytes = await resumeDocx(requestOf(whole, 'margin'), files);
    const table = partsOf(bytes)['word/fontTable.xml'] ?? '';
    const faces = Object.keys(unzipSync(bytes)).filter((path) => path.endsWith('.odttf')).length;
    return {
      faces,
      embedded: [...table.matchAll(/w:name="([^"]+)".*?<\/w:font>/g)].flatMap(([row, name]) =>
        row.includes('embedRegular') ? [name] : [],
      ),
    };
  };

  it('are in it', async () => {
    expect(await fontsIn(sampleResume)).toEqual({ faces: 6, embedded: ['Lora', 'Source Sans 3'] });
  });

  it.each(['polish', 'vietnamese', 'russian', 'ukrainian'])(
    'are in it for letters beyond the first slice: %s',
    async (name) => {
      expect(await fontsIn(hardResumes[name] ?? short)).toEqual({
        faces: 6,
        embedded: ['Lora', 'Source Sans 3'],
      });
    },
  );

  it('are left out where they lack a letter, and named with what to take instead', async () => {
    // Lora has no Greek letters.
    expect(await fontsIn(hardResumes.greek ?? short)).toEqual({ faces: 3, embedded: ['Source Sans 3'] });
    expect((await written(hardResumes.greek ?? short, 'margin'))['word/fontTable.xml']).toContain(
      '<w:font w:name="Lora"><w:altName w:val="Georgia"/>',
    );
  });

  it('are left out where they cannot be loaded', async () => {
    const offline = () => Promise.reject(new Error('offline'));
    expect(await fontsIn(sampleResume, offline)).toEqual({ faces: 0, embedded: [] });
  });
});

describe('the photo of a document', () => {
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (sign) => sign.charCodeAt(0),
  );
  const pictures = async (template: TemplateName, hasPhoto: boolean, photo = png) => {
    const bytes = await resumeDocx({ ...requestOf(short, template, { hasPhoto }), photo }, diskFonts);
    return Object.keys(unzipSync(bytes)).filter((path) => path.endsWith('.png')).length;
  };

  it('is there in a template with a place for one, when asked', async () => {
    expect(await pictures('europe', true)).toBe(1);
    expect(await pictures('europe', false)).toBe(0);
    expect(await pictures('plain', true)).toBe(0);
  });

  it('keeps the first heading below it', async () => {
    const space = async (photo?: Uint8Array) => {
      const request = { ...requestOf(short, 'europe', { hasPhoto: true }), ...(photo && { photo }) };
      const heading = paragraphsOf(body(partsOf(await resumeDocx(request, diskFonts)))).find((one) =>
        one.includes('Heading1'),
      );
      return Number(/w:before="(\d+)"/.exec(heading ?? '')?.[1] ?? 0);
    };
    expect(await space()).toBe(0);
    expect(await space(png)).toBeGreaterThan(0);
  });

  it('is refused when it is no picture', async () => {
    await expect(pictures('europe', true, new Uint8Array(9))).rejects.toThrow('no JPEG or PNG');
  });
});

describe('readDocx', () => {
  it('refuses what is no Word document', async () => {
    await expect(readDocx(new TextEncoder().encode('%PDF-1.7'))).rejects.toThrow();
  });
});

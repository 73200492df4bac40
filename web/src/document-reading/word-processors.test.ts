import { docxOf } from '@foothold/core/files/made-files-test-kit.ts';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { describe, expect, it } from 'vitest';
import { readInNode } from './read-in-node-test-kit.ts';

const lines = [
  'Rosalía Achterberg',
  'rosalia@example.com | (503) 555-0119',
  '',
  'EXPERIENCE',
  'Welder, Bar Shipyard Inc\t2019 – present',
  '- Welded hulls',
  '',
  'SKILLS',
  'Welding, Rigging, Blueprint reading',
];

async function documentOf(name: string, bytes: Uint8Array) {
  const answer = await readInNode(name, bytes);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.document;
}
const problemOf = async (name: string, bytes: Uint8Array) => {
  const answer = await readInNode(name, bytes);
  return answer.ok ? `read as ${answer.document.kind}` : answer.problem;
};

/** What all of the files below say. */
function expectWelder({ reading }: Awaited<ReturnType<typeof documentOf>>): void {
  const { head, experience, skills } = reading;
  expect([head.name?.value, head.email?.value]).toEqual(['Rosalía Achterberg', 'rosalia@example.com']);
  const [job] = experience;
  expect([
    job?.values.title?.value,
    job?.values.companyName?.value,
    job?.values.startDate?.value,
    job?.values.endDate?.value,
    job?.values.notes?.value,
  ]).toEqual(['Welder', 'Bar Shipyard Inc', '2019', 'present', 'Welded hulls']);
  expect(skills.map(({ values }) => values.skillName?.value)).toEqual([
    'Welding',
    'Rigging',
    'Blueprint reading',
  ]);
}

describe('RTF', () => {
  const escaped = (text: string) =>
    text
      .replaceAll('í', "\\'ed")
      .replaceAll('–', '\\endash ')
      .replaceAll('\t', '\\tab ')
      .replace(/^- /, "{\\listtext\\f1\\'b7\\tab}");
  const rtf = (body: string) =>
    new TextEncoder().encode(
      `{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}{\\f1 Symbol;}}{\\colortbl;\\red0\\green0\\blue0;}{\\*\\generator Writer;}{\\info{\\author Nobody Known}}\\pard ${body}}`,
    );
  const body = lines
    .map((line) => (/^[A-Z]+$/.test(line) ? `{\\b ${line}}\\par ` : `${escaped(line)}\\par\r\n`))
    .join('');

  it('is read: letters of its code page, weight, points, dashes', async () => {
    const document = await documentOf('cv.rtf', rtf(body));
    expect([document.kind, document.notes]).toEqual(['rtf', []]);
    expectWelder(document);
    expect(JSON.stringify(document.reading)).not.toContain('Nobody Known');
  });

  it('leaves out what is hidden or deleted, and says it', async () => {
    const document = await documentOf('cv.rtf', rtf(`${body}{\\v Kubernetes}{\\deleted Rust}\\par`));
    expect(document.notes).toEqual(['tracked-changes', 'hidden-text']);
    expectWelder(document);
    expect(document.layout?.hidden).toEqual([{ page: 0, text: 'Kubernetes', how: 'invisible' }]);
  });

  it('writes letters beyond its code page as numbers, with a sign for those who cannot read them', async () => {
    const { reading } = await documentOf(
      'cv.rtf',
      rtf(`${body}\\uc1\\u1057?\\u1074?\\u1072?\\u1088?\\u1082?\\u1072?\\par`),
    );
    expect(JSON.stringify(reading)).toContain('Сварка');
    expect(JSON.stringify(reading)).not.toContain('С?');
  });

  it('that ends in the middle is damaged, however many groups it opens', async () => {
    expect(await problemOf('cv.rtf', rtf(body).subarray(0, 400))).toBe('damaged');
    expect(await problemOf('cv.rtf', new TextEncoder().encode(`{\\rtf1 ${'{'.repeat(300_000)}`))).toBe(
      'damaged',
    );
  });
});

describe('OpenDocument', () => {
  const styles =
    '<office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="T2" style:family="text"><style:text-properties text:display="none"/></style:style></office:automatic-styles>';
  const odt = (body: string, more: Record<string, string> = {}) =>
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'META-INF/manifest.xml': '<manifest:manifest/>',
      'content.xml': `<?xml version="1.0"?><office:document-content>${styles}<office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ...more,
    });
  const body = lines
    .map((line) => {
      if (/^[A-Z]+$/.test(line)) return `<text:h text:outline-level="2">${line}</text:h>`;
      if (line.startsWith('- '))
        return `<text:list><text:list-item><text:p>${line.slice(2)}</text:p></text:list-item></text:list>`;
      return `<text:p>${line.replace('\t', '<text:tab/>')}</text:p>`;
    })
    .join('');

  it('is read: headings, points, tabs', async () => {
    const document = await documentOf('cv.odt', odt(body));
    expect([document.kind, document.notes]).toEqual(['odt', []]);
    expectWelder(document);
  });

  it('leaves out what was deleted, commented or hidden, and says it', async () => {
    const document = await documentOf(
      'cv.odt',
      odt(
        `<text:tracked-changes><text:changed-region><text:deletion><text:p>Captain of the Titanic</text:p></text:deletion></text:changed-region></text:tracked-changes>${body}<text:p>Rigger<office:annotation><text:p>Really?</text:p></office:annotation><text:span text:style-name="T2">Rust</text:span></text:p>`,
      ),
    );
    expect(document.notes).toEqual(['tracked-changes', 'hidden-text']);
    expect(JSON.stringify(document.reading)).not.toMatch(/Titanic|Really/);
    expect(document.layout?.hidden).toMatchObject([{ text: 'Rust' }]);
  });

  it.each([
    [
      'with a password',
      { 'META-INF/manifest.xml': '<manifest:encryption-data/>', 'content.xml': 'x' },
      'password',
    ],
    ['without its text', { 'content.xml': '<office:document-content>' }, 'damaged'],
    [
      'that is a spreadsheet',
      { 'content.xml': '<office:document-content><office:spreadsheet/></office:document-content>' },
      'other-office',
    ],
  ])('%s is told', async (_, parts, problem) => {
    expect(await problemOf('cv.odt', odt('', parts))).toBe(problem);
  });
});

describe('a DOCX', () => {
  const paragraph = (text: string) =>
    `<w:p>${text
      .split('\t')
      .map((part) => `<w:r><w:t xml:space="preserve">${part}</w:t></w:r>`)
      .join('<w:r><w:tab/></w:r>')}</w:p>`;
  const body = lines.map(paragraph).join('');

  it('with insertions, deletions, comments and macros: what a reader sees at last counts, and the rest is said', async () => {
    const changed = `<w:p><w:ins><w:r><w:t>Rigger</w:t></w:r></w:ins><w:del><w:r><w:delText>Astronaut</w:delText></w:r></w:del><w:r><w:commentReference w:id="0"/></w:r></w:p>`;
    const document = await documentOf(
      'cv.docm',
      docxOf(body + changed, {
        'word/comments.xml':
          '<w:comments><w:comment><w:p><w:r><w:t>Really?</w:t></w:r></w:p></w:comment></w:comments>',
        'word/vbaProject.bin': 'x',
      }),
    );
    expect(document.notes).toEqual(['tracked-changes', 'comments-left-out', 'macros-ignored']);
    expect(JSON.stringify(document.reading)).not.toMatch(/Astronaut|Really/);
  });

  it('of another program is told by what it holds', async () => {
    expect(await problemOf('cv.pages', zipOf({ 'Index/Document.iwa': 'x' }))).toBe('pages-document');
    expect(await problemOf('cv.xlsx', zipOf({ 'xl/workbook.xml': 'x' }))).toBe('other-office');
    expect(await problemOf('cv.docx', zipOf({ 'ppt/presentation.xml': 'x' }))).toBe('other-office');
  });

  it('that is a bomb is refused by the sum of what it holds, and archives inside it are not opened', async () => {
    const part = 'x'.repeat(9_000_000);
    expect(
      await problemOf(
        'cv.docx',
        docxOf(body, {
          'word/header1.xml': part,
          'word/header2.xml': part,
          'word/header3.xml': part,
          'word/header4.xml': part,
        }),
      ),
    ).toBe('unpacks-too-much');
    const inner = zipOf({ 'more/cv.txt': 'Rosalind' });
    expect(await problemOf('cv.zip', zipOf({ 'cv.zip': inner }))).toBe('archive');
    expect(await problemOf('cv.zip', zipOf({ 'cv.docx': inner }))).toBe('archive');
    expect(
      await problemOf('cv.zip', zipOf({ 'cv.docx': zipOf({ 'word/document.xml': 'x'.repeat(40_000_000) }) })),
    ).toBe('unpacks-too-much');
    expect(await problemOf('cv.docx', docxOf('<w:sdt>'.repeat(100_000)))).toBe('damaged');
  });
});

import { docxOf, pdfOf } from '@foothold/core/files/made-files-test-kit.ts';
import { zipOf, zipOfParts } from '@foothold/core/files/zip-test-kit.ts';
import { describe, expect, it } from 'vitest';
import { readInNode } from './read-in-node-test-kit.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const problemOf = async (name: string, bytes: Uint8Array) => {
  const answer = await readInNode(name, bytes);
  return answer.ok ? `read as ${answer.document.kind}` : answer.problem;
};
const head = [
  'Rosalind Achterberg',
  'rosalind@example.com | (503) 555-0119',
  'Experience',
  'Welder, Bar Shipyard Inc',
  '2019 – present',
];

describe('a file that is no resume', () => {
  it.each([
    ['nothing', 'a.pdf', new Uint8Array(), 'empty'],
    ['blanks', 'a.txt', bytesOf(' \n\t\n'), 'empty'],
    ['more than ten megabytes', 'a.pdf', new Uint8Array(10_000_001), 'too-large'],
    [
      'a recipe',
      'soup.txt',
      bytesOf(
        'Lentil soup\n\nIngredients\n300 g lentils\n1 onion\n\nMethod\nFry the onion, then cook for 40 minutes.',
      ),
      'not-a-resume',
    ],
    ['a book', 'book.txt', bytesOf('It was a dark and stormy night.\n'.repeat(20_000)), 'too-large'],
    ['a picture', 'cv.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), 'scan'],
    ['a moving picture', 'cv.gif', bytesOf('GIF89a'), 'image'],
    ['an old Word file', 'cv.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'old-word'],
    [
      'a Word file with a password',
      'cv.docx',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...bytesOf([...'EncryptedPackage'].join('\0'))]),
      'password',
    ],
    ['RTF without a resume', 'cv.rtf', bytesOf('{\\rtf1\\ansi Hello}'), 'not-a-resume'],
    ['a page of the web', 'cv.html', bytesOf('<!DOCTYPE html><html><body>Hi</body></html>'), 'web-page'],
    [
      'bytes that are no text',
      'cv.txt',
      Uint8Array.from({ length: 400 }, (_, at) => (at * 7) % 29),
      'not-text',
    ],
    ['JSON of something else', 'cv.json', bytesOf('{"name":"x","version":"1.0.0"}'), 'unknown-json'],
    ['JSON Resume without a word', 'cv.json', bytesOf('{"basics":{},"work":[]}'), 'empty'],
    [
      'JSON Resume of wrong types alone',
      'cv.json',
      bytesOf('{"basics":{"name":5},"work":[{"name":{},"startDate":20},null],"skills":[{"name":3}]}'),
      'wrong-types',
    ],
    [
      'JSON Resume as long as a book',
      'cv.json',
      bytesOf(
        JSON.stringify({
          basics: { name: 'Rosalind Achterberg' },
          work: Array.from({ length: 5000 }, (_, at) => ({
            name: `Bar Shipyard ${at}`,
            position: 'Welder',
            summary: 'Welded hull plates to class rules.',
          })),
        }),
      ),
      'too-large',
    ],
    ['JSON that is a list', 'cv.json', bytesOf('[1,2,3]'), 'unknown-json'],
    ['a ZIP of photographs', 'cv.zip', zipOf({ 'a.jpg': 'x', 'b.jpg': 'y' }), 'archive'],
    ['half a PDF', 'cv.pdf', bytesOf('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'), 'damaged'],
    [
      'half a DOCX',
      'cv.docx',
      docxOf(head.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')).subarray(0, 300),
      'damaged',
    ],
    [
      'a DOCX whose text is no XML',
      'cv.docx',
      zipOf({ 'word/document.xml': '<w:document><w:body>' }),
      'damaged',
    ],
    ['a DOCX without a word', 'cv.docx', docxOf('<w:p/>'), 'empty'],
  ])('%s', async (_, name, bytes, problem) => {
    expect(await problemOf(name, bytes)).toBe(problem);
  });

  it('is a ZIP bomb: it is refused before it is unpacked, or when more comes out than it says', async () => {
    const bomb = 'x'.repeat(40_000_000);
    expect(await problemOf('cv.docx', zipOf({ 'word/document.xml': bomb }))).toBe('unpacks-too-much');
    expect(
      await problemOf(
        'cv.docx',
        zipOfParts([{ name: 'word/document.xml', content: bomb, says: { size: 1000 } }]),
      ),
    ).toBe('damaged');
  });

  it('has 200 pages', async () => {
    const pages = Array.from({ length: 200 }, (_, at) => [{ text: `Page ${at}`, x: 50, y: 700 }]);
    expect(await readInNode('cv.pdf', pdfOf(pages))).toEqual({
      ok: false,
      problem: 'too-many-pages',
      pages: 200,
    });
  });

  it('is a PDF that ends in the middle, or whose table of contents is wrong', async () => {
    const whole = pdfOf([head.map((text, at) => ({ text, x: 50, y: 740 - at * 20 }))]);
    for (const share of [0.9, 0.5, 0.2])
      expect(await problemOf('cv.pdf', whole.subarray(0, whole.length * share))).toBe('damaged');
    const misplaced = new TextDecoder('latin1').decode(whole).replace(/startxref\n\d+/, 'startxref\n7');
    expect(
      await problemOf(
        'cv.pdf',
        Uint8Array.from(misplaced, (sign) => sign.charCodeAt(0)),
      ),
    ).toBe('read as pdf');
  });

  it('is a scan: pages without text', async () => {
    expect(await readInNode('cv.pdf', pdfOf([[], []]))).toEqual({ ok: false, problem: 'scan', pages: 2 });
  });

  it('is a PDF with a password', async () => {
    expect(await problemOf('cv.pdf', pdfOf([[{ text: 'x', x: 50, y: 700 }]], { isEncrypted: true }))).toBe(
      'password',
    );
  });
});

describe('a JSON Resume', () => {
  const read = async (text: string) => {
    const answer = await readInNode('cv.json', bytesOf(text));
    if (!answer.ok) throw new Error(answer.problem);
    return answer.document;
  };

  it('with some wrong types gives what is right, and says that something is left out', async () => {
    const { notes, resume, reading } = await read(
      '{"basics":{"name":"Ada Berg","email":["x"]},"work":[{"name":"Bar Shipyard","position":"Welder","startDate":2019,"endDate":"2021"},"x",{"startDate":3}]}',
    );
    expect(notes).toEqual(['fields-left-out']);
    expect(reading.unused.map(({ heading, text }) => [heading, text])).toEqual([
      ['basics › email', 'x'],
      ['work', 'x'],
      ['work › startDate', '3'],
    ]);
    expect(resume.resume).toMatchObject({ name: 'Ada Berg', email: '' });
    expect(resume.experience).toMatchObject([
      { companyName: 'Bar Shipyard', title: 'Welder', startDate: '2019', endDate: '2021' },
    ]);
  });

  it('that names its fields as a prototype does not reach what it should not, and one that is nested deeply is refused', async () => {
    const { resume } = await read(
      '{"__proto__":{"polluted":true},"basics":{"name":"Ada Berg","__proto__":{"email":"x@example.com"}},"work":[{"name":"Bar","__proto__":{"position":"Chief"}}]}',
    );
    expect(resume.resume).toMatchObject({ name: 'Ada Berg', email: '' });
    expect(resume.experience).toMatchObject([{ companyName: 'Bar', title: '' }]);
    expect('polluted' in {}).toBe(false);
    const deep = `{"basics":{"name":"Ada Berg"},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await problemOf('cv.json', bytesOf(deep))).toBe('unpacks-too-much');
  });
});

describe('a text', () => {
  const lines = ['Rosalía Achterberg', ...head.slice(1)].join('\r\n');
  const twoBytes = (isLittle: boolean, mark: string) => {
    const bytes = new Uint8Array((mark.length + lines.length) * 2);
    const view = new DataView(bytes.buffer);
    for (const [at, sign] of [...(mark + lines)].entries())
      view.setUint16(at * 2, sign.charCodeAt(0), isLittle);
    return bytes;
  };

  it.each([
    ['UTF-16, little end first', twoBytes(true, '\ufeff')],
    ['UTF-16, big end first', twoBytes(false, '\ufeff')],
    ['UTF-16 without a mark', twoBytes(true, '')],
    ['UTF-8 with a mark', bytesOf(`\ufeff${lines}`)],
    ['Windows-1252', Uint8Array.from(lines.replace('–', '\u0096'), (sign) => sign.charCodeAt(0))],
    ['lines of an old Mac', bytesOf(lines.replaceAll('\r\n', '\r'))],
  ])('in %s is read', async (_, bytes) => {
    const answer = await readInNode('cv.txt', bytes);
    if (!answer.ok) throw new Error(answer.problem);
    const { head: found, experience } = answer.document.reading;
    expect(found.name?.value).toBe('Rosalía Achterberg');
    expect([experience[0]?.values.startDate?.value, experience[0]?.values.endDate?.value]).toEqual([
      '2019',
      'present',
    ]);
  });

  it('of a thousand jobs is read to its end, in time that grows as it does', async () => {
    const jobs = (count: number) =>
      bytesOf(
        `${head.slice(0, 3).join('\n')}\n${Array.from({ length: count }, (_, at) => `Welder, Shipyard ${at} Inc\n2019 – 2020\n- Welded hulls\n`).join('\n')}`,
      );
    const timed = async (count: number) => {
      const started = performance.now();
      const answer = await readInNode('cv.txt', jobs(count));
      expect(answer.ok && answer.document.reading.experience).toHaveLength(count);
      return performance.now() - started;
    };
    await timed(100);
    const [some, many] = [await timed(250), await timed(1000)];
    // Four times as much; the rest is for a machine that does other things at the time.
    expect(many).toBeLessThan(some * 12 + 500);
  });
});

describe('text that a reader cannot see', () => {
  const page = (more: Parameters<typeof pdfOf>[0][number]) => [
    ...head.map((text, at) => ({ text, x: 50, y: 740 - at * 20 })),
    ...more,
  ];

  it.each([
    ['in white on white', { text: 'Kubernetes Rust Terraform', x: 50, y: 400, color: '1 1 1' }, 'ink'],
    ['drawn invisibly', { text: 'Kubernetes Rust Terraform', x: 50, y: 400, mode: 3 }, 'invisible'],
    ['beside the paper', { text: 'Kubernetes Rust Terraform', x: 640, y: 400 }, 'outside'],
    ['under the paper', { text: 'Kubernetes Rust Terraform', x: 50, y: -40 }, 'outside'],
    ['of one point', { text: 'Kubernetes Rust Terraform', x: 50, y: 400, size: 1 }, 'tiny'],
  ])('of a PDF, %s, is said and not used', async (_, hidden, how) => {
    const answer = await readInNode(
      'cv.pdf',
      pdfOf([page([{ text: 'Skills', x: 50, y: 430 }, hidden, { text: 'Welding', x: 50, y: 410 }])]),
    );
    if (!answer.ok) throw new Error(answer.problem);
    expect(answer.document.notes).toContain('hidden-text');
    expect(answer.document.layout?.hidden).toMatchObject([{ text: 'Kubernetes Rust Terraform', how }]);
    expect(JSON.stringify([answer.document.resume, answer.document.reading.skills])).not.toContain(
      'Kubernetes',
    );
    expect(answer.document.reading.unused).toContainEqual(
      expect.objectContaining({ kind: 'hidden', text: 'Kubernetes Rust Terraform' }),
    );
  });

  it('is not what stands in white on a dark ground', async () => {
    const answer = await readInNode(
      'cv.pdf',
      pdfOf([
        page([
          { text: 'Skills', x: 50, y: 430 },
          { text: 'Welding, Rigging', x: 50, y: 400, color: '1 1 1', ground: '0.1 0.1 0.3' },
        ]),
      ]),
    );
    expect(answer.ok && answer.document.reading.skills.map(({ values }) => values.skillName?.value)).toEqual([
      'Welding',
      'Rigging',
    ]);
    expect(answer.ok && answer.document.notes).toEqual([]);
  });

  it('is all there is: letters that a program recognized on a scan, of which nothing is sure', async () => {
    const answer = await readInNode('cv.pdf', pdfOf([page([]).map((one) => ({ ...one, mode: 3 }))]));
    if (!answer.ok) throw new Error(answer.problem);
    expect(answer.document.notes).toEqual(['letters-recognized']);
    expect(answer.document.reading.head.name).toMatchObject({
      value: 'Rosalind Achterberg',
      sure: 'unsure',
      doubt: 'letters-recognized',
    });
  });

  it('of a DOCX is said and not used', async () => {
    const paragraph = (text: string, run = '') =>
      `<w:p><w:r><w:rPr>${run}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const body = [
      ...head.map((text) => paragraph(text)),
      paragraph('Skills'),
      paragraph('Rust', '<w:vanish/>'),
      paragraph('Go', '<w:color w:val="FFFFFF"/>'),
      paragraph('Welding'),
    ].join('');
    const answer = await readInNode('cv.docx', docxOf(body));
    expect(answer.ok && answer.document.notes).toEqual(['hidden-text']);
    expect(answer.ok && answer.document.reading.skills.map(({ values }) => values.skillName?.value)).toEqual([
      'Welding',
    ]);
  });
});

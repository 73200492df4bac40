import { docxOf, pdfOf } from '@foothold/core/files/made-files-test-kit.ts';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { writeBackup } from '@foothold/core/own-data/backup.ts';
import { describe, expect, it } from 'vitest';
import { readInNode } from './read-in-node-test-kit.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const lines = (name: string) => [
  name,
  `${name.split(' ')[0]?.toLowerCase()}@example.com | (503) 555-0119`,
  'Experience',
  'Welder, Bar Shipyard Inc',
  '2019 – present',
];
const pdf = (name: string) => pdfOf([lines(name).map((text, at) => ({ text, x: 50, y: 740 - at * 20 }))]);
const docx = (name: string) =>
  docxOf(
    lines(name)
      .map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
      .join(''),
  );
const nameIn = async (bytes: Uint8Array, part = '') => {
  const answer = await readInNode('export.zip', bytes, part);
  return answer.ok ? answer.document.reading.head.name?.value : answer.problem;
};

describe('an archive of documents', () => {
  const several = zipOf({
    'resumes/First.pdf': pdf('Rosalind Achterberg'),
    'resumes/Second.docx': docx('Imani Brooks'),
    '__MACOSX/resumes/._First.pdf': 'x',
    'photo.jpg': 'x',
  });

  it('with one is read as that one', async () => {
    expect(await nameIn(zipOf({ 'cv.docx': docx('Imani Brooks') }))).toBe('Imani Brooks');
  });

  it('with several names them, and the chosen one is read', async () => {
    expect(await readInNode('export.zip', several)).toEqual({
      ok: false,
      problem: 'several',
      inside: [
        { part: 'resumes/First.pdf', name: 'First.pdf' },
        { part: 'resumes/Second.docx', name: 'Second.docx' },
      ],
    });
    expect(await nameIn(several, 'resumes/First.pdf')).toBe('Rosalind Achterberg');
    expect(await nameIn(several, 'resumes/Second.docx')).toBe('Imani Brooks');
    expect(await nameIn(several, 'resumes/Third.pdf')).toBe('several');
  });

  it('of LinkedIn is read by its tables, and names the documents beside them', async () => {
    const answer = await readInNode(
      'export.zip',
      zipOf({ 'Profile.csv': 'First Name,Last Name\nNadia,Lund\n', 'Jobs/Resume.pdf': pdf('Nadia Lund') }),
    );
    expect(answer.ok && [answer.document.kind, answer.document.others]).toEqual([
      'linkedin-export',
      [{ part: 'Jobs/Resume.pdf', name: 'Resume.pdf' }],
    ]);
  });
});

describe('a backup of this product', () => {
  const stamps = { createdAt: '', updatedAt: '2026-01-01T00:00:00.000Z', isExample: false };
  const resume = (internalId: number, more: object) => ({
    internalId,
    uid: `r${internalId}`,
    ...stamps,
    ...more,
  });
  const backup = bytesOf(
    writeBackup({
      madeAt: '2026-11-01T10:00:00.000Z',
      tables: {
        resumes: [
          resume(1, { title: 'Nurse', name: 'Imani Brooks', baseId: null }),
          resume(2, {
            title: 'Nurse, nights',
            baseId: 1,
            differences: { 'resume/summary': { value: 'Nights only.', base: '' } },
          }),
        ],
        resumeSkills: [
          { internalId: 5, uid: 's', ...stamps, resumeId: 1, skillName: 'Triage', displayOrder: 1 },
        ],
      },
    }),
  );

  it('names its resumes and leads to restoring', async () => {
    expect(await readInNode('foothold.json', backup)).toEqual({
      ok: false,
      problem: 'backup',
      inside: [
        { part: '1', name: 'Nurse' },
        { part: '2', name: 'Nurse, nights' },
      ],
    });
  });

  it('gives the chosen one whole, a version with what it has of its base', async () => {
    const answer = await readInNode('foothold.json', backup, '2');
    if (!answer.ok) throw new Error(answer.problem);
    const { kind, resume: read, reading } = answer.document;
    expect(kind).toBe('backup');
    expect(read.resume).toMatchObject({ name: 'Imani Brooks', summary: 'Nights only.' });
    expect(read.resume).not.toHaveProperty('baseId');
    expect(reading.skills.map(({ values }) => values.skillName?.value)).toEqual(['Triage']);
  });

  it('that is sealed says what it is', async () => {
    expect(await readInNode('x', bytesOf('{"format":"foothold-sealed-backup","version":1}\n'))).toEqual({
      ok: false,
      problem: 'backup',
      inside: [],
    });
  });
});

describe('a file with fields by name', () => {
  it('has a place for each value, and lists what no field took', async () => {
    const answer = await readInNode(
      'cv.json',
      bytesOf(
        JSON.stringify({
          basics: { name: 'Imani Brooks', email: 'imani@example.com', birth: 1984 },
          work: [{ name: 'Clinic', position: 'Nurse', summary: 'One.\nTwo.', startDate: '2019-03' }],
          interests: [{ name: 'Rowing' }],
        }),
      ),
    );
    if (!answer.ok) throw new Error(answer.problem);
    const { layout, reading } = answer.document;
    const at = (runs: readonly number[] = []) => runs.map((run) => layout.runs[run]?.text);
    expect(at(reading.head.name?.runs)).toEqual(['Imani Brooks']);
    expect(at(reading.experience[0]?.values.notes?.runs)).toEqual(['One.', 'Two.']);
    expect(reading.unused.map(({ heading, text, runs }) => [heading, text, ...at(runs)])).toEqual([
      ['basics › birth', '1984', '1984'],
      ['interests › name', 'Rowing', 'Rowing'],
    ]);
  });
});

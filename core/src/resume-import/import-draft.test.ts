import { describe, expect, it } from 'vitest';
import { readLayout } from '../resume-reading/read-layout.ts';
import { resumeOfReading } from '../resume-reading/read-resume.ts';
import { sourceLines } from '../resume-reading/source-lines.ts';
import { textLayout } from '../resume-reading/text-layout.ts';
import {
  type ImportDraft,
  importDraft,
  withLine,
  withoutItem,
  withSettled,
  withSkills,
  withTyped,
} from './import-draft.ts';
import { importRegions } from './import-regions.ts';
import { importedResume } from './import-result.ts';
import { certaintyCounts, importRows } from './import-rows.ts';
import { notUsed, withUsed } from './not-used.ts';

const text = `Rosa Ibarra
rosa@example.com | (614) 555-0142 | Columbus, OH

Experience
Reporting Coordinator, St. Brendan Clinic
8/2019 – 2022
- Cut the monthly close from four days to one.

Billing Assistant, St. Brendan Clinic
5/2018 – 8/2019

Skills
SQL, Python, Excel

Interests
Trail running, restoring radios`;

function opened() {
  const layout = textLayout(text);
  const reading = readLayout(layout);
  const lines = sourceLines(layout);
  const draft = importDraft(reading, resumeOfReading(reading));
  const line = (words: string) => {
    const found = lines.find((one) => one.text.includes(words));
    if (!found) throw new Error(`No line says ${words}.`);
    return found;
  };
  const key = (title: string) => {
    const found = draft.items.find(({ values }) => values.title?.value === title);
    if (!found) throw new Error(`No item is called ${title}.`);
    return found.key;
  };
  const left = (of: ImportDraft) => notUsed(of, reading, lines).map((piece) => piece.text);
  return { layout, reading, lines, draft, line, key, left };
}
const said = ({ items }: ImportDraft, key: number, field: string) =>
  items.find((item) => item.key === key)?.values[field]?.value;

describe('the rows of an import', () => {
  it('stand in the order of a resume, each with how sure it is', () => {
    const { draft } = opened();
    const rows = importRows(draft);
    expect(
      rows.map(({ group, field, items, certainty }) => [
        group,
        field ?? items[0]?.values.title?.value ?? '',
        certainty,
      ]),
    ).toEqual([
      ['Contact', 'name', 'sure'],
      ['Contact', 'email', 'sure'],
      ['Contact', 'phone', 'sure'],
      ['Contact', 'location', 'sure'],
      ['Experience', 'Reporting Coordinator', 'check'],
      ['Experience', 'Billing Assistant', 'sure'],
      ['Skills', '', 'sure'],
    ]);
    expect(certaintyCounts(rows)).toEqual({ sure: 6, likely: 0, check: 1, settled: 0 });
  });

  it('share a number where they stand on one line, and nobody else’s place is theirs', () => {
    const { draft, reading, lines, layout } = opened();
    const regions = importRegions(importRows(draft), notUsed(draft, reading, lines), layout);
    expect(
      regions.map(({ number, state, rows, boxes }) => [number, state, rows.length, boxes.length]),
    ).toEqual([
      [1, 'used', 1, 1],
      [2, 'used', 3, 1],
      [3, 'check', 1, 1],
      [4, 'used', 1, 1],
      [5, 'used', 1, 1],
      [0, 'unused', 1, 1],
    ]);
  });

  it('are settled once a person said that they are right', () => {
    const { draft, key } = opened();
    const settled = withSettled(draft, key('Reporting Coordinator'));
    expect(certaintyCounts(importRows(settled))).toEqual({ sure: 6, likely: 0, check: 0, settled: 1 });
    expect(importedResume(settled).experience.flatMap(({ toCheck }) => toCheck)).toEqual([]);
  });
});

describe('a correction', () => {
  it('that is typed is taken as it is, and still shows where it came from', () => {
    const { draft, key } = opened();
    const item = key('Reporting Coordinator');
    const typed = withTyped(draft, { item, field: 'endDate' }, '2022-06');
    expect(said(typed, item, 'endDate')).toBe('2022-06');
    expect(importRows(typed).find(({ items }) => items[0]?.key === item)).toMatchObject({
      certainty: 'settled',
      toCheck: [],
    });
  });

  it('by a line replaces a short field, goes on with a long one, and fills both ends of a span', () => {
    const { draft, key, line } = opened();
    const item = key('Billing Assistant');
    const taken = withLine(draft, { item, field: 'companyName' }, line('Trail running'));
    expect(said(taken, item, 'companyName')).toBe('Trail running, restoring radios');
    const longer = withLine(
      withLine(draft, { item, field: 'notes' }, line('SQL')),
      { item, field: 'notes' },
      line('Trail'),
    );
    expect(said(longer, item, 'notes')).toBe('SQL, Python, Excel\nTrail running, restoring radios');
    const dated = withLine(draft, { item, field: 'startDate' }, line('8/2019 – 2022'));
    expect([said(dated, item, 'startDate'), said(dated, item, 'endDate')]).toEqual(['2019-08', '2022']);
    expect(withLine(draft, { item, field: 'startDate' }, line('SQL'))).toEqual(draft);
  });

  it('that lets go of a text lists it as not used, and one that takes it up again does not', () => {
    const { draft, line, left } = opened();
    expect(left(draft)).toEqual(['Trail running, restoring radios']);
    const gone = withTyped(draft, { item: 0, field: 'name' }, '');
    expect(left(gone)).toEqual(['Trail running, restoring radios', 'Rosa Ibarra']);
    expect(left(withLine(gone, { item: 0, field: 'name' }, line('Rosa')))).toEqual([
      'Trail running, restoring radios',
    ]);
  });

  it('that leaves an item out lists all of it', () => {
    const { draft, key, left } = opened();
    expect(left(withoutItem(draft, key('Billing Assistant')))).toEqual([
      'Trail running, restoring radios',
      'Billing Assistant, St. Brendan Clinic',
      '5/2018 – 8/2019',
    ]);
  });

  it('of skills keeps the place of those that stay', () => {
    const { draft } = opened();
    const changed = withSkills(draft, '', ['Excel', 'dbt', 'SQL', 'dbt', ' ']);
    const skills = changed.items
      .filter(({ list }) => list === 'skills')
      .map(({ values }) => values.skillName);
    expect(skills.map((skill) => [skill?.value, (skill?.runs.length ?? 0) > 0])).toEqual([
      ['Excel', true],
      ['dbt', false],
      ['SQL', true],
    ]);
  });
});

describe('a piece that was not used', () => {
  it('goes where a person wants it: a section of its own, skills one by one, a line of a job', () => {
    const { draft, reading, lines, key, left } = opened();
    const [piece] = notUsed(draft, reading, lines);
    if (!piece) throw new Error('All was used.');
    const own = withUsed(draft, piece, {
      kind: 'new',
      list: 'sections',
      section: 'Interests',
      field: 'title',
    });
    expect(importedResume(own).sections.map(({ fields }) => fields)).toMatchObject([
      { resumeSectionName: 'Interests', title: 'Trail running, restoring radios' },
    ]);
    expect(left(own)).toEqual([]);
    const skills = withUsed(draft, piece, {
      kind: 'new',
      list: 'skills',
      section: 'Skills',
      field: 'skillName',
    });
    expect(importedResume(skills).skills.map(({ fields }) => fields.skillName)).toEqual([
      ...['SQL', 'Python', 'Excel'],
      ...['Trail running', 'restoring radios'],
    ]);
    const line = withUsed(draft, piece, { kind: 'field', item: key('Billing Assistant'), field: 'notes' });
    expect(importedResume(line).experience[1]?.fields.notes).toBe('Trail running, restoring radios');
  });
});

describe('the resume of an import', () => {
  it('holds what the page says and what was typed, in order, with fields still to check', () => {
    const { draft, key } = opened();
    const item = key('Billing Assistant');
    const placed = withTyped(draft, { item, field: 'place' }, 'Columbus, OH');
    const { resume, experience, skills } = importedResume(placed);
    expect(resume.fields).toMatchObject({
      name: 'Rosa Ibarra',
      email: 'rosa@example.com',
      location: 'Columbus, OH',
    });
    expect(experience.map(({ fields }) => fields)).toMatchObject([
      { title: 'Reporting Coordinator', startDate: '2019-08', endDate: '2022', displayOrder: 1 },
      { title: 'Billing Assistant', city: 'Columbus', state: 'OH', displayOrder: 2 },
    ]);
    expect(experience[0]?.toCheck).toEqual([{ field: 'endDate', says: '8/2019 – 2022' }]);
    expect(skills).toHaveLength(3);
  });
});

import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { noAnswers, unstatedPerson } from '@foothold/core/fit/fit.ts';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { queryFitSide } from '../../data/fit/fit-sources.ts';
import { openEmptyData, opened, testClock } from '../../data/testing/own-data-test-kit.ts';
import { exampleBase } from '../../data/testing/resume-test-kit.ts';
import { evidencePlace } from './evidence-place.ts';
import { fitGroups, markedParts, openGaps, sectionFor } from './fit-rows.ts';
import { plainFits } from './fit-test-kit.ts';

const text = `About us
We make software for farms and were founded in 1999 by two brothers who love the land and its people.
Requirements
- 5 years of experience as an analyst
- SQL
- Tableau or Power BI
- Authorized to work in the United States
Nice to have
- dbt
- Master’s degree`;

let resume: WholeResume;
beforeEach(async () => {
  await openEmptyData();
  await exampleBase(testClock());
  const { resumes } = await queryFitSide(opened());
  if (!resumes[0]) throw new Error('There is no resume.');
  [resume] = resumes as [WholeResume];
});

const report = async (answers = noAnswers) => {
  const posting = { title: 'Analyst', text };
  const found = await plainFits().report({
    posting,
    resume,
    answers,
    person: unstatedPerson,
    today: '2026-11-19',
  });
  if (!found) throw new Error('Nothing was judged.');
  return found;
};

describe('fitGroups', () => {
  it('tells what counts from what only the person knows, each requirement once', async () => {
    const made = await report();
    const groups = fitGroups(made);
    const of = (kind: string) =>
      groups.find((group) => group.kind === kind)?.rows.map(({ requirement }) => requirement.quote.text) ??
      [];
    expect(of('must').join()).toContain('SQL');
    expect(of('nice').join()).toContain('dbt');
    expect(of('asked').join()).toContain('Authorized to work');
    expect(groups.flatMap(({ rows }) => rows)).toHaveLength(made.asked.requirements.length);
  });

  it('shows apart what was set aside, and asks no more about what was left', async () => {
    const first = fitGroups(await report());
    const gaps = openGaps(first);
    const [gap, other] = gaps;
    if (!gap || !other) throw new Error('Nothing is missing.');
    const answers = { dismissed: [gap.requirement.id], left: [other.requirement.id] };
    const groups = fitGroups(await report(answers));
    expect(groups.find(({ kind }) => kind === 'dismissed')?.rows).toHaveLength(1);
    expect(openGaps(groups)).toHaveLength(gaps.length - 2);
  });
});

test('a line about a requirement belongs into the section that tells such things', async () => {
  const { asked } = await report();
  const section = (kind: string) => asked.requirements.filter((one) => one.kind === kind).map(sectionFor)[0];
  expect(section('skill')).toBe('Experience');
  expect(section('years')).toBe('Experience');
  expect(section('degree')).toBe('Education');
});

test.each([
  ['knows SQL well', 100, { start: 106, end: 109 }, ['knows ', 'SQL', ' well']],
  ['SQL', 0, { start: 0, end: 3 }, ['', 'SQL', '']],
  ['SQL', 10, { start: 0, end: 2 }, ['', '', 'SQL']],
  ['SQL', 0, { start: 2, end: 99 }, ['SQ', 'L', '']],
])('marks the words of %o', (quote, start, mark, parts) => {
  expect(markedParts(quote, start, mark)).toEqual(parts);
});

describe('evidencePlace', () => {
  const at = (path: string, start = 0) =>
    evidencePlace({ path, quote: '', start, end: start, mark: { start, end: start } }, resume);

  it('names the item and its line, with the field that the editor opens', () => {
    const [first] = resume.experience;
    const whole = { ...resume, experience: [{ ...first, notes: 'One\nTwo\nThree' } as never] };
    const evidence = { path: `experience/${first?.internalId}/notes`, quote: 'Two', start: 4, end: 7 };
    expect(evidencePlace({ ...evidence, mark: { start: 4, end: 7 } }, whole)).toEqual({
      section: 'Experience',
      item: 'Oak',
      line: 2,
      field: `experience/${first?.internalId}/notes/1`,
    });
  });

  it('names sections, the resume itself, and what stands in no resume', () => {
    expect(at(`skills/${resume.skills[0]?.internalId}/skillName`)).toMatchObject({
      section: 'Skills',
      line: 0,
    });
    expect(at(`sections/${resume.sections[0]?.internalId}/title`)).toMatchObject({
      section: 'Projects',
      item: 'Atlas',
    });
    expect(at('resume/summary')).toMatchObject({ section: 'Summary', field: 'resume/summary' });
    expect(at('person/pay')).toMatchObject({ field: null });
    expect(at('experience/9999/notes')).toMatchObject({ section: 'Experience', field: null });
  });
});

import { unstatedPerson } from '@foothold/core/fit/fit.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { expect, test } from 'vitest';
import { FitEngine } from '../../../shared/fit/fit-engine.ts';
import { explainedFit } from './explained-fit.ts';

const posting = {
  title: 'Analyst',
  text: 'Requirements\n- Advanced SQL\n- SAS\n- Bachelor’s degree in statistics',
};
const resume = describedResume({
  experience: [{ title: 'Analyst', companyName: 'Harbor & Vale', notes: 'Rebuilt the report in SQL' }],
});
const ask = { kind: 'report', posting, resume, answers: { dismissed: [], left: [] } } as const;
const reportNow = () => {
  const { report } = new FitEngine().answer({ ...ask, person: unstatedPerson, today: '2026-11-26' });
  if (!report) throw new Error('There is no fit.');
  return report;
};
const requirement = (asked: string, note = '') => ({ asked, evidence: [], note });

test('a model ranks and explains; whether something is met is what the rules found', () => {
  const report = reportNow();
  const before = JSON.stringify(report);
  const said = explainedFit(
    {
      text: 'You meet everything.',
      claims: [],
      fit: { word: 'great' },
      requirements: [
        { ...requirement('sas', 'Learn it.'), state: 'met' },
        requirement('Advanced SQL', 'Say so first.'),
        requirement('A security clearance', 'Ask.'),
      ],
    },
    report,
  );
  expect(said.map(({ label, state, note }) => [label, state, note])).toEqual([
    ['SAS', 'missing', 'Learn it.'],
    ['SQL', 'found', 'Say so first.'],
    ['A security clearance', null, 'Ask.'],
  ]);
  expect(JSON.stringify(report)).toBe(before);
});

test('the same posting and resume give the same fit to the byte, whatever a model said before', () => {
  const first = JSON.stringify(reportNow());
  explainedFit({ text: '', claims: [], requirements: [requirement('SAS')] }, reportNow());
  expect(JSON.stringify(reportNow())).toBe(first);
});

test('an answer that is none explains nothing', () => {
  for (const answer of [undefined, 'met', { requirements: 'all' }])
    expect(explainedFit(answer, reportNow())).toEqual([]);
});

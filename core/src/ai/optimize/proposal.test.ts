import { expect, test } from 'vitest';
import { evidenceOfResume } from '../../truth/evidence-of.ts';
import { prepareEvidence } from '../../truth/prepared-evidence.ts';
import { describedResume } from '../../typesetting/resume-test-kit.ts';
import { optimizeByRule } from '../builtin/optimize.ts';
import { withLine, withLineOrder } from './placed-text.ts';
import { checkProposal, grownBy, modelProposals, ruleProposals } from './proposal.ts';

const today = '2026-11-26';
const resume = describedResume({
  resume: { summary: 'Reporting analyst in health care.', headline: 'Analyst' },
  experience: [
    {
      title: 'Reporting Analyst',
      companyName: 'St. Brendan',
      startDate: '2018-10',
      endDate: '2021-01',
      notes:
        '• Contributed to a records migration; kept 14 clinic scorecards accurate\n\n• Cut the monthly close report from four days to one',
    },
  ],
  skills: ['SQL', 'dbt'],
});
const evidence = prepareEvidence(evidenceOfResume(resume), today);
const writer = { model: 'stand-in', prompt: 'resume-optimize/2' };
const line = 'Cut the monthly close report from four days to one';
const place = 'resume:1/experience:1/notes:2';
const edits = (...all: { place?: string; before?: string; after: string }[]) => ({
  text: '',
  claims: [],
  edits: all.map((one) => ({ place, before: line, why: '', ...one })),
});
const proposed = (after: string) => {
  const [one] = modelProposals(edits({ after }), resume, writer).proposals;
  if (!one) throw new Error('Nothing is proposed.');
  return one;
};

test('a proposal of a model is about a line that stands there word for word, and stays one line', () => {
  const { proposals, strange } = modelProposals(
    edits(
      { after: 'Cut the monthly close\nreport to one day, from four' },
      { place: 'resume:1/experience:1/notes:0', after: 'Monthly close report in one day' },
      { before: 'Ran the whole hospital', after: 'Ran two hospitals' },
      { place: 'resume:1/experience:1', before: 'Reporting Analyst, St. Brendan', after: 'Head of Data' },
      { place: 'resume:1/skills:1', before: 'SQL', after: 'SQL, Rust' },
      { place: 'resume:1/../resume:2', after: 'x' },
      { after: line },
    ),
    resume,
    writer,
  );
  expect(proposals.map((one) => [one.place, one.after])).toEqual([
    [place, 'Cut the monthly close report to one day, from four'],
    // The words tell the line where the id is wrong.
    [place, 'Monthly close report in one day'],
  ]);
  expect(strange).toBe(5);
});

test('no answer of a model is taken on trust: what is no answer proposes nothing', () => {
  for (const answer of [undefined, null, 'edits', { edits: 'x' }, { edits: [{ place }] }])
    expect(modelProposals(answer, resume, writer)).toEqual({ proposals: [], strange: 0 });
});

test('what claims more is not supported, and is made true with the words that stand in the resume', () => {
  const led = checkProposal(
    { kind: 'words', before: 'x', after: 'Led a records migration; kept 14 clinic scorecards accurate' },
    evidence,
  );
  expect(led.isSupported).toBe(false);
  expect(led.madeTrue).toBe('Contributed to a records migration; kept 14 clinic scorecards accurate');
  const hours = checkProposal(proposed('Cut the monthly close report from four days to two hours'), evidence);
  expect(hours.isSupported).toBe(false);
  // What would only bring the old line back is not offered.
  expect(hours.madeTrue).toBeNull();
  expect(checkProposal(proposed('Cut the monthly close from four days to one'), evidence).isSupported).toBe(
    true,
  );
});

test('every sentence of a line is looked at', () => {
  const two = proposed('Cut the monthly close report from four days to one. Managed 30 analysts.');
  expect(checkProposal(two, evidence).isSupported).toBe(false);
});

test('a line is replaced behind its own sign, wherever it stands by now, and only while it stands', () => {
  const text = resume.experience[0]?.notes ?? '';
  expect(withLine({ text, line: 2 }, line, 'New')?.split('\n')[2]).toBe('• New');
  expect(withLine({ text, line: 7 }, line, 'New')?.split('\n')[2]).toBe('• New');
  expect(withLine({ text, line: 2 }, 'gone', 'New')).toBeNull();
});

test('lines are put in order with their signs; other lines than then are left alone', () => {
  expect(withLineOrder('• a\n\n- b', ['b', 'a'])).toBe('- b\n• a');
  expect(withLineOrder('a\nc', ['b', 'a'])).toBeNull();
  expect(withLineOrder('a\na', ['a', 'a'])).toBe('a\na');
});

test('skills come in the order of the posting, and projects are reworded like positions', () => {
  const told = describedResume({
    experience: [{ title: 'Analyst', companyName: 'Mercy', notes: 'Wrote reports in SQL' }],
    sections: [
      { resumeSectionName: 'Projects', title: 'Ward board', notes: 'I successfully built a board in Excel' },
    ],
    skills: ['Excel', 'SQL'],
  });
  const posting = { title: 'SQL analyst', text: 'Requirements\n- SQL\n- Excel' };
  const all = ruleProposals(optimizeByRule(told, { today, posting }).proposals);
  expect(all.map((one) => [one.kind, one.place, one.after])).toEqual([
    ['words', 'resume:1/sections:1/notes:0', 'Built a board in Excel'],
    ['order', 'resume:1/skills', 'SQL\nExcel'],
  ]);
});

test('a line that grew much is told', () => {
  expect(grownBy('Cut the report from four days to one', 'Cut the report to one day')).toBe(0);
  expect(grownBy('Cut falls', 'Cut falls on the ward by rounding every hour of the night')).toBe(10);
});

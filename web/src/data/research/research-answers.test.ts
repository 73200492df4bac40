import 'fake-indexeddb/auto';
import { Company } from '@foothold/core/entities/company/company.ts';
import { researchLimits } from '@foothold/core/entities/company/research-answer.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { setJobStatus } from '../jobs/job-progress.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryEmployerJobs } from './employer-record.ts';
import {
  addResearchQuestion,
  deleteResearchQuestion,
  researchAnswersOf,
  saveResearchAnswers,
} from './research-answers.ts';

const clock = testClock();
let companyId = 0;

beforeEach(async () => {
  await openEmptyData();
  companyId = await addCompany('Lakeside Health, Inc.', 'lakeside health');
});

function addCompany(companyName: string, name: string): Promise<number> {
  const { internalId: _, ...row } = Company.parse({ internalId: 0, uid: name, companyName, keys: { name } });
  return opened().companies.add(row as never);
}

const change = (key: string, answer: string, was: string | null = null) => ({
  key,
  question: `${key}?`,
  answer,
  was,
});
const research = async () => (await opened().companies.get(companyId))?.research ?? [];

describe('answers about a company', () => {
  it('are written in one step, read by the company’s name however it is spelled, and taken back', async () => {
    const before = await everyRow();
    const done = saved(
      await saveResearchAnswers(
        companyId,
        [change('pay', ' $31 an hour '), change('work', 'Hospitals')],
        clock,
      ),
    );
    expect(await researchAnswersOf(opened(), 'LAKESIDE Health')).toEqual([
      { question: 'work?', answer: 'Hospitals', updatedAt: expect.stringMatching(/^2026-11-19T/) },
      { question: 'pay?', answer: '$31 an hour', updatedAt: expect.stringMatching(/^2026-11-19T/) },
    ]);
    expect(await researchAnswersOf(opened(), '')).toEqual([]);
    expect(await researchAnswersOf(opened(), 'Lakeside Foods')).toEqual([]);
    expect(await undo(done.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });

  it('changed elsewhere are not overwritten, and nothing of that save is written', async () => {
    saved(await saveResearchAnswers(companyId, [change('pay', '$31')], clock));
    const result = await saveResearchAnswers(
      companyId,
      [change('work', 'x'), change('pay', '$35', '')],
      clock,
    );
    expect(result).toMatchObject({ ok: false, reason: 'changed-elsewhere' });
    expect(result.ok || sayEnglish(result.message)).toContain('pay?');
    expect((await research()).map(({ answer }) => answer)).toEqual(['$31']);
  });

  it('that say the same write nothing', async () => {
    saved(await saveResearchAnswers(companyId, [change('pay', '$31')], clock));
    expect(await saveResearchAnswers(companyId, [change('pay', '$31', '$31')], clock)).toMatchObject({
      ok: true,
      journalId: null,
    });
  });

  it('are cut to their limit and refused for a company that is gone', async () => {
    saved(await saveResearchAnswers(companyId, [change('work', '👩‍⚕️'.repeat(4000))], clock));
    expect((await research())[0]?.answer.length).toBe(researchLimits.answer);
    expect(await saveResearchAnswers(999, [change('pay', '$31')], clock)).toMatchObject({ ok: false });
  });
});

describe('own questions', () => {
  it('are added, answered and deleted; the usual ones cannot be', async () => {
    saved(await addResearchQuestion(companyId, '  How many\n nights? ', clock));
    const [own] = await research();
    expect(own).toMatchObject({ question: 'How many nights?', answer: '' });
    expect(await researchAnswersOf(opened(), 'Lakeside Health')).toEqual([]);
    saved(await saveResearchAnswers(companyId, [change('pay', '$31')], clock));
    expect(await deleteResearchQuestion(companyId, 'pay', clock)).toMatchObject({ journalId: null });
    saved(await deleteResearchQuestion(companyId, own?.key ?? '', clock));
    expect((await research()).map(({ key }) => key)).toEqual(['pay']);
  });

  it('without words, or beyond the most, are refused', async () => {
    expect(await addResearchQuestion(companyId, ' \n', clock)).toMatchObject({
      ok: false,
      reason: 'invalid',
    });
    for (let at = 0; at < researchLimits.ownQuestions; at += 1)
      saved(await addResearchQuestion(companyId, `Question ${at}`, clock));
    expect(await addResearchQuestion(companyId, 'One more', clock)).toMatchObject({ ok: false });
  });
});

it('the jobs of an employer come with what became of each application', async () => {
  const { id } = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Lakeside Health' }, clock));
  saved(await saveJob({ jobTitle: 'Driver', companyName: 'Other' }, clock));
  saved(await setJobStatus([id], 'application-submitted', { date: '2026-11-01' }, clock));
  saved(await setJobStatus([id], 'interview-requested', { date: '2026-11-08' }, clock));
  expect(await queryEmployerJobs(opened(), 'Lakeside Health Inc')).toMatchObject([
    { jobTitle: 'Nurse', application: { sentOn: '2026-11-01', repliedOn: '2026-11-08' } },
  ]);
});

import { fitWords } from '@foothold/core/fit/fit.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPosting } from '../documents/snapshots.ts';
import { queryJobChoiceCounts } from '../jobs/job-choice-counts.ts';
import { deleteJob } from '../jobs/job-delete.ts';
import { queryJobs } from '../jobs/job-list.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { saveHome } from '../places/homes.ts';
import { deleteResume } from '../resumes/resume-commands.ts';
import { makeVersion } from '../resumes/versions.ts';
import { saveSettings } from '../settings/settings.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { addItemTo, exampleBase } from '../testing/resume-test-kit.ts';
import { answerFit } from './fit-answers.ts';
import { queryFitJobs, queryFitSide, resumeForFit } from './fit-sources.ts';
import { dropLostFits, keepFits, queryDueFits } from './fits.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const add = async (fields: Parameters<typeof saveJob>[0] = {}) =>
  saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Acme', ...fields }, clock)).id;
const due = async (rule = '1 2026-11') => queryDueFits(opened(), await queryFitSide(opened()), rule);
const dueIds = async (rule?: string) => (await due(rule)).map(({ jobId }) => jobId);
/** Keeps a word for everything that is due. */
const settle = async (rankOf: (jobId: number) => number = () => 2) =>
  keepFits(
    opened(),
    (await due()).map(({ jobId, madeFrom }) => ({ jobId, madeFrom, rank: rankOf(jobId) })),
  );

describe('what is due', () => {
  it('is nothing without a resume, then every job once, newest change first', async () => {
    const [first, second] = [await add(), await add()];
    expect(await due()).toEqual([]);
    await exampleBase(clock);
    expect(await dueIds()).toEqual([second, first]);
    await settle();
    expect(await due()).toEqual([]);
  });

  it.each<[string, (job: number, resume: number) => Promise<unknown>]>([
    ['the job', (job) => updateJob(job, { description: 'SQL needed' }, {}, clock)],
    [
      'its posting',
      (job) => keepPosting(job, { text: 'SQL', closedAt: '', at: clock.now().toISOString() }, clock),
    ],
    ['the resume', (_, resume) => addItemTo(resume, 'resumeSkills', { skillName: 'R' }, clock)],
    ['an answer', () => answerFit('authorized:US', 'yes', clock)],
    ['where one lives', () => saveHome('home', { city: 'Columbus', state: 'OH', country: 'US' }, {}, clock)],
    ['what one wants', () => saveSettings('fit', { payAmount: '6000000', payCurrency: 'USD' }, clock)],
  ])('is a job again once %s changed, and no other than those it concerns', async (_, change) => {
    const resume = await exampleBase(clock);
    const job = await add({ resumeId: resume });
    await settle();
    await change(job, resume);
    expect(await dueIds()).toEqual([job]);
    await settle();
    expect(await due()).toEqual([]);
  });

  it('is everything with another rule or month', async () => {
    await exampleBase(clock);
    const job = await add();
    await settle();
    expect(await dueIds('2 2026-11')).toEqual([job]);
    expect(await dueIds('1 2026-12')).toEqual([job]);
  });

  it('is a job alone whose own resume changed', async () => {
    const base = await exampleBase(clock);
    const [own, usual] = [await add(), await add()];
    const version = saved(await makeVersion(base, { jobId: own }, clock)).id;
    expect((await due()).map(({ jobId, resumeId }) => [jobId, resumeId])).toEqual([
      [own, version],
      [usual, base],
    ]);
    await settle();
    await addItemTo(version, 'resumeSkills', { skillName: 'R' }, clock);
    expect(await dueIds()).toEqual([own]);
    // What the base gets, its version gets too.
    await settle();
    await addItemTo(base, 'resumeSkills', { skillName: 'SAS' }, clock);
    expect((await dueIds()).sort()).toEqual([own, usual].sort());
  });
});

it('drops what is kept of jobs that are gone, and all of it without a resume', async () => {
  const base = await exampleBase(clock);
  const [stays, goes] = [await add(), await add()];
  await settle();
  saved(await deleteJob(goes, clock));
  await dropLostFits(opened(), await queryFitSide(opened()));
  expect(await opened().fits.toCollection().primaryKeys()).toEqual([stays]);
  saved(await deleteResume(base, { versions: 'delete' }, clock));
  await dropLostFits(opened(), await queryFitSide(opened()));
  expect(await opened().fits.count()).toBe(0);
});

describe('the list of jobs', () => {
  it('is sorted by the word, those without one last, and narrowed by it, beside other conditions', async () => {
    await exampleBase(clock);
    const [weak, great, good, none] = [
      await add(),
      await add({ dateApplied: '2026-11-02' }),
      await add(),
      await add(),
    ];
    const ranks = new Map([
      [weak, 0],
      [great, 4],
      [good, 2],
    ]);
    await settle((id) => ranks.get(id) ?? -1);
    const ids = async (filter: Parameters<typeof queryJobs>[1]) =>
      (await queryJobs(opened(), filter)).rows.map(({ internalId }) => internalId);
    expect(await ids({ sort: 'fit' })).toEqual([great, good, weak, none]);
    expect(await ids({ sort: 'fit', ascending: true })).toEqual([none, weak, good, great]);
    expect(await ids({ sort: 'fit', offset: 1, limit: 2 })).toEqual([good, weak]);
    expect((await ids({ fit: ['great', 'good'] })).sort()).toEqual([great, good].sort());
    expect(await ids({ fit: ['great', 'good'], applied: true, sort: 'fit' })).toEqual([great]);
    expect(await queryJobs(opened(), { fit: ['strong'] })).toMatchObject({ total: 0 });
    const { fits } = await queryJobChoiceCounts(opened());
    expect(fits).toEqual(fitWords.map((word) => ({ weak: 1, good: 1, great: 1 })[word as 'weak'] ?? 0));
  });
});

describe('what a job is judged by', () => {
  it('is the newest whole text, else the description, and never the first lines of a list', async () => {
    const { id: base } = { id: await exampleBase(clock) };
    const excerpt = 'We are looking for …';
    const cut = await add({
      description: excerpt,
      jobPostingData: JSON.stringify({ source: 'x', description: excerpt, workplace: 'remote' }),
    });
    const typed = await add({ description: 'SQL needed.' });
    const texts = async () => (await queryFitJobs(opened(), [cut, typed])).map(({ posting }) => posting.text);
    expect(await texts()).toEqual(['', 'SQL needed.']);
    saved(
      await keepPosting(cut, { text: 'The whole text.', closedAt: '', at: clock.now().toISOString() }, clock),
    );
    expect(await texts()).toEqual(['The whole text.', 'SQL needed.']);
    const [first] = await queryFitJobs(opened(), [cut]);
    expect(first?.posting).toMatchObject({ title: 'Analyst', company: 'Acme', workplace: 'remote' });
    const { resumes } = await queryFitSide(opened());
    expect(resumeForFit(resumes, null)?.resume.internalId).toBe(base);
    expect(resumeForFit(resumes, 99)).toBeUndefined();
  });
});

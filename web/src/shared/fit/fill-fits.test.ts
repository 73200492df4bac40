import { fitWords } from '@foothold/core/fit/fit.ts';
import { beforeEach, expect, it } from 'vitest';
import { chooseFit } from '../../data/fit/fit-choices.ts';
import { queryFitJobs, queryFitSide } from '../../data/fit/fit-sources.ts';
import { saveJob, updateJob } from '../../data/jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../../data/testing/own-data-test-kit.ts';
import { addItemTo, exampleBase } from '../../data/testing/resume-test-kit.ts';
import { fillFits } from './fill-fits.ts';
import { plainFits } from './fit-test-kit.ts';
import { fitsOfJobs } from './fits-of-jobs.ts';

const today = '2026-11-19';
const asksForMuch = `Requirements
- 3 years of experience as a data analyst
- SQL and dbt
- Bachelor’s degree in statistics
- Tableau
- Python`;

let clock = testClock();
let resume = 0;
let client = plainFits();
beforeEach(async () => {
  clock = testClock();
  client = plainFits();
  await openEmptyData();
  resume = await exampleBase(clock);
});

const add = async (fields: Parameters<typeof saveJob>[0] = {}) =>
  saved(await saveJob({ jobTitle: 'Data Analyst', companyName: 'Acme', ...fields }, clock)).id;
const fill = async (signal?: AbortSignal) =>
  fillFits(opened(), {
    ...{ side: await queryFitSide(opened()), today, client },
    ...(signal && { signal }),
  });
const ranks = async () => new Map((await opened().fits.toArray()).map(({ jobId, rank }) => [jobId, rank]));

it('works out each job once, and again only what changed', async () => {
  const [asks, silent] = [await add({ description: asksForMuch }), await add()];
  await fill();
  const first = await ranks();
  expect(first.get(asks)).toBeGreaterThanOrEqual(0);
  expect(first.get(silent)).toBe(-1);
  expect(client.asked()).toBe(2);
  await fill();
  expect(client.asked()).toBe(2);
  saved(await updateJob(silent, { notes: 'Call Dana' }, {}, clock));
  await fill();
  expect(client.asked()).toBe(3);
});

it('says a better word for a resume that has more of what is asked, and after a requirement was set aside', async () => {
  const id = await add({ description: asksForMuch, resumeId: resume });
  await fill();
  const before = (await ranks()).get(id) ?? -1;
  await addItemTo(resume, 'resumeSkills', { skillName: 'Python' }, clock);
  await addItemTo(resume, 'resumeSkills', { skillName: 'Tableau' }, clock);
  await fill();
  const more = (await ranks()).get(id) ?? -1;
  expect(more).toBeGreaterThan(before);

  const side = await queryFitSide(opened());
  const [job] = await queryFitJobs(opened(), [id]);
  if (!job || !side.resumes[0]) throw new Error('Nothing to judge.');
  const pair = { posting: job.posting, resume: side.resumes[0], answers: job.job.fitChoices };
  const report = await client.report({ ...pair, person: side.person, today });
  for (const one of report?.fit.requirements ?? [])
    if (one.state === 'missing') saved(await chooseFit(id, one.id, 'dismissed', clock));
  await fill();
  expect((await ranks()).get(id)).toBeGreaterThan(more);
});

it('ends early once it is called off, and keeps what it has', async () => {
  for (let at = 0; at < 25; at += 1) await add({ description: asksForMuch });
  const stop = new AbortController();
  const slow = {
    ...client,
    fits: (...asked: Parameters<typeof client.fits>) => {
      if (client.asked() > 0) stop.abort();
      return client.fits(...asked);
    },
  };
  await fillFits(opened(), { side: await queryFitSide(opened()), today, client: slow, signal: stop.signal });
  expect(await opened().fits.count()).toBe(20);
});

it('keeps nothing of a job that could not be judged, so that it is asked about again', async () => {
  await add({ description: asksForMuch });
  const broken = { ...client, fits: async () => [null] };
  await fillFits(opened(), { side: await queryFitSide(opened()), today, client: broken });
  expect(await opened().fits.count()).toBe(0);
});

it('tells the word that goes with an application: of the resume that is named, and of no other', async () => {
  const named = await add({ description: asksForMuch, resumeId: resume });
  const unnamed = await add({ description: asksForMuch });
  const silent = await add({ resumeId: resume });
  const words = await fitsOfJobs([named, unnamed, silent], undefined, client);
  expect([...words.keys()]).toEqual([named]);
  expect(fitWords).toContain(words.get(named));
  expect([...(await fitsOfJobs([unnamed], resume, client)).keys()]).toEqual([unnamed]);
  expect((await fitsOfJobs([named], 99, client)).size).toBe(0);
  const failing = { ...client, fits: () => Promise.reject(new Error('no')) };
  expect((await fitsOfJobs([named], undefined, failing)).size).toBe(0);
});

import 'fake-indexeddb/auto';
import { newOfferValues } from '@foothold/core/entities/offer/offer-form.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteJob } from '../jobs/job-delete.ts';
import { setJobStatus } from '../jobs/job-progress.ts';
import { queryJobSteps } from '../jobs/job-steps.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryNextSteps } from './next-steps.ts';
import { queryJobOffers, queryOffers } from './offer-reads.ts';
import { addOfferRound, deleteOffer, saveOffer, setOfferMark, setOfferStatus } from './offers.ts';

const clock = testClock();
const today = '2026-11-19';
let jobId = 0;

beforeEach(async () => {
  await openEmptyData();
  jobId = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy' }, clock)).id;
  saved(await setJobStatus([jobId], 'application-submitted', { date: '2026-11-02' }, clock));
});

const statusOf = async () => (await opened().jobs.get(jobId))?.status;
const add = (fields: object = {}) =>
  saveOffer({ ...newOfferValues, basePay: '$41 an hour', jobId, ...fields }, {}, clock);
const offer = async () => (await queryJobOffers(opened(), jobId)).offers[0];

describe('an offer and its job', () => {
  it('move in one step on the day the offer was received, and come back with one Undo', async () => {
    const { journalId } = saved(await add({ moveTo: 'offer-pending', receivedOn: '2026-11-17' }));
    expect(await opened().jobs.get(jobId)).toMatchObject({
      status: 'offer-pending',
      statusDate: '2026-11-17',
    });
    expect((await undo(journalId ?? 0)).ok).toBe(true);
    expect(await statusOf()).toBe('application-submitted');
    expect(await opened().offers.count()).toBe(0);
  });

  it.each([
    ['accepted', 'offer-accepted'],
    ['declined', 'offer-rejected'],
    ['expired', 'offer-pending'],
  ] as const)('an offer that is %s leaves the job at %s, undone in one step', async (status, jobStatus) => {
    const { id } = saved(await add({ moveTo: 'offer-pending' }));
    const { journalId } = saved(await setOfferStatus(id, status, { movesJob: true }, clock));
    expect([await statusOf(), (await offer())?.status, (await offer())?.open]).toEqual([
      jobStatus,
      status,
      0,
    ]);
    await undo(journalId ?? 0);
    expect([await statusOf(), (await offer())?.status, (await offer())?.open]).toEqual([
      'offer-pending',
      'open',
      1,
    ]);
  });

  it('an answer alone leaves the job where it is', async () => {
    const { id } = saved(await add());
    saved(await setOfferStatus(id, 'declined', {}, clock));
    expect(await statusOf()).toBe('application-submitted');
  });

  it('goes with its job, and comes back with it', async () => {
    saved(await add());
    const { journalId } = saved(await deleteJob(jobId, clock));
    expect(await opened().offers.count()).toBe(0);
    await undo(journalId ?? 0);
    expect(await offer()).toMatchObject({ basePay: '$41 an hour', jobId });
  });

  it('is refused for a job that is gone, a date that does not exist and hours that cannot be', async () => {
    expect(await add({ jobId: 999 })).toMatchObject({ ok: false, reason: 'missing' });
    expect(await add({ answerBy: '2026-02-30' })).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await add({ hoursPerWeek: '400' })).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await opened().offers.count()).toBe(0);
  });

  it('an edit that began before another one is refused with what is stored', async () => {
    const { id } = saved(await add());
    const before = await offer();
    saved(await saveOffer({ internalId: id, jobId, bonus: '5%' }, { basedOn: before?.updatedAt }, clock));
    expect(
      await saveOffer({ internalId: id, jobId, bonus: '6%' }, { basedOn: before?.updatedAt }, clock),
    ).toMatchObject({ ok: false, reason: 'changed-elsewhere' });
    expect((await offer())?.bonus).toBe('5%');
  });
});

describe('a negotiation', () => {
  it('keeps its rounds; what they counter with becomes the pay, what I ask for does not', async () => {
    const { id } = saved(await add());
    saved(await addOfferRound(id, { by: 'me', basePay: '$45 an hour', note: 'Nights' }, clock));
    expect(await offer()).toMatchObject({ status: 'negotiating', basePay: '$41 an hour' });
    const { journalId } = saved(
      await addOfferRound(id, { by: 'them', basePay: '$43 an hour', note: '' }, clock),
    );
    expect((await offer())?.basePay).toBe('$43 an hour');
    expect((await offer())?.rounds).toMatchObject([
      { by: 'me', basePay: '$45 an hour', formerBasePay: '', note: 'Nights', date: today },
      { by: 'them', basePay: '$43 an hour', formerBasePay: '$41 an hour' },
    ]);
    await undo(journalId ?? 0);
    expect(await offer()).toMatchObject({ basePay: '$41 an hour' });
    expect((await offer())?.rounds).toHaveLength(1);
  });

  it('needs a word or a figure', async () => {
    const { id } = saved(await add());
    expect(await addOfferRound(id, { by: 'me', basePay: ' ', note: '' }, clock)).toMatchObject({ ok: false });
  });
});

describe('the day to answer by', () => {
  it('is the next step of the job, however far ahead, until the offer is answered', async () => {
    const { id } = saved(
      await add({ moveTo: 'offer-pending', answerBy: '2026-11-23', receivedOn: '2026-11-18' }),
    );
    const steps = await queryNextSteps(opened(), today);
    expect(steps).toMatchObject([
      {
        kind: 'answer-offer',
        jobId,
        due: '2026-11-23',
        daysLeft: 4,
        since: '2026-11-18',
        companyName: 'Mercy',
      },
    ]);
    saved(await saveOffer({ internalId: id, jobId, answerBy: '2027-01-23' }, {}, clock));
    expect((await queryJobSteps(opened(), [jobId], today)).get(jobId)).toMatchObject({ due: '2027-01-23' });
    saved(await setOfferStatus(id, 'declined', { movesJob: true }, clock));
    expect(await queryNextSteps(opened(), today)).toEqual([]);
  });
});

describe('all offers', () => {
  it('come with their jobs: to be answered first, by day; the present job last, of which there is one', async () => {
    const present = saved(
      await saveOffer({ jobId: null, companyName: 'Now', basePay: '$74,000' }, {}, clock),
    );
    saved(await add({ answerBy: '2026-12-04' }));
    const second = saved(await add({ answerBy: '2026-11-25' }));
    const third = saved(await add());
    saved(await setOfferStatus(third.id, 'expired', {}, clock));
    const { offers } = await queryOffers(opened());
    expect(offers.map(({ offer: { answerBy }, job }) => [answerBy, job?.companyName])).toEqual([
      ['2026-11-25', 'Mercy'],
      ['2026-12-04', 'Mercy'],
      ['', 'Mercy'],
      ['', undefined],
    ]);
    expect(offers.at(-1)?.offer).toMatchObject({ internalId: present.id, isPresent: true, open: 0 });
    expect(await saveOffer({ jobId: null, companyName: 'Another' }, {}, clock)).toMatchObject({ ok: false });
    saved(await deleteOffer(second.id, clock));
    expect((await queryOffers(opened())).offers).toHaveLength(3);
  });

  it('hold the person’s own marks', async () => {
    const { id } = saved(await add());
    saved(await setOfferMark(id, 'Days at home', 'part', clock));
    saved(await setOfferMark(id, 'Near family', 'no', clock));
    saved(await setOfferMark(id, 'Near family', null, clock));
    expect((await offer())?.marks).toEqual({ 'Days at home': 'part' });
  });
});

import { Offer } from '@foothold/core/entities/offer/offer.ts';
import { expect, it } from 'vitest';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { keysIn, offerColumns } from './offer-columns.ts';

const offer = (internalId: number, fields: object = {}): OfferOfJob => ({
  offer: Offer.parse({
    internalId,
    jobId: internalId * 10,
    createdAt: `2026-11-0${internalId}`,
    ...fields,
  }) as OfferOfJob['offer'],
  job: null,
});
const present = offer(9, { isPresent: true, jobId: null, open: 0 });
const all = [offer(1), offer(2, { open: 0, status: 'declined' }), offer(3, { jobId: 10 }), present];
const keys = (asked: { jobs?: number[]; chosen?: number[] }, of = all) =>
  offerColumns(of, { jobs: [], chosen: [], ...asked }).shown.map((one) => one.offer.internalId);

it.each([
  ['all that wait for an answer, and the present job last', {}, [1, 3, 9]],
  ['those chosen last', { chosen: [2] }, [2, 9]],
  ['the newest of each job that the address names, in its order', { jobs: [20, 10], chosen: [1] }, [2, 3, 9]],
  ['what is chosen and gone: all that wait', { chosen: [77] }, [1, 3, 9]],
])('shows %s', (_, asked, shown) => {
  expect(keys(asked)).toEqual(shown);
});

it('shows the newest where none waits any more', () => {
  expect(keys({}, [offer(1, { open: 0 }), offer(2, { open: 0 })])).toEqual([2, 1]);
});

it('says how many have no room, and which jobs have no offer', () => {
  const many = Array.from({ length: 7 }, (_, at) => offer(at + 1));
  const { shown, beyond, without } = offerColumns(many, { jobs: [], chosen: [] });
  expect([shown.length, beyond, without]).toEqual([5, 2, []]);
  expect(offerColumns(all, { jobs: [10, 77], chosen: [] }).without).toEqual([77]);
});

it('reads keys out of an address', () => {
  expect(keysIn('3,1,x,-4,,1e9,12')).toEqual([3, 1, 12]);
  expect(keysIn('')).toEqual([]);
});

import type { CapturedJob } from '@foothold/core/parsing/page/captured.ts';
import { expect, test } from 'vitest';
import { correctedJob } from './corrected-job.ts';

const job: CapturedJob = {
  fields: [
    { field: 'jobTitle', value: 'Line Cook', from: 'json-ld' },
    { field: 'location', value: 'Austin, TX', from: 'json-ld' },
    { field: 'city', value: 'Austin', from: 'json-ld' },
    { field: 'salary', value: '$22 an hour', from: 'text' },
    { field: 'datePosted', value: '2026-11-18', from: 'json-ld', at: '2026-11-18T05:00:00Z' },
  ],
};
const read = { jobTitle: 'Line Cook', companyName: '', location: 'Austin, TX', salary: '$22 an hour' };

test('what was not touched is handed over as it was read', () => {
  expect(correctedJob(job, read)).toEqual(job);
});

test('a correction says that it is one, in its place in the form; what was emptied is left out', () => {
  expect(correctedJob(job, { ...read, companyName: 'Blue Fern', salary: '' }).fields.slice(0, 3)).toEqual([
    { field: 'jobTitle', value: 'Line Cook', from: 'json-ld' },
    { field: 'companyName', value: 'Blue Fern', from: 'corrected' },
    { field: 'location', value: 'Austin, TX', from: 'json-ld' },
  ]);
  const { fields } = correctedJob(job, { ...read, salary: '' });
  expect(fields.some(({ field }) => field === 'salary')).toBe(false);
});

test('another place takes the parts of the old one with it', () => {
  const { fields } = correctedJob(job, { ...read, location: 'Reno, NV' });
  expect(fields.map(({ field, value }) => [field, value])).toContainEqual(['location', 'Reno, NV']);
  expect(fields.some(({ field }) => field === 'city')).toBe(false);
});

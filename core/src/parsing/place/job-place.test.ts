import { expect, test } from 'vitest';
import { newJob } from '../../entities/job/job.ts';
import { jobPlaceText, lacksPoint } from './job-place.ts';

test.each([
  [{ location: 'Columbus, OH' }, 'Columbus, OH'],
  [{ location: ' Gateshead ' }, 'Gateshead'],
  [{ location: 'Remote' }, ''],
  [{ location: 'Remote - US', city: '' }, 'Remote - US'],
  [{ location: 'Remote', city: 'Köln', country: 'DE' }, 'Köln, Germany'],
  [{ city: 'Dayton', state: 'OH', country: 'us' }, 'Dayton, OH, United States'],
  [{ state: 'OH' }, ''],
  [{ location: 'x'.repeat(301) }, ''],
  [{}, ''],
])('%j is looked up as “%s”', (fields, text) => {
  expect(jobPlaceText(newJob(fields))).toBe(text);
  expect(lacksPoint(newJob(fields))).toBe(text !== '');
  expect(lacksPoint(newJob({ ...fields, latitude: 1 }))).toBe(false);
});

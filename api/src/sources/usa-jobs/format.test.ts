import { expect, it } from 'vitest';
import { readUsaJobs } from './format.ts';

it.each([
  ['PA', 'year'],
  ['', 'year'],
  ['BW', null],
  ['PW', null],
  ['FB', null],
  ['SY', null],
  ['ST', null],
])('pay by the code “%s” is by the %s', (RateIntervalCode, interval) => {
  const read = readUsaJobs(
    {
      MatchedObjectId: '1',
      MatchedObjectDescriptor: {
        PositionTitle: 'Cook',
        OrganizationName: 'National Park Office',
        PositionRemuneration: [{ MinimumRange: '49200.0', MaximumRange: '63956.0', RateIntervalCode }],
      },
    },
    { now: Date.UTC(2026, 10, 25) },
  );
  expect('ok' in read && read.ok.pay).toMatchObject({ min: 4_920_000, max: 6_395_600, interval });
});

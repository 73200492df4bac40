import { expect, test } from 'vitest';
import { hiringSystem } from './hiring-system.ts';

test.each([
  [['https://tallgrass.wd5.myworkdayjobs.com/en-US/ext/job/1'], { name: 'Workday', count: 1 }],
  [
    ['https://jobs.lever.co/a', 'https://boards.greenhouse.io/x/1', 'https://job-boards.greenhouse.io/x/2'],
    { name: 'Greenhouse', count: 2 },
  ],
  [['https://notgreenhouse.io/1', 'https://greenhouse.io.example.com'], null],
  [['javascript:alert(1)', '', 'nothing'], null],
  [[], null],
])('%j are of %j', (urls, system) => {
  expect(hiringSystem(urls)).toEqual(system);
});

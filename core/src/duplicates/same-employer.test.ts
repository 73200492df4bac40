import { expect, test } from 'vitest';
import { type EmployerEvidence, sameEmployer } from './same-employer.ts';

const nothing: EmployerEvidence = {
  urls: [],
  postingUrls: [],
  places: [],
  countries: [],
  trades: [],
  lists: [],
  isPublic: null,
  people: null,
  isEnded: false,
  openCount: 0,
};

test.each<[string, string, Partial<EmployerEvidence>, Partial<EmployerEvidence>, boolean, string]>([
  [
    'one site',
    'stripe',
    { urls: ['https://stripe.com'] },
    { urls: ['http://www.stripe.com/jobs'] },
    true,
    'site',
  ],
  [
    'two sites',
    'delta',
    { urls: ['https://delta.com'] },
    { urls: ['https://deltafaucet.com'] },
    false,
    'other-site',
  ],
  [
    'postings on its site',
    'acme',
    { urls: ['https://acme.com'] },
    { postingUrls: ['https://careers.acme.com/1'], isEnded: false },
    true,
    'site',
  ],
  ['on a stock exchange or not', 'block', { isPublic: true }, { isPublic: false }, false, 'stock-exchange'],
  ['over, and hiring', 'atlas works', { isEnded: true }, { openCount: 4 }, false, 'ended'],
  ['two people and forty openings', 'flow robotics', { people: 2 }, { openCount: 40 }, false, 'size'],
  [
    'one city',
    'flow',
    { places: ['1', '2'], trades: ['B2B'] },
    { places: ['2'], trades: ['Health'] },
    true,
    'place',
  ],
  ['other countries', 'north star', { countries: ['US'] }, { countries: ['IN'] }, false, 'other-country'],
  [
    'other trades under one usual word',
    'mercury',
    { trades: ['Banking'] },
    { trades: ['Insurance'] },
    false,
    'other-trade',
  ],
  [
    'a name of two words',
    'general dynamics',
    { trades: ['Aerospace'] },
    { trades: ['Engineering'] },
    true,
    'name',
  ],
  [
    'a usual word that holds its .com',
    'ramp',
    { urls: ['https://ramp.com'] },
    { openCount: 9 },
    true,
    'name',
  ],
  [
    'a usual word without it',
    'headway',
    { urls: ['https://headway.io'] },
    { openCount: 9 },
    false,
    'usual-name',
  ],
  [
    'a usual word in one city, under a site of the name',
    'zip',
    { urls: ['https://ziphq.com'], places: ['1'] },
    { places: ['1'], postingUrls: ['https://job-boards.greenhouse.io/zip/jobs/1'] },
    true,
    'place',
  ],
  [
    'a usual word in one city, on the board of a longer name',
    'radar',
    { urls: ['https://goradar.com'], places: ['1'] },
    { places: ['1'], postingUrls: ['https://apply.workable.com/radarlabs/j/1'] },
    false,
    'usual-name',
  ],
  [
    'a usual word in one city, whose postings stand on two boards of that name',
    'warp',
    { urls: ['https://www.warp.co'], places: ['1'] },
    {
      places: ['1', '2'],
      postingUrls: [
        'https://jobs.ashbyhq.com/warp/300d33a7-fc93-4f4a-828e-f3482edd5f89/application',
        'https://job-boards.greenhouse.io/warp/jobs/4324888004',
      ],
    },
    false,
    'usual-name',
  ],
])('%s', (_what, name, a, b, isSame, because) => {
  const [one, two] = [
    { ...nothing, ...a },
    { ...nothing, ...b },
  ];
  expect(sameEmployer(name, one, two)).toEqual({ isSame, because });
  expect(sameEmployer(name, two, one)).toEqual({ isSame, because });
});

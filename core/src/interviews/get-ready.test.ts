import { expect, it } from 'vitest';
import type { NewInterview } from '../entities/interview/interview.ts';
import { readyItems } from './get-ready.ts';
import { madeInterview } from './interview-test-kit.ts';

const nothing = { hasPosting: false, hasSent: false, hasResearch: false, stories: 0 };
const ready = (fields: NewInterview, known: Partial<typeof nothing> = {}) =>
  readyItems({ interview: madeInterview(fields), ...nothing, ...known })
    .filter(({ isReady }) => isReady)
    .map(({ key }) => key);

it('an interview of which nothing is known has everything open, and nothing of a job it has not', () => {
  const items = readyItems({ interview: madeInterview({}), ...nothing });
  expect(items.map(({ kind, isReady }) => [kind, isReady])).toEqual([
    ...['time', 'way', 'people', 'company', 'questions', 'stories'].map((kind) => [kind, false]),
  ]);
  const ofJob = readyItems({ interview: madeInterview({ jobId: 3 }), ...nothing });
  expect(ofJob.map(({ kind }) => kind)).toContain('posting');
});

it('each line is ready by what is stored', () => {
  expect(
    ready(
      {
        ...{
          jobId: 3,
          dateOfInterview: '2026-12-01T10:00',
          interviewers: 'Iris Novak',
          url: 'https://zoom.us/j/1',
        },
        ...{
          interviewType: 'Video',
          questionsToAsk: [
            { text: 'A?', topic: '' },
            { text: 'B?', topic: 'pay' },
          ],
        },
      },
      { hasPosting: true, hasSent: true, hasResearch: true, stories: 2 },
    ),
  ).toEqual(['time', 'way', 'people', 'posting', 'sent', 'company', 'questions', 'stories']);
});

it.each([
  ['a day without an hour', { dateOfInterview: '2026-12-01' }, 'time'],
  ['an hour that is only proposed', { dateOfInterview: '2026-12-01T10:00', status: 'TBD' }, 'time'],
  ['a video call by a phone number', { interviewType: 'Video', contactInfo: '555 0100' }, 'way'],
  ['a visit without a place', { interviewType: 'On-Site', url: 'https://example.com' }, 'way'],
  ['one question', { questionsToAsk: [{ text: 'A?', topic: '' }] }, 'questions'],
])('%s leaves it open', (_, fields, kind) => {
  expect(ready(fields)).not.toContain(kind);
});

it.each([
  ['Phone', { contactInfo: 'They call me' }],
  ['On-Site', { city: 'Delaware' }],
  ['Other', { location: 'Room 4' }],
])('the way to one of kind %s is known', (interviewType, fields) => {
  expect(ready({ interviewType, ...fields })).toEqual(['way']);
});

it('what the person ticked is ready too, and their own lines as they say', () => {
  const interview = madeInterview({
    ticked: ['company'],
    ownReady: [
      { text: 'Iron the shirt', isDone: true },
      { text: 'Portfolio link that opens', isDone: false },
    ],
  });
  expect(
    readyItems({ interview, ...nothing }).filter(({ kind, isReady }) => isReady || kind === 'own'),
  ).toEqual([
    { key: 'company', kind: 'company', text: '', count: 0, isReady: true, isFound: false },
    {
      key: 'own Iron the shirt',
      kind: 'own',
      text: 'Iron the shirt',
      count: 0,
      isReady: true,
      isFound: false,
    },
    {
      ...{ key: 'own Portfolio link that opens', kind: 'own', text: 'Portfolio link that opens', count: 0 },
      ...{ isReady: false, isFound: false },
    },
  ]);
});

import type { CapturedJob } from '@foothold/core/parsing/page/captured.ts';
import { expect, test } from 'vitest';
import { formValues } from '../editor/job-fields.ts';
import { captureFill } from './capture-fill.ts';

const start = formValues();
const cook: CapturedJob = {
  fields: [
    { field: 'jobTitle', value: 'Line Cook', from: 'board' },
    { field: 'companyName', value: 'Blue Fern', from: 'link' },
    { field: 'salary', value: '$22 an hour', from: 'board' },
    { field: 'source', value: 'indeed', from: 'link' },
  ],
};

test('an untouched form takes every value and tells where each was read', () => {
  expect(captureFill(cook, { start, now: start, filled: {} })).toEqual({
    values: { jobTitle: 'Line Cook', companyName: 'Blue Fern', salary: '$22 an hour', source: 'indeed' },
    from: [
      { origin: 'board', fields: ['jobTitle', 'salary'] },
      { origin: 'link', fields: ['companyName', 'source'] },
    ],
    kept: [],
  });
});

test('what was typed stays and is named, unless it is the same', () => {
  const now = { ...start, companyName: 'Blue Fern Kitchens', salary: '$22 an hour', notes: 'call Anna' };
  const fill = captureFill(cook, { start, now, filled: {} });
  expect(fill.values).toEqual({ jobTitle: 'Line Cook', source: 'indeed' });
  expect(fill.kept).toEqual(['companyName']);
});

test('a second posting takes the place of the first, and leaves nothing of it', () => {
  const { values: filled } = captureFill(cook, { start, now: start, filled: {} });
  const now = { ...start, ...filled, companyName: 'Typed later' };
  const baker: CapturedJob = {
    fields: [
      { field: 'jobTitle', value: 'Baker', from: 'text' },
      { field: 'companyName', value: 'Green Hill', from: 'text' },
    ],
  };
  const fill = captureFill(baker, { start, now, filled });
  expect(fill.values).toEqual({ jobTitle: 'Baker', salary: '', source: 'online' });
  expect(fill.kept).toEqual(['companyName']);
});

test('a date behind which an instant stands is the one of the reader’s own calendar', () => {
  const zone = process.env.TZ;
  const fieldsAt = (at: string): CapturedJob => ({
    fields: [{ field: 'datePosted', value: '2026-11-20', from: 'text', at }],
  });
  for (const [timeZone, date] of [
    ['America/Los_Angeles', '2026-11-19'],
    ['Pacific/Honolulu', '2026-11-19'],
    ['UTC', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-20'],
  ] as const) {
    process.env.TZ = timeZone;
    const { values } = captureFill(fieldsAt('2026-11-20T05:00:00.000Z'), { start, now: start, filled: {} });
    expect(values.datePosted, timeZone).toBe(date);
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

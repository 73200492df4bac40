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
  expect(captureFill(cook, { start, now: start, filled: {}, link: '' })).toEqual({
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
  const fill = captureFill(cook, { start, now, filled: {}, link: '' });
  expect(fill.values).toEqual({ jobTitle: 'Line Cook', source: 'indeed' });
  expect(fill.kept).toEqual(['companyName']);
});

test('a second posting takes the place of the first, and leaves nothing of it', () => {
  const { values: filled } = captureFill(cook, { start, now: start, filled: {}, link: '' });
  const now = { ...start, ...filled, companyName: 'Typed later' };
  const baker: CapturedJob = {
    fields: [
      { field: 'jobTitle', value: 'Baker', from: 'text' },
      { field: 'companyName', value: 'Green Hill', from: 'text' },
    ],
  };
  const fill = captureFill(baker, { start, now, filled, link: '' });
  expect(fill.values).toEqual({ jobTitle: 'Baker', salary: '', source: 'online' });
  expect(fill.kept).toEqual(['companyName']);
});

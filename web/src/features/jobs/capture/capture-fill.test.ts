import type { CapturedJob } from '@foothold/core/parsing/page/captured.ts';
import { describe, expect, test } from 'vitest';
import { formValues } from '../editor/job-fields.ts';
import { captureFill, takesLink } from './capture-fill.ts';

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

describe('the link that was given', () => {
  const link = 'https://jobs.example.com/1';
  const linked = { ...start, url: link };
  const kept = { start, now: linked, filled: { url: link }, link };

  test('is the posting link of a posting that names none', () => {
    const fill = captureFill(cook, kept);
    expect(fill.values.url).toBe(link);
    expect(fill.from.find(({ origin }) => origin === 'link')?.fields).toEqual([
      'companyName',
      'source',
      'url',
    ]);
  });

  test('makes room for the one that the posting names', () => {
    const named: CapturedJob = {
      fields: [{ field: 'url', value: 'https://board.example/9', from: 'board' }],
    };
    expect(captureFill(named, kept).values.url).toBe('https://board.example/9');
  });

  test('stays when a text is read after it, and another that was typed stays too', () => {
    const text: CapturedJob = {
      fields: [
        { field: 'jobTitle', value: 'Baker', from: 'text' },
        { field: 'url', value: 'https://apply.example/1', from: 'text' },
      ],
    };
    expect(captureFill(text, kept).values).toEqual({ url: link, jobTitle: 'Baker' });
    const typed = { ...start, url: 'https://typed.example/1' };
    expect(captureFill(text, { ...kept, now: typed })).toMatchObject({
      values: { jobTitle: 'Baker' },
      kept: ['url'],
    });
    expect(takesLink({ start, now: typed, filled: { url: link } })).toBe(false);
    expect(takesLink({ start, now: linked, filled: { url: link } })).toBe(true);
    expect(takesLink({ start, now: start, filled: {} })).toBe(true);
  });
});

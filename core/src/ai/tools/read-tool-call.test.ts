import { expect, test } from 'vitest';
import { readToolCall } from './read-tool-call.ts';
import { proposingTools, readingTools, toolArgs } from './tool-args.ts';

const read = (name: string, args: Record<string, unknown>, offered?: string[]) =>
  readToolCall({ id: 'c1', name, args }, offered);

test.each([
  ['search_postings', { words: 'nurse' }, { words: 'nurse' }],
  ['search_postings', { words: ' nurse ', place: null, miles: null }, { words: 'nurse' }],
  ['own_jobs', {}, {}],
  ['own_jobs', { statuses: ['offer-pending'], most: 20 }, { statuses: ['offer-pending'], most: 20 }],
  ['own_interviews', { from: '2026-11-23', to: '2026-11-29' }, { from: '2026-11-23', to: '2026-11-29' }],
  [
    'add_task',
    { title: 'Call Dana', due: '2026-11-20', jobId: 4 },
    { title: 'Call Dana', due: '2026-11-20', jobId: 4 },
  ],
  [
    'set_status',
    { jobId: 4, status: 'application-submitted' },
    { jobId: 4, status: 'application-submitted' },
  ],
])('%s takes %j', (name, args, expected) => {
  expect(read(name, args)).toEqual({ ok: true, call: { id: 'c1', name, args: expected } });
});

test.each([
  ['delete_job', { jobId: 1 }, 'There is no tool “delete_job”. The tools are: search_postings'],
  ['constructor', {}, 'There is no tool “constructor”'],
  ['__proto__', {}, 'There is no tool “__proto__”'],
  ['search_postings', {}, '“words” must be of type string.'],
  ['search_postings', { words: '' }, '“words” must be at least 1 long or large.'],
  ['search_postings', { words: 'nurse', most: 11 }, '“most” must be at most 10 long or large.'],
  ['search_postings', { words: 'nurse', sql: 'DROP' }, 'It takes no field “sql”.'],
  ['search_postings', { words: 'n'.repeat(201) }, '“words” must be at most 200'],
  ['own_jobs', { id: '7' }, '“id” must be of type number.'],
  ['own_jobs', { id: 1.5 }, '“id” must be a whole number.'],
  ['own_jobs', { statuses: ['hired'] }, '“statuses.0” must be one of application-not-started'],
  ['add_task', { title: 'x', due: '2026-02-30' }, '“due” must be a date that exists, like 2026-11-20.'],
  ['add_task', { title: 'x', due: 'tomorrow' }, '“due” must be a date that exists'],
  ['set_status', { jobId: 1, status: 'deleted' }, '“status” must be one of'],
  ['set_status', { jobId: -1, status: 'archived' }, '“jobId” must be at least 0'],
  ['draft_letter', { jobId: 1, text: 'x'.repeat(20_001) }, '“text” must be at most 20000'],
])('%s refuses %j', (name, args, words) => {
  const refused = read(name, args);
  expect(refused.ok).toBe(false);
  expect(refused.ok || refused.text).toContain(words);
});

test('what a model made up is shortened before it goes back', () => {
  const refused = read('x'.repeat(10_000), { y: 1 });
  expect(refused.ok || refused.text.length).toBeLessThan(400);
  const fields = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field${at}`, at]));
  const many = read('own_jobs', fields);
  expect(many.ok || many.text.length).toBeLessThan(400);
});

test('a tool that was not offered is refused, though there is one of that name', () => {
  const refused = read('set_status', { jobId: 1, status: 'archived' }, ['own_jobs']);
  expect(refused).toEqual({ ok: false, text: 'There is no tool “set_status”. The tools are: own_jobs.' });
});

test('every tool either reads or proposes, and none is named for what is never done', () => {
  expect([...readingTools, ...proposingTools].sort()).toEqual(Object.keys(toolArgs).sort());
  for (const name of Object.keys(toolArgs))
    expect(name).not.toMatch(/delete|remove|erase|send|apply|mail|undo/);
});

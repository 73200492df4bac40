import { beforeEach, expect, test, vi } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { watchAnswer } from './watch-answer.ts';

beforeEach(() => openEmptyData());

const count = () => opened().jobs.count();
const fail = (error: unknown) => {
  throw error;
};

test('the answer comes, and again with a change of what was read', async () => {
  const answers: number[] = [];
  const stop = watchAnswer(count, (answer) => answers.push(answer), fail);
  await vi.waitFor(() => expect(answers).toEqual([0]));
  saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Acme' }, testClock()));
  await vi.waitFor(() => expect(answers).toEqual([0, 1]));
  stop();
});

test('nothing is said after stopping, not even by the first answer under way', async () => {
  const answers: number[] = [];
  const stopped = watchAnswer(count, (answer) => answers.push(answer), fail);
  stopped();
  const seen: number[] = [];
  const stop = watchAnswer(count, (answer) => seen.push(answer), fail);
  await vi.waitFor(() => expect(seen).toEqual([0]));
  stop();
  saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Acme' }, testClock()));
  await count();
  expect(answers).toEqual([]);
  expect(seen).toEqual([0]);
});

test('what goes wrong in asking is handed on', async () => {
  const errors: unknown[] = [];
  const stop = watchAnswer(
    () => Promise.reject(new Error('no such table')),
    () => fail(new Error('answered')),
    (error) => errors.push(error),
  );
  await vi.waitFor(() => expect(errors).toEqual([expect.objectContaining({ message: 'no such table' })]));
  stop();
});

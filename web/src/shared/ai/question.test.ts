import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, clientFailure } from '../../platform/server/api-error.ts';
import type { AskQuestion, CutQuestion } from './ask-question.ts';
import { type AskCut, type AskedCall, createQuestion, ownLimit } from './question.ts';

const question: AskQuestion = {
  task: 'resume-review',
  path: '/ai/resume/review',
  body: { resume: 'Nurse' },
  leftOut: [],
};
const answer = { text: 'All of it.', model: 'small' } as AiAnswer;

type Running = {
  ask: Parameters<AskCut>[1];
  answer: (value: AiAnswer) => void;
  fail: (cause: unknown) => void;
};

/** A question whose model is played by the test. */
function played({ asksBefore = false } = {}) {
  const runs: Running[] = [];
  const calls: AskedCall[] = [];
  const phases: string[] = [];
  const asked = createQuestion({
    ask: (_question, ask) =>
      new Promise((resolve, reject) => {
        ask.signal.addEventListener('abort', () => reject(ask.signal.reason));
        runs.push({ ask, answer: resolve, fail: reject });
      }),
    prepare: (cut) => cut as CutQuestion,
    asksBefore: () => asksBefore,
    record: (call) => calls.push(call),
  });
  asked.subscribe(() => phases.push(asked.get().phase));
  const model = (at = runs.length - 1) => {
    const run = runs[at];
    if (!run) throw new Error('Nothing was asked.');
    return run;
  };
  return { asked, runs, calls, phases, model };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('shows the text, the seconds and about how many tokens while it is written, then the whole answer', async () => {
  const { asked, model, calls } = played();
  const result = asked.ask(question);
  model().ask.onText?.('Start with ');
  model().ask.onText?.('numbers.');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(asked.get()).toEqual({
    phase: 'writing',
    question,
    text: 'Start with numbers.',
    seconds: 3,
    tokens: 5,
  });
  model().answer(answer);
  expect(await result).toBe(answer);
  expect(asked.get()).toEqual({ phase: 'done', question, answer, seconds: 3 });
  expect(calls).toEqual([
    {
      ...{ question, at: 1_000_000, seconds: 3, outcome: 'done', answer, text: 'All of it.', problem: '' },
      discarded: [],
    },
  ]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.get()).toMatchObject({ seconds: 3 });
});

it('begins the text anew where the model is asked again, and counts what was written before', async () => {
  const { asked, model, calls } = played();
  const result = asked.ask(question);
  model().ask.onText?.('{"bro');
  model().ask.onRestart?.();
  model().ask.onText?.('Good.');
  expect(asked.get()).toMatchObject({ text: 'Good.' });
  asked.stop();
  await result;
  expect(calls).toMatchObject([{ outcome: 'stopped', text: 'Good.', discarded: ['{"bro'] }]);
});

it('records no call for a question that the limit of the month stopped', async () => {
  const { asked, model, calls } = played();
  const result = asked.ask(question);
  model().fail(new ApiError(ownLimit, 'The limit is reached.'));
  expect(await result).toBeNull();
  expect([asked.get().phase, calls]).toEqual(['failed', []]);
});

it('sends nothing before a yes to the sheet, and nothing after a no', async () => {
  const { asked, runs, calls, model } = played({ asksBefore: true });
  const refused = asked.ask(question);
  expect(asked.get()).toEqual({ phase: 'sheet', question });
  asked.cancel();
  expect(await refused).toBeNull();
  expect([asked.get().phase, runs.length, calls.length]).toEqual(['idle', 0, 0]);
  const result = asked.ask(question);
  asked.confirm();
  model().answer(answer);
  expect(await result).toBe(answer);
});

it('keeps what had arrived when it is stopped, and asks again without the sheet', async () => {
  const { asked, model, calls } = played({ asksBefore: true });
  const result = asked.ask(question);
  asked.confirm();
  model().ask.onText?.('Half');
  asked.stop();
  expect(await result).toBeNull();
  expect(asked.get()).toMatchObject({ phase: 'stopped', text: 'Half' });
  expect(calls).toMatchObject([{ outcome: 'stopped', text: 'Half' }]);
  const again = asked.retry();
  expect(asked.get()).toMatchObject({ phase: 'writing', text: '' });
  model().answer(answer);
  expect(await again).toBe(answer);
});

it('keeps what had arrived when it fails, with the problem', async () => {
  const { asked, model, calls } = played();
  const result = asked.ask(question);
  model().ask.onText?.('Half');
  const problem = clientFailure('cut-off');
  model().fail(problem);
  expect(await result).toBeNull();
  expect(asked.get()).toMatchObject({ phase: 'failed', text: 'Half', problem });
  expect(calls).toMatchObject([{ outcome: 'failed', text: 'Half', problem: 'cut-off' }]);
});

it('says in words what is no failure of a call', async () => {
  const { asked, model } = played();
  const result = asked.ask(question);
  model().fail(new RangeError('x is undefined'));
  expect(await result).toBeNull();
  expect(asked.get()).toMatchObject({ problem: { code: 'bad-answer' } });
});

it('a new question ends the one before, whose late words are not shown', async () => {
  const { asked, model, calls } = played();
  const first = asked.ask(question);
  const late = model();
  const second = asked.ask({ ...question, body: { resume: 'Teacher' } });
  expect(await first).toBeNull();
  expect(late.ask.signal.aborted).toBe(true);
  late.ask.onText?.('Late');
  expect(asked.get()).toMatchObject({ phase: 'writing', text: '' });
  model().answer(answer);
  expect(await second).toBe(answer);
  expect(calls.map(({ outcome }) => outcome)).toEqual(['stopped', 'done']);
  asked.reset();
  expect(asked.get()).toEqual({ phase: 'idle' });
});

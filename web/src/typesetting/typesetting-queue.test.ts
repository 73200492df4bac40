import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Typeset, TypesetProgress, TypesetRequest, Typesetting } from './typesetting.ts';
import { typesettingQueue } from './typesetting-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An engine that is told when it is done; `log` is what it was asked for and whether it was ended. */
function fake() {
  const log: string[] = [];
  let tell: ((progress: TypesetProgress) => void) | undefined;
  let finish: (() => void) | undefined;
  const start = (onProgress: (progress: TypesetProgress) => void): Typesetting => {
    log.push('started');
    tell = onProgress;
    return {
      typeset: ({ page }) =>
        new Promise((done) => {
          log.push(page.title);
          finish = () => done({ ok: true, document: { pages: 1 } as Typeset });
        }),
      dispose: () => void log.push('ended'),
    };
  };
  return {
    log,
    queue: typesettingQueue(start),
    tell: (loaded: number) => tell?.({ loaded, total: 10 }),
    async finish() {
      finish?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const titled = (title: string) => ({ page: { title } }) as TypesetRequest;

it('sets every document, one at a time, those that somebody waits for first', async () => {
  const { log, queue, finish } = fake();
  const answers: string[] = [];
  for (const [title, isUrgent] of [
    ['one', false],
    ['two', false],
    ['asked', true],
  ] as const)
    void queue(titled(title), { isUrgent }).then(({ ok }) => answers.push(`${title} ${ok}`));
  expect(log).toEqual(['started', 'one']);
  for (let at = 0; at < 3; at += 1) await finish();
  expect(log).toEqual(['started', 'one', 'asked', 'two']);
  expect(answers).toEqual(['one true', 'asked true', 'two true']);
});

it('takes out what was called off, before its turn and while it waits, and goes on with the others', async () => {
  const { log, queue, finish } = fake();
  const off = new AbortController();
  void queue(titled('one'));
  const gone = queue(titled('gone'), { signal: off.signal });
  const last = queue(titled('last'));
  off.abort();
  expect(await gone).toMatchObject({ ok: false });
  expect(await queue(titled('never'), { signal: off.signal })).toMatchObject({ ok: false });
  await finish();
  await finish();
  expect(await last).toMatchObject({ ok: true });
  expect(log).toEqual(['started', 'one', 'last']);
});

it('tells the bytes that arrive to whom they are for', async () => {
  const { queue, tell, finish } = fake();
  const told: string[] = [];
  const telling = (name: string) => ({
    onProgress: ({ loaded }: TypesetProgress) => void told.push(`${name} ${loaded}`),
  });
  void queue(titled('one'), telling('one'));
  void queue(titled('two'), telling('two'));
  tell(4);
  await finish();
  tell(9);
  expect(told).toEqual(['one 4', 'two 9']);
});

it('ends an engine that has had no work for a while, and starts another when there is some', async () => {
  const { log, queue, finish } = fake();
  void queue(titled('one'));
  await finish();
  await vi.advanceTimersByTimeAsync(30_000);
  void queue(titled('two'));
  await vi.advanceTimersByTimeAsync(30_000);
  await finish();
  expect(log).toEqual(['started', 'one', 'two']);
  await vi.advanceTimersByTimeAsync(60_000);
  void queue(titled('three'));
  expect(log).toEqual(['started', 'one', 'two', 'ended', 'started', 'three']);
});

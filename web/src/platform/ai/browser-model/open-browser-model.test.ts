import type { ModelCall } from '@foothold/core/ai/model.ts';
import { someCall } from '@foothold/core/ai/model-test-kit.ts';
import { runModel } from '@foothold/core/ai/run-model.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  downloadBrowserModel,
  findBrowserModel,
  hasLanguageModel,
  type LanguageModelApi,
  type LanguageModelSession,
} from './language-model.ts';
import { openBrowserModel } from './open-browser-model.ts';

type Asked = {
  input: string;
  constraint: object | undefined;
  created: Parameters<LanguageModelApi['create']>[0];
};

/** A browser whose model writes these pieces. Counts are given under the names of one version of the API. */
function fakeBrowserModel({
  pieces = ['A ward ', 'clerk files.'],
  availability = { en: 'available' },
  counts = {},
  fails,
  endless = false,
}: {
  pieces?: readonly string[];
  availability?: Readonly<Record<string, string>>;
  counts?: Partial<LanguageModelSession>;
  /** Thrown by a prompt; the first one alone where it has a constraint. */
  fails?: Error;
  endless?: boolean;
} = {}) {
  const asked: Asked[] = [];
  const told = { destroyed: 0 };
  const api: LanguageModelApi = {
    availability: async ({ expectedOutputs: [{ languages } = { languages: [] }] }) =>
      availability[languages[0] ?? ''] ?? 'unavailable',
    async create(created) {
      created.signal?.throwIfAborted();
      created.monitor?.({
        addEventListener: (_, listener) => {
          for (const event of [{ loaded: 0 }, { loaded: 0.5 }, { loaded: 2, total: 2 }]) listener(event);
        },
      });
      return {
        ...counts,
        promptStreaming(input, { signal, responseConstraint: constraint }) {
          asked.push({ input, constraint, created });
          if (fails && (constraint || !(fails.name === 'NotSupportedError'))) throw fails;
          return new ReadableStream<string>({
            start(controller) {
              for (const piece of pieces) controller.enqueue(piece);
              if (!endless) controller.close();
              signal.addEventListener('abort', () => controller.error(signal.reason));
            },
          });
        },
        destroy: () => {
          told.destroyed += 1;
        },
      };
    },
  };
  vi.stubGlobal('LanguageModel', api);
  return { asked, told };
}
afterEach(() => vi.unstubAllGlobals());

const run = async (call: ModelCall = someCall, read?: (json: unknown) => unknown) =>
  runModel(await openBrowserModel('en'), call, {
    signal: new AbortController().signal,
    ...(read && { read }),
  });
const named = (name: string) => Object.assign(new Error(name), { name });

describe('finding the model of this browser', () => {
  it('finds none in a browser without the API, or where it says that it cannot', async () => {
    expect([hasLanguageModel(), await findBrowserModel('en')]).toEqual([false, null]);
    fakeBrowserModel({ availability: {} });
    expect([hasLanguageModel(), await findBrowserModel('en')]).toEqual([true, null]);
    vi.stubGlobal('LanguageModel', {
      availability: async () => Promise.reject(new Error('No.')),
      create() {},
    });
    expect(await findBrowserModel('en')).toBeNull();
  });

  it.each([
    ['de-AT', { de: 'available', en: 'available' }, 'de', 'available'],
    ['de', { en: 'downloadable' }, 'en', 'downloadable'],
    ['en', { en: 'downloading' }, 'en', 'downloading'],
  ])('in %s takes a language that it writes', async (language, availability, taken, state) => {
    fakeBrowserModel({ availability: availability as Record<string, string> });
    expect(await findBrowserModel(language)).toMatchObject({
      state,
      options: { expectedOutputs: [{ type: 'text', languages: [taken] }] },
    });
  });

  it('downloads it with its progress, and never for a question', async () => {
    const { told } = fakeBrowserModel({ availability: { en: 'downloadable' } });
    await expect(openBrowserModel('en')).rejects.toMatchObject({ problem: 'model-unknown' });
    const found = await findBrowserModel('en');
    const shares: number[] = [];
    if (!found) throw new Error('It was not found.');
    const { signal } = new AbortController();
    await downloadBrowserModel(found, { signal, onProgress: (share) => shares.push(share) });
    expect([shares, told.destroyed]).toEqual([[0, 0.5, 1], 1]);
  });
});

describe('asking it', () => {
  it('gives instructions and earlier turns first, streams the answer and estimates its tokens', async () => {
    const { asked, told } = fakeBrowserModel();
    const messages = [
      { role: 'user', text: 'Hello' },
      { role: 'assistant', text: 'Hi.' },
      { role: 'user', text: 'What does a ward clerk do?' },
    ] as const;
    const answer = await run({ ...someCall, messages });
    expect(answer).toMatchObject({ text: 'A ward clerk files.', provider: 'browser', model: '', notes: [] });
    expect(answer.usage).toEqual({ inputTokens: expect.any(Number), outputTokens: 5, isEstimated: true });
    expect(asked[0]).toMatchObject({
      input: 'What does a ward clerk do?',
      created: {
        initialPrompts: [
          { role: 'system', content: someCall.system },
          { role: 'user', content: 'Hello' },
          { role: 'assistant', content: 'Hi.' },
        ],
      },
    });
    expect(told.destroyed).toBe(1);
  });

  it('takes no tools, and says so', async () => {
    fakeBrowserModel();
    const tool = { name: 'look-up', description: 'Looks up.', parameters: { type: 'object' } };
    expect((await run({ ...someCall, tools: [tool] })).notes).toEqual(['no-tools']);
  });

  it('is given the schema where it takes one, else in words', async () => {
    const call = { ...someCall, schema: { type: 'object' } };
    const { asked } = fakeBrowserModel({ pieces: ['{"score":7}'] });
    expect((await run(call)).structured).toEqual({ score: 7 });
    expect(asked.map(({ constraint }) => constraint)).toEqual([{ type: 'object' }]);
    const refusing = fakeBrowserModel({ pieces: ['{"score":7}'], fails: named('NotSupportedError') });
    expect((await run(call)).structured).toEqual({ score: 7 });
    expect(refusing.asked.map(({ constraint }) => constraint)).toEqual([{ type: 'object' }, undefined]);
  });

  it.each<[string, Partial<LanguageModelSession>]>([
    ['contextWindow', { contextWindow: 100, contextUsage: 90, measureContextUsage: async () => 20 }],
    ['inputQuota', { inputQuota: 100, inputUsage: 90, measureInputUsage: async () => 20 }],
    ['a window and no measure', { contextWindow: 5 }],
    [
      'a measure that fails',
      {
        inputQuota: 5,
        measureInputUsage: () => Promise.reject(new Error('Cannot measure.')),
      },
    ],
  ])('refuses a question that does not fit, by %s', async (_, counts) => {
    const { asked, told } = fakeBrowserModel({ counts });
    await expect(run()).rejects.toMatchObject({ problem: 'too-long' });
    expect([asked.length, told.destroyed]).toEqual([0, 1]);
  });

  it.each([
    ['QuotaExceededError', 'too-long'],
    ['NotAllowedError', 'not-allowed'],
    ['UnknownError', 'not-understood'],
  ])('%s has words', async (name, problem) => {
    fakeBrowserModel({ fails: named(name) });
    await expect(run()).rejects.toMatchObject({ problem, message: expect.stringMatching(/\w/) });
  });

  it('ends at the limit of tokens', async () => {
    fakeBrowserModel({ pieces: ['A ward clerk ', 'greets and files.', 'never'], endless: true });
    const { text, notes } = await run({ ...someCall, maxOutputTokens: 5 });
    expect([text, notes]).toEqual(['A ward clerk greets and files.', ['cut-off']]);
  });

  it('stops, and is let go', async () => {
    const { told } = fakeBrowserModel({ endless: true });
    const stop = new AbortController();
    const answer = runModel(await openBrowserModel('en'), someCall, {
      signal: stop.signal,
      onText: () => stop.abort(new Error('Stopped.')),
    });
    await expect(answer).rejects.toThrow('Stopped.');
    await expect.poll(() => told.destroyed).toBe(1);
  });

  it('that falls silent keeps what had arrived', async () => {
    fakeBrowserModel({ endless: true });
    const model = await openBrowserModel('en', { firstMs: 1000, idleMs: 30 });
    const answer = await runModel(model, someCall, { signal: new AbortController().signal });
    expect([answer.text, answer.notes]).toEqual(['A ward clerk files.', ['interrupted']]);
  });
});

import { type StandInVendor, startVendor } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askOwnModel } from './ask-own-model.ts';
import { stubModelWorker } from './model-worker-test-kit.ts';
import type { OwnModel } from './own-settings.ts';
import { offeredModels, testOwnModel } from './test-own-model.ts';

let vendor: StandInVendor;
const own = (more: Partial<OwnModel> = {}): OwnModel => ({
  ...{ provider: 'openai-compatible', url: vendor.origin, model: 'stand-in-large', key: 'sk-mine' },
  ...{ way: 'browser', isOn: true, ...more },
});

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'http://localhost:3000/settings' });
  stubModelWorker();
  vendor = await startVendor();
});
afterEach(async () => {
  await vendor.close();
  vi.unstubAllGlobals();
});

const ask = (settings: OwnModel, signal = new AbortController().signal) => {
  const texts: string[] = [];
  const answer = askOwnModel(
    {
      ...({ task: 'resume-review', path: '/ai/resume/review' } as const),
      ...{
        body: { resume: 'Nurse, six patients a shift' },
        signal,
        onText: (text: string) => texts.push(text),
      },
    },
    settings,
  );
  return { answer, shown: () => texts.join('') };
};
const review = { text: 'Start with the numbers.', claims: [], findings: [] };

describe('a model of one’s own, asked from the page', () => {
  it('gets the question that the server would ask, and its answer is read as the task has it', async () => {
    vendor.answer({ pieces: JSON.stringify(review).match(/.{1,9}/g) ?? [] });
    const { answer, shown } = ask(own());
    expect(await answer).toMatchObject({
      ...{ text: review.text, structured: review, provider: 'openai-compatible', model: 'stand-in-large' },
      prompt: expect.stringMatching(/^resume-review\/\d+$/),
    });
    expect(shown()).toBe(review.text);
    expect(vendor.requests[0]).toMatchObject({ key: 'sk-mine', path: '/v1/chat/completions' });
    expect(JSON.stringify(vendor.requests[0]?.body)).toContain('six patients a shift');
  });

  it.each([
    ['a wrong key', { refusal: 'key-refused' }, 'key-refused'],
    ['an unknown model', { refusal: 'model-unknown' }, 'model-unknown'],
    ['a vendor without room', { refusal: 'overloaded' }, 'overloaded'],
    ['a page in its place', { raw: { type: 'text/html', body: '<h1>Hello</h1>' } }, 'not-understood'],
  ] as const)('%s has words', async (_, given, code) => {
    vendor.answer(given);
    await expect(ask(own()).answer).rejects.toMatchObject({
      name: 'ApiError',
      code,
      message: expect.stringMatching(/\w+/),
    });
  });

  it('that is not there is told as such, and offline as offline', async () => {
    await vendor.close();
    await expect(ask(own()).answer).rejects.toMatchObject({ code: 'unreachable' });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(ask(own()).answer).rejects.toMatchObject({ code: 'offline' });
    vendor = await startVendor();
  });

  it('that is stopped ends with the signal’s own reason', async () => {
    vendor.answer({ pieces: ['{"text":"Half', ' of it'], betweenMs: 5_000 });
    const stop = new AbortController();
    const { answer, shown } = ask(own(), stop.signal);
    await vi.waitFor(() => expect(shown()).toBe('Half'));
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is refused before it is asked where the question is none', async () => {
    const { signal } = new AbortController();
    const path = '/ai/resume/review';
    const empty = askOwnModel({ task: 'resume-review', path, body: { resume: '' }, signal }, own());
    await expect(empty).rejects.toMatchObject({ code: 'validation', field: 'resume' });
    expect(vendor.requests).toEqual([]);
  });
});

describe('trying a model of one’s own', () => {
  const { signal } = new AbortController();

  it('lists what it offers and asks it for a word, straight from the page', async () => {
    expect(await offeredModels(own(), signal)).toEqual({
      ...{ models: ['stand-in-large', 'stand-in-small'], way: 'browser' },
    });
    vendor.answer('OK');
    expect(await testOwnModel(own(), signal)).toMatchObject({ way: 'browser', answer: { text: 'OK' } });
  });

  it('says what a key lacks at once, without going through the server', async () => {
    vendor.answer({ refusal: 'key-refused' });
    await expect(testOwnModel(own(), signal)).rejects.toMatchObject({ code: 'key-refused' });
    expect(vendor.requests).toHaveLength(1);
  });

  it('that runs on this machine and is not there is told by what the page met, elsewhere by what the server says', async () => {
    await vendor.close();
    const words = { code: 'unreachable', message: expect.stringContaining('OLLAMA_ORIGINS') };
    await expect(testOwnModel(own(), signal)).rejects.toMatchObject(words);
    const elsewhere = own({ url: 'http://models.invalid/v1', key: '' });
    // Nobody is signed in here, which is what the way through the server says.
    await expect(testOwnModel(elsewhere, signal)).rejects.toMatchObject({ code: 'unauthenticated' });
    vendor = await startVendor();
  });
});

import 'fake-indexeddb/auto';
import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSettings } from '../../data/settings/settings.ts';
import { openEmptyData, saved, testClock } from '../../data/testing/own-data-test-kit.ts';
import type { Ask } from '../../platform/ai/ask-call.ts';
import { browserModelItem } from '../../platform/ai/browser-model/browser-model-item.ts';
import type { Destination } from '../../platform/ai/destination.ts';
import { type OwnModel, ownModelItem } from '../../platform/ai/own-settings.ts';
import { addSpent, spentItem } from '../../platform/ai/spent.ts';
import { fakeBrowser, fakeToken } from '../../platform/fake-browser.ts';
import { startSession } from '../../platform/server/session.ts';
import { aiCallOf } from './ai-call-of.ts';
import { askCut } from './ask-cut.ts';
import { noteCall } from './note-call.ts';
import { outgoingTokens } from './outgoing.ts';
import { cutQuestion, outgoingOf } from './outgoing-of.ts';
import type { AskedCall } from './question.ts';

const sent: Ask<object>[] = [];
vi.mock('../../platform/ai/ask.ts', () => ({
  askModel: async (ask: Ask<object>) => {
    sent.push(ask);
    return { text: 'Good.', claims: [], usage: { inputTokens: 1, outputTokens: 1 }, notes: [] };
  },
}));

const own: OwnModel = {
  ...{ provider: 'openai-compatible', url: 'http://localhost:11434/v1', model: 'small', key: '' },
  ...{ way: 'browser', isOn: true },
};
const price = { input: 3, output: 15, asOf: '2026-11-01' };
const question = cutQuestion(
  {
    task: 'resume-review',
    path: '/ai/resume/review',
    body: { resume: `Nurse, six patients a shift. ${'Charts and rounds. '.repeat(100)}` },
  },
  {},
);
const inputTokens = outgoingTokens(outgoingOf(question));
const month = calendarDate(new Date()).slice(0, 7);
const ask = () => askCut(question, { signal: new AbortController().signal });

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.unstubAllGlobals();
  sent.splice(0);
  const { local } = fakeBrowser(({ path }) =>
    path === '/api/auth/token' ? { data: { token: fakeToken('u1') } } : { data: {} },
  );
  local.setItem(
    'foothold.identity',
    JSON.stringify({ userId: 'u1', email: 'maya@example.com', name: 'Maya', isKept: true, at: 1 }),
  );
  startSession();
  await openEmptyData();
  ownModelItem.write('u1', own);
});

describe('the limit of the month, before anything is sent', () => {
  const limited = (values: { monthTokens?: string; monthDollars?: string }) =>
    saveSettings('ai', values, testClock()).then(saved);
  const spend = (tokens: number, cost: number | null = null) => addSpent('u1', { month, cost, tokens });

  it.each([
    ['no limit', {}, 1_000_000, true],
    ['a limit with room for the question', { monthTokens: String(5000 + inputTokens) }, 5000, true],
    ['a limit that the question would pass', { monthTokens: String(4999 + inputTokens) }, 5000, false],
    ['a limit that is reached', { monthTokens: '5000' }, 5000, false],
    ['a limit smaller than the question', { monthTokens: '10' }, 0, false],
  ])('%s', async (_, values, tokens, isSent) => {
    if (Object.keys(values).length > 0) await limited(values);
    if (tokens > 0) spend(tokens);
    if (isSent) await ask();
    else await expect(ask()).rejects.toMatchObject({ code: 'own-limit' });
    expect(sent).toHaveLength(isSent ? 1 : 0);
  });

  it('counts in dollars where a price is known', async () => {
    const config = { ...JSON.parse(localStorage.getItem('foothold.config') ?? '{}') };
    const site = {
      ...{ siteName: 'F', aboutSiteText: '', supportEmail: '', variant: 'job' },
      ...{ signIn: { email: 'smtp', google: false }, aiProviders: [], billing: false },
      ...{ mapStyleUrl: null, version: '' },
    };
    localStorage.setItem(
      'foothold.config',
      JSON.stringify({ ...site, ...config, aiPrices: { small: price } }),
    );
    const cost = (inputTokens * price.input) / 1_000_000;
    await limited({ monthDollars: String(1 + cost * 0.9) });
    spend(1000, 1);
    await expect(ask()).rejects.toMatchObject({ code: 'own-limit' });
    await limited({ monthDollars: String(1 + cost * 1.1) });
    await ask();
    expect(sent).toHaveLength(1);
  });

  it('does not hold back the model of this browser, which costs nothing', async () => {
    await limited({ monthTokens: '10' });
    browserModelItem.write('u1', { isOn: true });
    await ask();
    expect(sent).toHaveLength(1);
  });
});

describe('what a call is counted as', () => {
  const destination: Destination = {
    ...{ provider: 'openai-compatible', model: 'small', host: 'localhost:11434' },
    ...{ isOwn: true, way: 'browser', price },
  };
  const usage = { inputTokens: 20, outputTokens: 6 };
  const answered = (more: object) => ({ text: 'Good.', usage: { ...usage, ...more } }) as AskedCall['answer'];
  const call = (more: Partial<AskedCall>): AskedCall => ({
    ...{ question, at: Date.now(), seconds: 1, outcome: 'done', answer: null, text: '', problem: '' },
    ...{ discarded: [], ...more },
  });

  it.each<[string, Partial<AskedCall>, [number, number, boolean]]>([
    ['an answer with its tokens', { answer: answered({}) }, [20, 6, true]],
    ['an answer whose vendor reports none', { answer: answered({ isEstimated: true }) }, [20, 6, false]],
    ['a stop', { outcome: 'stopped', text: 'Half of it' }, [inputTokens, 3, false]],
    ['a failure', { outcome: 'failed', problem: 'cut-off', text: 'Half' }, [inputTokens, 1, false]],
    [
      'a stop after a repair',
      { outcome: 'stopped', text: 'Half', discarded: ['{"bro'] },
      [2 * inputTokens, 3, false],
    ],
  ])('%s', (_, more, [sentTokens, written, isCounted]) => {
    const row = aiCallOf(call(more), destination);
    expect([row.inputTokens, row.outputTokens, row.isCounted]).toEqual([sentTokens, written, isCounted]);
    noteCall(row);
    expect(spentItem.read('u1')).toMatchObject({ month, tokens: sentTokens + written, unpriced: 0 });
    expect(spentItem.read('u1')?.cost).toBeCloseTo((sentTokens * 3 + written * 15) / 1_000_000, 9);
  });

  it('the model of this browser is in the list of calls and in no sum', () => {
    const here: Destination = { ...destination, provider: 'browser', model: '', host: '', price: null };
    const row = aiCallOf(call({ text: 'Good.' }), here);
    expect(row).toMatchObject({ provider: 'browser', cost: null });
    noteCall(row);
    expect(spentItem.read('u1')).toBeNull();
  });
});

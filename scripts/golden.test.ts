import { type AiTask, aiTasks } from '@foothold/core/ai/ai-provider.ts';
import { type StandInVendor, startVendor } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goldenCases } from './golden/golden-cases.ts';
import { golden } from './golden.ts';

let vendor: StandInVendor;
beforeAll(async () => {
  vendor = await startVendor();
});
afterAll(() => vendor.close());

async function run(...args: string[]) {
  const lines: string[] = [];
  const variables = { ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: vendor.origin };
  const code = await golden(args, variables, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
}

const advice =
  'That depends on the place, and this is what you can do: tell the people at the clinic why you want it, and ask them what a day of the work looks like for you and your colleagues. ';

test('every task has at least twenty cases of different people', () => {
  for (const task of aiTasks) {
    const cases = goldenCases(task);
    expect([task, cases.length >= 20]).toEqual([task, true]);
    expect(new Set(cases.map(({ question }) => JSON.stringify(question.body))).size).toBe(cases.length);
  }
});

test('without a provider nothing is asked, and that is said', async () => {
  const lines: string[] = [];
  expect(await golden(['--provider', 'google'], {}, (line) => lines.push(line))).toBe(2);
  expect(lines.join('\n')).toContain('google is not configured, so nothing was asked');
  expect(await run()).toMatchObject({ code: 2, said: expect.stringContaining('Say whom to ask.') });
});

test.each([
  [['--task', 'poem'], /There is no task poem; there are: request,/],
  [['--fast'], /Unknown option '--fast'/],
])('%j is refused in words', async (args, words) => {
  expect(await run(...args)).toMatchObject({ code: 2, said: expect.stringMatching(words) });
});

test('a wrong configuration is told as it is at the start of the server', async () => {
  const lines: string[] = [];
  const variables = { ANTHROPIC_API_KEY: 'two words' };
  expect(await golden(['--provider', 'anthropic'], variables, (line) => lines.push(line))).toBe(2);
  expect(lines).toEqual(['ANTHROPIC_API_KEY must be the key alone, without blanks.']);
});

test('answers that keep the rules end well, with a table', async () => {
  vendor.answer(advice.repeat(3));
  const { code, said } = await run('--provider', 'anthropic', '--task', 'career-counseling');
  expect(said).toContain('| career-counseling | 21 | 21 | 21 | 21 | 21 | 21 | 21 | 378 |');
  expect(code).toBe(0);
});

test.each<[string, AiTask, string, string]>([
  [
    'another language',
    'career-counseling',
    'Das ist nicht so und die Antwort ist, wie ich finde, für den Mann und die Frau nicht gut, weil das in der Zeit mit der Arbeit ein Problem ist. '.repeat(
      3,
    ),
    'language: reads as de, not en',
  ],
  ['too few words', 'career-counseling', 'Yes.', 'length: 1 words, not 60 to 1200'],
  [
    'numbers that nobody gave',
    'career-counseling',
    `${advice.repeat(3)} Nurses there earn $84,730 a year.`,
    'numbers: invented 84730',
  ],
  ['HTML', 'career-counseling', `<div>${advice.repeat(3)}</div>`, 'format: HTML'],
  ['an image', 'career-counseling', `${advice.repeat(3)} ![x](https://x.example/p.gif)`, 'format: an image'],
  ['words where data was asked', 'letter', advice.repeat(3), 'format: no-structure'],
  [
    'claims that rest on nothing',
    'letter',
    JSON.stringify({ text: advice.repeat(3), claims: [{ text: 'Led 40 people', evidence: ['made-up:9'] }] }),
    'claims: “Led 40 people” names made-up:9',
  ],
])('%s are found', async (_, task, text, problem) => {
  vendor.answer(text);
  const { code, said } = await run('--provider', 'anthropic', '--task', task);
  expect(said).toContain(`${task}, registered nurse: ${problem}`);
  expect(code).toBe(1);
});

test('a vendor that refuses is told for each case, and nothing counts as kept', async () => {
  vendor.answer({ refusal: 'key-refused' });
  const { code, said } = await run('--provider', 'anthropic', '--task', 'request');
  expect(said).toContain('| request | 21 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |');
  expect(said).toContain('request, registered nurse: key-refused: The key was refused. (HTTP 401)');
  expect(code).toBe(1);
});

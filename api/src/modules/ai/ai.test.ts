import { ModelError } from '@foothold/core/ai/model.ts';
import { endPiece, toolPiece } from '@foothold/core/ai/model-test-kit.ts';
import { aiCallLimits } from '@foothold/core/contract/ai.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { countsNothing, type UseCounter } from '../../providers/uses/port.ts';
import { type AskingApp, openAskingApp, saying } from '../../testing/test-asking.ts';

/** What the plan of a test allows; undefined: nothing is counted. */
let allowed: number | undefined;
/** Why a use that was answered is not kept. */
let keepFails: Error | undefined;
const uses: string[] = [];
const counter: UseCounter = {
  async take(userId, use) {
    if (allowed === undefined) return countsNothing.take(userId, use);
    if (uses.length >= allowed)
      throw new AppError('plan-limit', { code: 'test', english: 'Your plan allows 1 analysis. 0 are left.' });
    uses.push(use);
    return {
      remaining: allowed - uses.length,
      async keep() {
        if (keepFails) throw keepFails;
      },
      back: async () => void uses.pop(),
    };
  },
};

let server: AskingApp;
beforeAll(async () => {
  server = await openAskingApp({ uses: counter });
});
afterAll(() => server.close());
beforeEach(() => {
  server.hold(false);
  allowed = undefined;
  keepFails = undefined;
  uses.splice(0);
});

const resume = {
  name: 'Maya Lindqvist',
  phone: '614-555-0123',
  email: 'maya@home.example',
  location: '12 Elm St, Columbus, OH 43215',
  summary: 'Nurse who reads charts.',
  experience: [{ internalId: 3, title: 'Nurse', companyName: 'Lakeside', notes: 'Led 4 nurses' }],
  skills: [{ skillName: 'IV therapy' }],
};
const job = {
  companyName: 'Blue Fern',
  jobTitle: 'Charge nurse',
  jobDescription: 'Requirements: RN license.',
};
const bodies: Readonly<Record<string, object>> = {
  '/request': { prompt: 'What does a ward clerk do?' },
  '/resume/review': { resume },
  '/resume/optimize': { resume: 'Nurse since 2019', job },
  '/resume/analyze': { job, resume },
  '/career/counseling': { career: 'Nurse', prompt: 'Is it for me?' },
  '/career/coaching': {
    currentCareer: 'Cook',
    skills: ['knives'],
    interests: 'food',
    longTermGoals: 'own place',
  },
  '/job/search/coach': { career: 'Nurse', jobTitle: 'RN', prompt: 'No answers' },
  '/job/search/assistant': { career: '', jobTitle: '', prompt: 'What is due?' },
};
const structured = JSON.stringify({
  text: 'Clear.',
  claims: [{ text: 'Led nurses.', evidence: ['resume:1/experience:3/notes:0'] }],
  findings: [],
  edits: [{ place: 'resume:0', before: 'Nurse since 2019', after: 'Clear.', why: '' }],
  requirements: [],
});

describe('each of the eight calls', () => {
  test.each(Object.entries(bodies))('%s is answered by the model, whole or in events', async (path, body) => {
    const isData = path.startsWith('/resume/');
    const said = isData ? saying(structured.slice(0, 12), structured.slice(12)) : saying('Cle', 'ar.');
    server.say([said, said]);
    const { status, json } = await server.ask(path, body);
    expect([status, json.success, json.data.text]).toEqual([200, true, 'Clear.']);
    expect(json.data).toMatchObject({ provider: 'openai-compatible', model: 'made-up-2', notes: [] });
    expect(json.data.usage).toEqual({ inputTokens: 10, outputTokens: 5 });
    expect(json.data.prompt).toMatch(/^[a-z-]+\/\d+$/);
    expect(json.data.claims.length).toBe(isData ? 1 : 0);
    const stream = await server.events(path, body);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    const texts = stream.events.filter((one) => one.kind === 'text').map((one) => one.text);
    // Of better wordings the lines themselves are told, each with its end.
    expect(texts.join('')).toBe(path.endsWith('optimize') ? 'Clear.\n' : 'Clear.');
    expect(stream.events.at(-1)).toEqual({ kind: 'answer', data: json.data });
  });

  test.each(Object.entries(bodies))('%s by rule, where no model is set up', async (path, body) => {
    server.say(null);
    const { status, json } = await server.ask(path, body);
    expect([status, json.data.provider, json.data.model, json.data.usage.inputTokens]).toEqual([
      200,
      'builtin',
      '',
      0,
    ]);
    expect(json.data.text.length).toBeGreaterThan(100);
    const asked = await server.ask(path, { ...body, provider: 'google' });
    expect([asked.status, asked.json.code, asked.json.field]).toEqual([
      422,
      'provider-not-configured',
      'provider',
    ]);
  });

  test.each(Object.entries(bodies))('%s refuses what it does not know', async (path, body) => {
    server.say([]);
    for (const [more, field] of [
      [{ nonsense: 1 }, 'nonsense'],
      [{ provider: 'skynet' }, 'provider'],
      [{ prompt: 'x'.repeat(20_001) }, 'prompt'],
      [{ prompt: 7 }, 'prompt'],
    ] as const) {
      const { status, json } = await server.ask(path, { ...body, ...more });
      expect([status, json.code, json.field]).toEqual([400, 'validation', field]);
    }
    expect((await server.ask(path, {})).status).toBe(400);
    expect(server.asked()).toEqual([]);
  });
});

it('a letter is written in its tone and length, with who it is from; everything else goes without them', async () => {
  server.say([saying(structured), saying('Fine.')]);
  const letter = { task: 'letter', prompt: '', resume, job, tone: 'warm', length: 'short' };
  expect((await server.ask('/request', letter)).json.data.claims).toHaveLength(1);
  await server.ask('/request', { task: 'preparation', resume, job, prompt: 'I am Maya, maya@home.example' });
  const [first, second] = server.asked().map((call) => JSON.stringify(call.messages));
  for (const word of [
    'Maya Lindqvist',
    '614-555-0123',
    'maya@home.example',
    '12 Elm St',
    'warm',
    '120 words',
  ])
    expect(first).toContain(word);
  for (const word of ['Lindqvist', 'Maya', '555-0123', 'home.example', 'Elm'])
    expect(second).not.toContain(word);
  expect(second).toContain('[resume:1/experience:3/notes:0] Led 4 nurses');
});

describe('what a plan counts', () => {
  it('is taken before the call, told after it, and refused with 402', async () => {
    allowed = 1;
    server.say([saying(structured)]);
    expect((await server.ask('/resume/review', { resume })).json.data.remaining).toBe(0);
    expect(uses).toEqual(['analysis']);
    const refused = await server.ask('/resume/review', { resume });
    expect([refused.status, refused.json.code]).toEqual([402, 'plan-limit']);
    expect(server.asked()).toHaveLength(1);
  });

  it('an answer that is there is not lost where its count cannot be kept', async () => {
    allowed = 1;
    keepFails = new Error('the database does not answer');
    server.say([saying('Here it is.')]);
    const { status, json } = await server.ask('/request', { prompt: 'x' });
    expect([status, json.data.text]).toEqual([200, 'Here it is.']);
    expect(uses).toEqual(['request']);
  });

  it('is given back for what failed, and not taken for rules and steps of a turn', async () => {
    allowed = 1;
    server.say([
      new ModelError('overloaded', { code: 'test', english: 'The model is overloaded.' }, 7),
      saying('Two.'),
    ]);
    const failed = await server.ask('/request', { prompt: 'x' });
    expect([failed.status, failed.json.code, failed.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '7',
    ]);
    expect(failed.json.message).toContain('Nothing was counted.');
    expect(uses).toEqual([]);
    await server.ask('/request', { prompt: 'x', provider: 'builtin' });
    const step = [
      { role: 'user', text: 'What is due?' },
      { role: 'assistant', text: '', toolCalls: [{ id: 'a', name: 'own_tasks', args: {} }] },
      { role: 'tool', id: 'a', name: 'own_tasks', text: 'nothing' },
    ];
    expect((await server.ask('/job/search/assistant', { messages: step })).status).toBe(200);
    expect(uses).toEqual([]);
  });
});

describe('limits of a person', () => {
  it('a minute: 429 with words and Retry-After, others go on', async () => {
    server.say(null);
    server.hold(true);
    const counsel = { prompt: 'x' };
    for (let n = 0; n < aiCallLimits.perMinute; n += 1) await server.ask('/request', counsel);
    const { status, json, headers } = await server.ask('/request', counsel);
    expect([status, json.code]).toEqual([429, 'too-many-requests']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(json.message).toContain('Try again in');
  });

  it('at once: the next one is refused until one is over', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = async function* () {
      await promise;
      yield { kind: 'text', text: 'Late.' } as const;
      yield endPiece();
    };
    server.say(Array.from({ length: 5 }, () => slow));
    const running = Array.from({ length: aiCallLimits.atOnce }, () =>
      server.ask('/request', { prompt: 'x' }),
    );
    await expect.poll(() => server.asked().length).toBe(aiCallLimits.atOnce);
    expect((await server.ask('/request', { prompt: 'x' })).status).toBe(429);
    resolve();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await server.ask('/request', { prompt: 'x' })).status).toBe(200);
  });
});

describe('tools', () => {
  it('are offered by name, and what the model asks for goes to the caller', async () => {
    server.say([[toolPiece('own_tasks'), endPiece('tools')]]);
    const { json } = await server.ask('/job/search/assistant', {
      prompt: 'What is due?',
      tools: ['own_tasks', 'format_disk'],
    });
    expect(server.asked()[0]?.tools?.map(({ name }) => name)).toEqual(['own_tasks']);
    expect(json.data.toolCalls).toEqual([{ id: 'call-a', name: 'own_tasks', args: {} }]);
  });

  test.each([
    ['a result without its call', [{ role: 'tool', id: 'a', name: 'own_tasks', text: 'x' }], 400],
    [
      'a call without its result',
      [{ role: 'assistant', text: '', toolCalls: [{ id: 'a', name: 'own_tasks', args: {} }] }],
      400,
    ],
    [
      'a ninth step',
      Array.from({ length: 8 }, (_, n) => [
        { role: 'assistant', text: '', toolCalls: [{ id: `${n}`, name: 'own_tasks', args: {} }] },
        { role: 'tool', id: `${n}`, name: 'own_tasks', text: 'x' },
      ]).flat(),
      422,
    ],
  ])('%s is refused', async (_, messages, expected) => {
    server.say([]);
    const said = [{ role: 'user', text: 'What is due?' }, ...messages];
    const { status, json } = await server.ask('/job/search/assistant', { messages: said });
    expect([status, json.field.slice(0, 8)]).toEqual([expected, 'messages']);
    expect(server.asked()).toEqual([]);
  });
});

describe('a retry with the same key', () => {
  it('costs nothing, is answered as it is asked for, and its text lies nowhere in the clear', async () => {
    server.say([saying('The secret plan.')]);
    const headers = { 'idempotency-key': 'a-key-of-this-test' };
    const first = await server.ask('/request', { prompt: 'x' }, headers);
    const again = await server.ask('/request', { prompt: 'x' }, headers);
    expect([again.json, again.headers['idempotency-replayed']]).toEqual([first.json, 'true']);
    const stream = await server.events('/request', { prompt: 'x' }, headers);
    expect(stream.events).toEqual([{ kind: 'answer', data: first.json.data }]);
    expect(server.asked()).toHaveLength(1);
    const rows = JSON.stringify(await server.deps.db.query('SELECT * FROM kept_answers'));
    expect(rows).not.toContain('secret plan');
    expect(rows).toContain('sealed.');
    expect((await server.ask('/request', { prompt: 'y' }, headers)).json.code).toBe('idempotency-key-reused');
  });

  it('runs again after a failure', async () => {
    server.say([
      new ModelError('unreachable', { code: 'test', english: 'The model could not be reached.' }),
      saying('Now.'),
    ]);
    const headers = { 'idempotency-key': 'another-key-of-this-test' };
    expect((await server.ask('/request', { prompt: 'x' }, headers)).status).toBe(502);
    expect((await server.ask('/request', { prompt: 'x' }, headers)).json.data.text).toBe('Now.');
  });
});

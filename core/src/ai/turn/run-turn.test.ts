import { describe, expect, it } from 'vitest';
import type { AiAnswer } from '../ai-answer.ts';
import type { AiMessage, ToolCall } from '../ai-message.ts';
import { messagesForModel } from './messages-for-model.ts';
import { runTurn, type ToolEnd, type TurnSoFar, turnLimits } from './run-turn.ts';

const call = (name: string, id = name): ToolCall => ({ id, name, args: { words: 'x' } });
const answer = (text: string, toolCalls: ToolCall[] = [], notes: AiAnswer['notes'] = []): AiAnswer => ({
  ...{ text, claims: [], toolCalls, provider: 'anthropic', model: 'm', prompt: 'p/1', notes },
  usage: { inputTokens: 10, outputTokens: 2 },
});
const read: ToolEnd = { state: 'read', text: 'found', title: 'Your jobs', rows: [], total: 0 };

type Step = AiAnswer | Error | { pieces: string[]; ends: AiAnswer | Error };

/** Runs a turn whose model answers with these, one after the other. */
async function turn(steps: Step[], { stopAt = -1 } = {}) {
  const asked: AiMessage[][] = [];
  const seen: TurnSoFar[] = [];
  const stop = new AbortController();
  const ran: string[] = [];
  const end = await runTurn({
    messages: [{ role: 'user', text: 'Who?' }],
    signal: stop.signal,
    ask: async (messages, { onText, onRestart }) => {
      asked.push([...messages]);
      const step = steps[asked.length - 1] ?? answer('end');
      if ('pieces' in step)
        for (const piece of step.pieces) {
          if (piece === '!') onRestart();
          else onText(piece);
          if (seen.length === stopAt) stop.abort();
          stop.signal.throwIfAborted();
        }
      const ended = 'pieces' in step ? step.ends : step;
      if (ended instanceof Error) throw ended;
      return ended;
    },
    runTool: async ({ name }) => {
      ran.push(name);
      return read;
    },
    onChange: (soFar) => seen.push(soFar),
  });
  return { end, asked, seen, ran };
}

describe('a turn', () => {
  it('runs tools between its texts and gives their results back', async () => {
    const { end, asked, ran } = await turn([
      answer('I look.', [call('own_jobs'), call('own_tasks')]),
      answer('One is due.'),
    ]);
    expect(end).toMatchObject({
      state: '',
      text: 'I look.\n\nOne is due.',
      inputTokens: 20,
      outputTokens: 4,
    });
    expect(ran).toEqual(['own_jobs', 'own_tasks']);
    expect(end.parts.map(({ name, step, at, state }) => [name, step, at, state])).toEqual([
      ['own_jobs', 0, 7, 'read'],
      ['own_tasks', 0, 7, 'read'],
    ]);
    expect(asked[1]?.slice(1)).toEqual([
      { role: 'assistant', text: 'I look.', toolCalls: [call('own_jobs'), call('own_tasks')] },
      { role: 'tool', id: 'own_jobs', name: 'own_jobs', text: 'found' },
      { role: 'tool', id: 'own_tasks', name: 'own_tasks', text: 'found' },
    ]);
  });

  it('shows text as it comes, and forgets it where the model begins anew', async () => {
    const { seen, end } = await turn([
      { pieces: ['He', 'llo', '!', 'Good', ' day'], ends: answer('Good day.') },
    ]);
    expect([...new Set(seen.map(({ text }) => text))]).toEqual([
      'He',
      'Hello',
      '',
      'Good',
      'Good day',
      'Good day.',
    ]);
    expect(end.text).toBe('Good day.');
  });

  it('asks for tools at most eight times, at most sixteen at once', async () => {
    const { end, asked, ran } = await turn(
      Array.from({ length: 20 }, () => answer('More.', [call('own_jobs')])),
    );
    expect(asked).toHaveLength(turnLimits.steps + 1);
    expect(ran).toHaveLength(turnLimits.steps);
    expect(end).toMatchObject({ state: '', notes: ['steps-used'] });
    const many = await turn([
      answer(
        '',
        Array.from({ length: 1000 }, (_, at) => call('own_jobs', String(at))),
      ),
      answer('Done'),
    ]);
    expect(many.ran).toHaveLength(turnLimits.callsOfStep);
    expect(many.end.text).toBe('Done');
  });

  it('goes on after a call that was refused: it is not run, and the model is told why', async () => {
    const refused = { ...call('wipe_all'), says: 'There is no tool “wipe_all” here, so nothing was run.' };
    const { end, asked, ran } = await turn([
      { ...answer('I look.', [call('own_jobs')], ['tools-refused']), refusedCalls: [refused] },
      { ...answer('', [], ['tools-refused']), refusedCalls: [{ ...refused, id: 'again' }] },
      answer('One is due.'),
    ]);
    expect(ran).toEqual(['own_jobs']);
    expect(asked[1]?.slice(1)).toEqual([
      { role: 'assistant', text: 'I look.', toolCalls: [call('own_jobs'), call('wipe_all')] },
      { role: 'tool', id: 'own_jobs', name: 'own_jobs', text: 'found' },
      { role: 'tool', id: 'wipe_all', name: 'wipe_all', text: refused.says },
    ]);
    expect(end).toMatchObject({ state: '', text: 'I look.\n\nOne is due.', notes: ['tools-refused'] });
    expect(end.parts.map(({ name, state, text }) => [name, state, text])).toEqual([
      ['own_jobs', 'read', 'found'],
      ['wipe_all', 'refused', refused.says],
      ['wipe_all', 'refused', refused.says],
    ]);
  });

  it('ends after eight steps also where every call is refused', async () => {
    const refused = { ...call('wipe_all'), says: 'There is no such tool.' };
    const { end, asked, ran } = await turn(
      Array.from({ length: 20 }, () => ({ ...answer(''), toolCalls: [], refusedCalls: [refused] })),
    );
    expect([asked.length, ran]).toEqual([turnLimits.steps + 1, []]);
    expect(end.notes).toEqual(['steps-used']);
  });

  it('that is stopped keeps what had arrived', async () => {
    const { end } = await turn([{ pieces: ['a', 'b', 'c'], ends: answer('abc') }], { stopAt: 2 });
    expect(end).toMatchObject({ state: 'stopped', text: 'ab', failure: null });
  });

  it('that fails keeps what had arrived, also of the steps before', async () => {
    const failure = new Error('gone');
    const { end } = await turn([answer('First.', [call('own_jobs')]), { pieces: ['And'], ends: failure }]);
    expect(end).toMatchObject({ state: 'failed', text: 'First.\n\nAnd', failure });
    expect(end.parts).toHaveLength(1);
  });

  it('keeps notes of all its answers once, and no more text than fits', async () => {
    const { end } = await turn([
      answer('a', [call('own_jobs')], ['cut-off']),
      answer('b', [], ['cut-off', 'no-tools']),
    ]);
    expect(end.notes).toEqual(['cut-off', 'no-tools']);
    const long = await turn([{ pieces: ['x'.repeat(400_000), 'y'.repeat(400_000)], ends: answer('') }]);
    expect(long.end.text).toHaveLength(turnLimits.characters);
  });
});

describe('what a model is told of a conversation', () => {
  const part = (id: string, step: number, at: number, state = 'read', text = 'found') => ({
    ...{
      id,
      name: 'own_jobs',
      args: {},
      step,
      at,
      state,
      text,
      title: '',
      rows: [],
      total: 0,
      journalId: 0,
      to: '',
    },
  });
  const user = (text: string) => ({ role: 'user', text, parts: [], provider: '' });

  it('has calls and results where they stood', () => {
    const parts = [part('a', 0, 6), part('b', 1, 6), part('c', 1, 6, 'open', '')];
    expect(
      messagesForModel([
        user('Who?'),
        { role: 'assistant', provider: 'anthropic', text: 'First.\n\nSecond.', parts },
        user('And?'),
      ]),
    ).toEqual([
      { role: 'user', text: 'Who?' },
      {
        role: 'assistant',
        text: 'First.',
        toolCalls: [{ id: 'a', name: 'own_jobs', args: {} }],
      },
      { role: 'tool', id: 'a', name: 'own_jobs', text: 'found' },
      {
        role: 'assistant',
        text: '',
        toolCalls: [
          { id: 'b', name: 'own_jobs', args: {} },
          { id: 'c', name: 'own_jobs', args: {} },
        ],
      },
      { role: 'tool', id: 'b', name: 'own_jobs', text: 'found' },
      { role: 'tool', id: 'c', name: 'own_jobs', text: expect.stringContaining('not answered yet') },
      { role: 'assistant', text: 'Second.' },
      { role: 'user', text: 'And?' },
    ]);
  });

  it('is the newest of a long one, from a question on; the last question goes in any case', () => {
    const long = Array.from({ length: 60 }, (_, at) => [
      user(`Q${at}`),
      { role: 'assistant', text: `A${at}`, parts: [], provider: 'google' },
    ]).flat();
    const told = messagesForModel([...long, user('Last?')]);
    expect(told.length).toBeLessThanOrEqual(40);
    expect(told[0]?.role).toBe('user');
    expect(told.at(-1)).toEqual({ role: 'user', text: 'Last?' });
    expect(messagesForModel([user('a'), user('x'.repeat(90_000))])).toHaveLength(1);
  });

  it('shortens what tools brought, and leaves an empty answer out', () => {
    const parts = [part('a', 0, 0, 'read', 'y'.repeat(20_000))];
    const told = messagesForModel([
      user('Q'),
      { role: 'assistant', text: '', parts, provider: 'google' },
      user('R'),
      { role: 'assistant', text: '', parts: [], provider: 'google' },
    ]);
    expect(told.map(({ role, text }) => [role, text.length > 9000])).toEqual([
      ['user', false],
      ['assistant', false],
      ['tool', false],
      ['user', false],
    ]);
  });
});

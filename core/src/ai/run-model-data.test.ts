import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Model, type ModelCall, ModelError, ModelLacksError } from './model.ts';
import {
  endPiece,
  type MadeUpAnswer,
  madeUpModel,
  runMadeUp,
  someCall,
  toolPiece,
} from './model-test-kit.ts';
import { runModel } from './run-model.ts';

const lookUp = { name: 'look-up', description: 'Looks a word up.', parameters: { type: 'object' } };
const tooled: ModelCall = { ...someCall, tools: [lookUp] };
const Score = z.object({ score: z.number(), text: z.optional(z.string()) });
const scored: ModelCall = {
  ...someCall,
  schema: { type: 'object', properties: { score: { type: 'number' } } },
};

const run = (call: ModelCall, answers: readonly MadeUpAnswer[], can: Partial<Model['can']> = {}) =>
  runMadeUp(call, answers, { can, read: (json) => Score.parse(json) });

describe('data', () => {
  test('what fits the schema is returned as data, with its words streamed', async () => {
    const json = '{"text":"Good \\u00e9\\n\\"fit\\"","score":7}';
    const { answer, said } = run(scored, [[...json, endPiece()]]);
    expect(await answer).toMatchObject({ text: 'Good é\n"fit"', structured: { score: 7 }, notes: [] });
    expect(said.join('')).toBe('Good é\n"fit"');
  });

  test('of a list of edits the new words are streamed, a line each, and nothing else', async () => {
    const edit = (after: string) => ({ place: 'x', before: 'y', after, why: 'after: "z"' });
    const data = {
      edits: [edit('Led "four" nurses\n'), edit('Ran é')],
      ...{ text: 'after', claims: [], score: 7 },
    };
    const call: ModelCall = { ...scored, streamed: 'after' };
    const { answer, said } = run(call, [[...JSON.stringify(data), endPiece()]]);
    expect(await answer).toMatchObject({ text: 'after' });
    expect(said.join('')).toBe('Led "four" nurses\n\nRan é\n');
  });

  test('claims of the data are the claims of the answer', async () => {
    const claims = [{ text: 'Worked nights', evidence: ['role-1'] }];
    const made = madeUpModel([[JSON.stringify({ text: 'x', claims }), endPiece()]]);
    const { signal } = new AbortController();
    expect(await runModel(made.model, scored, { signal })).toMatchObject({ claims, structured: { claims } });
  });

  test.each([
    ['in a fence', '```json\n{"score":7}\n```'],
    ['between words', 'Here it is: {"score":7} I hope it helps.'],
  ])('data %s is read', async (_, text) => {
    expect((await run(scored, [[text, endPiece()]]).answer).structured).toEqual({ score: 7 });
  });

  test('what cannot be read is asked for once more, with the reason, and both are counted', async () => {
    const { answer, asked, said } = run(scored, [
      ['{"text":"a","score":"seven"}', endPiece()],
      ['{"score":7}', endPiece()],
    ]);
    expect(await answer).toMatchObject({
      structured: { score: 7 },
      usage: { inputTokens: 20, outputTokens: 10 },
    });
    expect(said).toEqual(['a', '<restart>']);
    expect(asked[1]?.messages.slice(-2)).toEqual([
      { role: 'assistant', text: '{"text":"a","score":"seven"}' },
      { role: 'user', text: expect.stringMatching(/score: number expected/) },
    ]);
  });

  test('data that was cut off at the limit is asked for again, shorter', async () => {
    const { answer, asked } = run(scored, [
      ['{"score":', endPiece('length')],
      ['{"score":7}', endPiece()],
    ]);
    expect(await answer).toMatchObject({ structured: { score: 7 }, notes: [] });
    expect(asked[1]?.messages.at(-1)?.text).toContain('write less');
  });

  test('broken JSON twice is refused in words', async () => {
    await expect(
      run(scored, [
        ['{"score":', endPiece()],
        ['{"scor', endPiece()],
      ]).answer,
    ).rejects.toMatchObject({
      problem: 'not-understood',
      message: 'The model answered twice in a form that could not be read.',
    });
  });

  test('words twice are kept as words and noted', async () => {
    const { answer } = run(scored, [
      ['A good fit, I think.', endPiece()],
      ['As I said.', endPiece()],
    ]);
    expect(await answer).not.toHaveProperty('structured');
    expect(await answer).toMatchObject({
      text: 'A good fit, I think.',
      notes: ['no-structure'],
    });
  });

  test.each([
    ['says so itself', { structure: false }, []],
    ['has a server that refuses a schema', {}, [new ModelLacksError('structure')]],
  ])('a model without data that %s is told the schema in words', async (_, can, before) => {
    const { answer, asked } = run(scored, [...before, ['{"score":7}', endPiece()]], can);
    expect((await answer).structured).toEqual({ score: 7 });
    expect(asked.at(-1)?.schema).toBeUndefined();
    expect(asked.at(-1)?.system).toContain('"score":{"type":"number"}');
  });

  test('a refusal, a tool call and a broken connection are not asked about again', async () => {
    const refused = run(scored, [['I will not.', endPiece('refused')]]);
    expect(await refused.answer).toMatchObject({ text: 'I will not.', notes: ['refused'] });
    const called = run({ ...tooled, ...scored, tools: [lookUp] }, [
      [toolPiece('look-up'), endPiece('tools')],
    ]);
    expect((await called.answer).toolCalls).toHaveLength(1);
    const broken = run(scored, [
      ['{"score', new ModelError('cut-off', { code: 'test', english: 'The connection was lost.' })],
    ]);
    await expect(broken.answer).rejects.toMatchObject({ message: 'The connection was lost.' });
    expect([refused, called, broken].map(({ asked }) => asked.length)).toEqual([1, 1, 1]);
  });
});

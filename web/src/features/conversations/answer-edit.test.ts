import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { messagesForModel } from '@foothold/core/ai/turn/messages-for-model.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/server/api-error.ts';
import { answerNextSteps, readGroups } from '../../shared/ai/conversation/answer-pieces.ts';
import { editOfTurn } from '../../shared/ai/conversation/turn-edit.ts';
import { builtinEnd } from './answer-edit.ts';

const answer: AiAnswer = {
  ...{ text: 'One is due. [1]', claims: [], provider: 'builtin', model: '', prompt: '', notes: [] },
  usage: { inputTokens: 0, outputTokens: 0 },
};
const end = builtinEnd(answer, 'Your own data');

describe('what is kept of a turn', () => {
  it('has what an answer by rule cites, with the screens of the records', () => {
    const cited = [
      { number: 1, kind: 'task', id: 4, jobId: 9, title: 'Call Dana' },
      { number: 2, kind: 'interview', id: 5, jobId: 9, title: 'Lakeside' },
    ];
    const structured = { intent: 'due', cited, screens: [], suggestions: [] };
    expect(builtinEnd({ ...answer, structured }, 'Your own data').parts).toMatchObject([
      {
        state: 'read',
        title: 'Your own data',
        rows: [
          { kind: 'task', title: 'Call Dana', to: '/job/edit/9' },
          { kind: 'interview', to: '/interview/edit/5' },
        ],
      },
    ]);
    expect(end.parts).toEqual([]);
    expect(editOfTurn(end, null)).toMatchObject({ state: '', provider: 'builtin', model: '', cost: null });
  });

  it('leads to a search as the coach changes it, and to no other address', () => {
    const nurse = {
      name: 'nurse',
      says: 'within 50 miles, not 25',
      to: '/jobs/search?term=nurse&distance=50',
    };
    const elsewhere = ['https://example.com/jobs/search?term=nurse', '//example.com', '/settings?term=nurse'];
    const searches = [nurse, ...elsewhere.map((to) => ({ ...nurse, to }))];
    const structured = { intent: 'coach', cited: [], screens: [], suggestions: [], searches };
    expect(answerNextSteps(builtinEnd({ ...answer, structured }, 'Your own data').parts).searches).toEqual([
      nurse,
    ]);
  });

  it('has where an answer by rule leads and what can be asked next, though it cites nothing', () => {
    const structured = { intent: 'unknown', cited: [], screens: ['backup'], suggestions: ['What is late?'] };
    const { parts } = builtinEnd({ ...answer, structured }, 'Your own data');
    expect(answerNextSteps(parts)).toEqual({
      screens: ['backup'],
      suggestions: ['What is late?'],
      searches: [],
      chips: [],
    });
    expect(readGroups(parts)).toEqual([]);
    expect(answerNextSteps([])).toEqual({ screens: [], suggestions: [], searches: [], chips: [] });
    const sent = messagesForModel([
      { role: 'user', text: 'Is my data safe?', parts: [], provider: '' },
      { role: 'assistant', text: 'It lies here.', parts, provider: 'builtin' },
    ]);
    // A model knows no tool of that name.
    expect(sent).toEqual([
      { role: 'user', text: 'Is my data safe?' },
      { role: 'assistant', text: 'It lies here.', by: 'rules' },
    ]);
  });

  it('has the words of a failure for the person, and general ones for what is unknown', () => {
    const failed = { ...end, state: 'failed' as const, last: null };
    const known = new ApiError('quota', 'The vendor says that the limit is reached.');
    expect(editOfTurn({ ...failed, failure: known }, null)).toMatchObject({
      problem: 'quota',
      problemText: 'The vendor says that the limit is reached.',
    });
    const unknown = editOfTurn({ ...failed, failure: new TypeError('secret detail') }, null);
    expect(unknown.problemText).not.toContain('secret');
    expect(unknown.problemText).not.toBe('');
  });
});

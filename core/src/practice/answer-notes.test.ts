import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from './answer-note.ts';
import { answerNotes } from './answer-notes.ts';

const of = (answer: string, more: Partial<GivenAnswer> = {}) =>
  answerNotes({ question: 'Tell me about a patient.', kind: 'behavioural', answer, ...more });
const words = (count: number) => Array.from({ length: count }, (_, at) => `patient${at}`).join(' ');

describe('answerNotes', () => {
  it('says nothing of nothing', () => {
    expect(of('')).toEqual([]);
    expect(of('  …\n ')).toEqual([]);
  });

  it.each([
    ['short', words(24), {}, 24],
    ['long', words(331), {}, 331],
    ['fast', words(100), { seconds: 30 }, 200],
    ['slow', words(100), { seconds: 100 }, 60],
  ])('says %s with its count', (rule, answer, more, count) => {
    expect(of(answer, { kind: 'technical', ...more })).toContainEqual({ rule, at: [], count, missing: [] });
  });

  it('says no pace of what was typed, or of a few words', () => {
    const rules = [of(words(100)), of(words(20), { seconds: 2 })].flat().map(({ rule }) => rule);
    expect(rules).not.toContain('fast');
    expect(rules).not.toContain('slow');
  });

  it('marks fillers where they stand, and leaves words that mean something', () => {
    const answer =
      'Um, I, like, called the nurse, you know, and uh she came. I like nurses as you know them.';
    const [note] = of(answer).filter(({ rule }) => rule === 'filler');
    expect(note?.at.map(({ start, end }) => answer.slice(start, end))).toEqual([
      'Um',
      'like',
      'you know',
      'uh',
    ]);
  });

  it('marks hedges, “we” and endless sentences where they stand', () => {
    const answer =
      'I guess we tried and our ward maybe helped us and we did it and so on and then more and I think it went on and on and on and we were still at it and the others were as well and it got late and we had not eaten and our lead was away and we went on and on and the end was good.';
    const said = (rule: string) =>
      of(answer)
        .find((note) => note.rule === rule)
        ?.at.map(({ start, end }) => answer.slice(start, end));
    expect(said('hedge')).toEqual(['I guess', 'maybe', 'I think']);
    expect(said('we')?.slice(0, 3)).toEqual(['we', 'our', 'us']);
    expect(said('rambling')).toEqual([answer.slice(0, -1)]);
  });

  it('calls nothing endless that was never punctuated', () => {
    expect(of(`${'and then I went on '.repeat(30)}`).map(({ rule }) => rule)).not.toContain('rambling');
  });

  it('says which words of a question were never taken up', () => {
    const [note] = answerNotes({
      question: 'How do you couple a trailer, and how do you know that it is really coupled?',
      kind: 'technical',
      answer: `I am reliable and punctual and I like the open road. ${'My family is proud of me. '.repeat(5)}`,
    }).filter(({ rule }) => rule === 'off-question');
    expect(note?.missing).toContain('trailer');
  });

  it('asks a technical or a situational answer for no story', () => {
    for (const kind of ['technical', 'situational'] as const)
      expect(of(words(60), { kind }).map(({ rule }) => rule)).toEqual([]);
  });

  it('takes 200,000 letters in a moment', () => {
    const start = performance.now();
    of('I called and uh, you know, we went on. '.repeat(5_000));
    of('and '.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

import { describe, expect, it } from 'vitest';
import { madeInterview } from './interview-test-kit.ts';
import { type QuestionSources, suggestedQuestions } from './questions-to-ask.ts';

const sources = (more: Partial<QuestionSources> = {}): QuestionSources => ({
  ...{ interview: madeInterview({}), posting: '', isPayKnown: false, isWorkplaceKnown: false },
  ...{ people: [], hasNext: false },
  ...more,
});
const reasons = (more: Partial<QuestionSources>) =>
  Object.fromEntries(
    suggestedQuestions(sources(more)).map(({ topic, reason, quote }) => [topic, quote || reason]),
  );

const nurse = `Charge nurse, 36 hours a week, day shift. You will report to the nurse manager and mentor new staff.
Benefits include health insurance. Pay is competitive. Some travel between clinics. On-site only.
We are growing. Success in the first 90 days means knowing every patient's plan.`;

describe('questions that are worth asking', () => {
  it('are about what nobody said, each with its reason', () => {
    expect(reasons({})).toEqual({
      ...{ 'next-steps': 'no-next', team: 'unknown', success: 'unknown', pay: 'unknown', hours: 'unknown' },
      training: 'unknown',
    });
  });

  it('leave out what the posting says, and quote what it says only vaguely', () => {
    expect(reasons({ posting: nurse })).toEqual({
      ...{ 'next-steps': 'no-next', pay: 'Pay is competitive', travel: 'Some travel' },
    });
  });

  it('leave out what is known otherwise', () => {
    const known = { posting: nurse, isPayKnown: true, hasNext: true, people: ['Iris Novak', 'Theo Abara'] };
    expect(reasons(known)).toEqual({ travel: 'Some travel', person: 'Iris Novak' });
  });

  it.each([
    ['up to 20% travel, some travel abroad', undefined],
    ['Ability to travel to customers', 'Ability to travel'],
    ['Travel nurse wanted', undefined],
  ])('about travel in “%s”: %s', (posting, quote) => {
    expect(
      reasons({ posting: `${nurse.replace('Some travel between clinics.', '')} ${posting}` }).travel,
    ).toBe(quote);
  });

  it('leave out the topics of questions that are asked already', () => {
    const interview = madeInterview({ questionsToAsk: [{ text: 'And then?', topic: 'next-steps' }] });
    expect(reasons({ interview, posting: nurse, isPayKnown: true })).toEqual({ travel: 'Some travel' });
  });

  it('quote letters that are longer in lower case by the phrase alone', () => {
    expect(reasons({ posting: `İİİ ${nurse}` }).pay).toBe('pay is competitive');
  });
});

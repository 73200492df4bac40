import { describe, expect, it } from 'vitest';
import { madePostings } from '../fit/made-postings-test-kit.ts';
import { requirementsOf } from '../fit/requirements-of.ts';
import { sayEnglish } from '../text/messages.ts';
import { isCompetence, listensFor } from './competence.ts';
import { drawQuestions, isAlike } from './draw-questions.ts';
import { occupationGroups, sayQuestion } from './practice-question.ts';
import { questionTexts } from './question-bank.messages.ts';
import { questionBank } from './question-bank.ts';
import { requirementQuestionTexts } from './requirement-questions.messages.ts';

const bank = questionBank();

describe('the bank of questions', () => {
  it('holds more than 400, each with a kind, a competence that is told about, and words of its own', () => {
    expect(bank.length).toBeGreaterThanOrEqual(400);
    expect(bank.filter(({ competence }) => !isCompetence(competence))).toEqual([]);
    expect(bank.filter(({ competence }) => sayEnglish(listensFor(competence)) === '')).toEqual([]);
    expect(bank.filter(({ text }) => !/[.?)]$/.test(text) || text.length < 25 || text.length > 240)).toEqual(
      [],
    );
  });

  it('covers every group and step, all kinds where a group is drawn from', () => {
    for (const group of occupationGroups)
      for (const kind of ['behavioural', 'situational', 'technical'])
        expect(
          bank.filter((one) => one.group === group && one.kind === kind).length,
          `${group} ${kind}`,
        ).toBeGreaterThanOrEqual(3);
    for (const step of ['first-job', 'changing', 'leading'])
      expect(bank.filter((one) => one.step === step).length, step).toBeGreaterThanOrEqual(18);
  });

  it('asks nothing twice', () => {
    const alike = bank.flatMap((one, at) =>
      bank
        .slice(at + 1)
        .filter((other) => isAlike(one.text, other.text))
        .map((other) => `${one.text} = ${other.text}`),
    );
    expect(alike).toEqual([]);
  });

  it('names a source wherever it states a rule or a figure of law', () => {
    const stated = bank.filter(({ text }) => /CFR|Food Code|NPSG|OWASP/.test(text));
    expect(stated.length).toBeGreaterThanOrEqual(7);
    expect(stated.filter(({ text }) => !/\([^()]*(?:CFR|FDA|NPSG|OWASP).*\)$/.test(text))).toEqual([]);
  });

  it('asks nothing an employer should not: age, family, health, belief, origin', () => {
    const unlawful =
      /\bhow old\b|\byour age\b|are you (?:married|pregnant)|your (?:husband|wife|religion|disability|nationality)|do you have children/i;
    expect(bank.filter(({ text }) => unlawful.test(text))).toEqual([]);
  });
});

describe('the questions as messages', () => {
  it('have a code each, which no other question has', () => {
    expect(questionTexts.texts.size).toBe(bank.length);
    for (const { name, text } of bank) expect(sayEnglish(questionTexts(name))).toBe(text);
  });

  it('say in English what was drawn, with what the posting asks for as a value', () => {
    const drawn = Object.values(madePostings).flatMap((posting) => {
      const { requirements, trades } = requirementsOf(posting);
      const nobody = { step: '' as const, asked: [], jobId: null, practiced: [], kinds: [] };
      return drawQuestions({ ...nobody, requirements, trades, title: posting.title, count: 30, seed: 1 });
    });
    const codes = new Set<string>();
    for (const { text, message } of drawn) {
      const known = message && (questionTexts.of(message) ?? requirementQuestionTexts.of(message));
      expect(known && sayEnglish(known), text).toBe(text);
      if (message?.values) codes.add(message.code);
    }
    expect(codes.size).toBeGreaterThan(5);
  });

  it('are said by a catalog where it has them, else in English, and one of the person’s own as it stands', () => {
    const message = { code: 'requirement-questions.skill-4', values: { asked: 'Docker {1}' } };
    const text = 'What is the hardest thing you have done with Docker {1}?';
    expect(sayQuestion({ text, message }, sayEnglish)).toBe(text);
    expect(sayQuestion({ text, message }, ({ code, values }) => `${code} ${values?.asked}`)).toBe(
      'requirement-questions.skill-4 Docker {1}',
    );
    expect(sayQuestion({ text: 'Why {us}?' }, sayEnglish)).toBe('Why {us}?');
  });
});

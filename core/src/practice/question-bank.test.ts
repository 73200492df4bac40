import { describe, expect, it } from 'vitest';
import { isCompetence, listensFor } from './competence.ts';
import { isAlike } from './draw-questions.ts';
import { occupationGroups } from './practice-question.ts';
import { questionBank } from './question-bank.ts';

const bank = questionBank();

describe('the bank of questions', () => {
  it('holds more than 400, each with a kind, a competence that is told about, and words of its own', () => {
    expect(bank.length).toBeGreaterThanOrEqual(400);
    expect(bank.filter(({ competence }) => !isCompetence(competence))).toEqual([]);
    expect(bank.filter(({ competence }) => listensFor(competence) === '')).toEqual([]);
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

import { materialOf } from '@foothold/core/ai/builtin/letter-chat/letter-material.ts';
import { jobNotes } from '@foothold/core/entities/letter/job-notes.ts';
import type { LetterSources } from '@foothold/core/truth/evidence-of-letter.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { expect, test } from 'vitest';
import { outgoingText } from '../../../../shared/ai/outgoing.ts';
import { cutQuestion, outgoingOf } from '../../../../shared/ai/outgoing-of.ts';
import { letterQuestion, usualMaterial } from './letter-question.ts';

const resume = describedResume({
  resume: {
    internalId: 4,
    name: 'Ana Diaz',
    phone: '(614) 555-0142',
    summary: 'Nurse for surgical patients',
  },
  experience: [
    { internalId: 2, title: 'Registered nurse', companyName: 'Lakeside', notes: 'Trained 6 new nurses' },
    { internalId: 3, title: 'Aide', companyName: 'Mercy', notes: 'Took vital signs', isHidden: true },
  ],
});
const sources: LetterSources = {
  ...{ resume, stories: [], company: null, notes: jobNotes('Dana leads the ward.') },
  answers: [{ internalId: 3, answer: 'I stayed calm' }],
  posting: { id: '7', title: 'Charge nurse', company: 'North Pier', text: 'Infection control' },
};
type LetterQuestion = Parameters<typeof letterQuestion>[0];
const usual = new Set(usualMaterial(sources));
const asked: LetterQuestion = {
  ...{ sources, chosen: usual, text: 'Dear team,\n\nI nurse.', request: 'shorter' },
  ...{ before: ['in German'], tone: 'warm', avoided: ['passionate'] },
};
const sent = (more: Partial<LetterQuestion> = {}) =>
  outgoingText(outgoingOf(cutQuestion(letterQuestion({ ...asked, ...more }), { names: [], emails: [] })));

test('without a choice it is what a letter is made of anyway: no hidden position, no practiced answer, no note', () => {
  expect([...usual]).toEqual(['resume:4/summary', 'resume:4/experience:2']);
  const text = sent();
  expect(text).toContain('Trained 6 new nurses');
  for (const kept of ['Took vital signs', 'stayed calm', 'Dana leads']) expect(text).not.toContain(kept);
});

test('the letter, the request, earlier ones, the tone and words not to use go along', () => {
  const text = sent();
  for (const part of [
    'I nurse.',
    'I ask: shorter',
    '- in German',
    'warm and personal',
    'passionate',
    'Infection control',
  ])
    expect(text).toContain(part);
});

test('what was not chosen does not leave, whatever it is', () => {
  const text = sent({ chosen: new Set() });
  for (const kept of ['Trained 6', 'surgical patients', 'Lakeside']) expect(text).not.toContain(kept);
  const all = sent({ chosen: new Set(materialOf(sources).map(({ key }) => key)) });
  for (const chosen of ['stayed calm', 'Dana leads', 'Took vital signs']) expect(all).toContain(chosen);
});

test('a shorter letter is asked for as shorter than this one', () => {
  const text = 'word '.repeat(250);
  expect(letterQuestion({ ...asked, text }).body).toMatchObject({ length: 'short' });
  expect(letterQuestion({ ...asked, text, request: 'warmer' }).body).toMatchObject({ length: 'medium' });
  expect(letterQuestion({ ...asked, text, request: 'longer' }).body).toMatchObject({ length: 'long' });
});

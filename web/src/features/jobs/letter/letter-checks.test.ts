import type { LetterSources } from '@foothold/core/truth/evidence-of-letter.ts';
import { takenText } from '@foothold/core/truth/ledger.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { expect, test } from 'vitest';
import { ledgerSentences } from '../../../shared/ai/ledger/ledger-of.ts';
import { edited, letterChecks, madeTrue } from './letter-checks.ts';
import { plainLetter } from './plain-letter.ts';
import { sentEvidence } from './sent-evidence.ts';

const resume = describedResume({
  resume: { name: 'Ana Diaz' },
  experience: [
    {
      title: 'Nurse',
      companyName: 'Lakeside',
      notes: 'Contributed to a falls project\nCared for 12 patients',
    },
    { title: 'Cashier', companyName: 'Corner Shop', notes: 'Counted the till', isHidden: true },
  ],
});
const sources: LetterSources = {
  ...{ resume, stories: [], company: null },
  answers: [{ internalId: 1, answer: 'I once fell asleep on a shift' }],
  posting: { id: '1', title: 'Charge nurse', company: 'North Pier', text: 'You lead the falls project.' },
};
const evidence = letterChecks.prepare(sources, '2026-11-26' as never);
const text = 'Dear team,\n\nI led the falls project. I cared for 12 patients.';
const writer = { kind: 'model', name: 'stand-in', prompt: 'letter/2' } as const;
const written = takenText(text, evidence, { writer, taking: { at: 'now', by: 'Ana' } });
const [, led] = ledgerSentences(text, evidence, written);
if (!led) throw new Error('There is no second sentence.');

test('a sentence that is made true is taken with what was proposed, and opens the gate', () => {
  const made = madeTrue(text, led, evidence);
  expect(made?.text).toBe('Dear team,\n\nI contributed to a falls project. I cared for 12 patients.');
  expect(made?.written).toMatchObject([
    { proposed: 'I led the falls project.', how: 'made-true', writer, verdict: 'supported' },
  ]);
  expect(letterChecks.gate(made?.text ?? '', evidence, [...written, ...(made?.written ?? [])]).isOpen).toBe(
    true,
  );
});

test('one that is edited is taken where it is supported, and else the person’s own or still held', () => {
  const helped = edited(text, led, 'I helped with the falls project.', evidence);
  expect(helped.written).toMatchObject([{ how: 'edited', proposed: 'I led the falls project.' }]);
  const steered = edited(text, led, 'I steered the falls project.', evidence);
  expect(steered.written).toEqual([]);
  expect(letterChecks.gate(steered.text, evidence, written).lines[1]?.state).toBe('noted');
  const comma = edited(text, led, 'There, I led the falls project.', evidence);
  expect(letterChecks.gate(comma.text, evidence, written).isOpen).toBe(false);
});

test('one that is dropped leaves no entry', () => {
  expect(edited(text, led, '', evidence)).toEqual({
    text: 'Dear team,\n\nI cared for 12 patients.',
    written: [],
  });
});

test('a model is given what the resume shows, under the ids that its claims name', () => {
  const sent = sentEvidence(sources);
  expect(sent).toContainEqual({
    id: 'resume:1/experience:1/notes:0',
    text: 'Contributed to a falls project',
  });
  const all = JSON.stringify(sent);
  for (const kept of ['Corner Shop', 'fell asleep', 'Ana Diaz', 'North Pier'])
    expect(all).not.toContain(kept);
});

test('a letter in Markdown becomes plain text', () => {
  expect(plainLetter('## Letter\n\nI **led** it.  \n')).toBe('Letter\n\nI led it.');
});

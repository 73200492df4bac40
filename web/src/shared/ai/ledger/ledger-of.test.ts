import { takenText } from '@foothold/core/truth/ledger.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { expect, test } from 'vitest';
import { ledgerSentences, withSentence } from './ledger-of.ts';

const evidence = prepareEvidence(
  [
    { id: 'answer:1:0', kind: 'answer', text: 'Contributed to a records migration' },
    { id: 'posting:1/text:0', kind: 'posting', text: 'Explain findings to nurse managers' },
  ],
  '2026-11-26',
);
const text = 'Dear Ms. Lopez,\n\nI led a records migration. Thank you.';
const writer = { kind: 'model', name: 'stand-in', prompt: 'letter/2' } as const;
const entries = takenText(text, evidence, { writer, taking: { at: 'now', by: '' } });

test('an unsupported sentence has the words that would make it true', () => {
  const sentences = ledgerSentences(text, evidence, entries);
  expect(sentences.map(({ checked, state, made }) => [checked.verdict, state, made?.text])).toEqual([
    ['no-claim', 'open', undefined],
    ['partly', 'held', 'I contributed to a records migration.'],
    ['no-claim', 'open', undefined],
  ]);
});

test('the person’s own unsupported sentence is only noted, and can still be made true', () => {
  expect(ledgerSentences(text, evidence, [])[1]).toMatchObject({
    state: 'noted',
    made: { text: 'I contributed to a records migration.' },
  });
});

test('a letter is divided by the subject of its paragraphs', () => {
  const letter =
    'Dear Ms. Lopez,\n\nI am applying for the position.\n\nI contributed to a records migration.\n\nYour posting asks for someone who can explain findings to nurse managers.\n\nThank you.\n\nSincerely,\nAna Diaz';
  const parts = ledgerSentences(letter, evidence, []).map(({ part }) => part);
  expect(parts).toEqual(['opening', null, 'bring', 'them', 'closing', null, null]);
});

test('a sentence replaces another, or is removed with its space or its paragraph', () => {
  const [, led] = ledgerSentences(text, evidence, entries);
  if (!led) throw new Error('There is no second sentence.');
  expect(withSentence(text, led, led.made?.text ?? '')).toBe(
    'Dear Ms. Lopez,\n\nI contributed to a records migration. Thank you.',
  );
  expect(withSentence(text, led, '')).toBe('Dear Ms. Lopez,\n\nThank you.');
  const alone = 'Dear Ms. Lopez,\n\nI led a records migration.\n\nThank you.';
  const [, only] = ledgerSentences(alone, evidence, []);
  expect(only && withSentence(alone, only, '')).toBe('Dear Ms. Lopez,\n\nThank you.');
});

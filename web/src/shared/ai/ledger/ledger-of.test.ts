import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { expect, test } from 'vitest';
import { ledgerSentences, withSentence } from './ledger-of.ts';

const evidence = prepareEvidence(
  [{ id: 'answer:1:0', kind: 'answer', text: 'Contributed to a records migration' }],
  '2026-11-26',
);
const text = 'Dear Ms. Lopez,\n\nI led a records migration. Thank you.';

test('an unsupported sentence has the words that would make it true', () => {
  const sentences = ledgerSentences(text, evidence);
  expect(sentences.map(({ checked, made }) => [checked.verdict, made?.text])).toEqual([
    ['no-claim', undefined],
    ['partly', 'I contributed to a records migration.'],
    ['no-claim', undefined],
  ]);
});

test('a sentence is put in the place of another, or taken out with its blank', () => {
  const [, led] = ledgerSentences(text, evidence);
  if (!led) throw new Error('There is no second sentence.');
  expect(withSentence(text, led, led.made?.text ?? '')).toBe(
    'Dear Ms. Lopez,\n\nI contributed to a records migration. Thank you.',
  );
  expect(withSentence(text, led, '')).toBe('Dear Ms. Lopez,\n\nThank you.');
});

import { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { withEntries } from '@foothold/core/entities/ledger/ledger-entries.ts';
import { evidenceOfAnswer } from '@foothold/core/truth/evidence-of.ts';
import { gateOf } from '@foothold/core/truth/gate.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { expect, test } from 'vitest';
import { openVersion, readVersion, versionEntries, versionOf } from './letter-versions.ts';

const evidence = prepareEvidence(evidenceOfAnswer('1', 'Contributed to a records migration'), '2026-11-26');
const model = { kind: 'model', name: 'stand-in', prompt: 'letter/2' } as const;
const rule = { kind: 'rule', name: 'letter-chat', prompt: '' } as const;
const taking = { at: 'now', by: 'Ana' };
const of = (fields: object) =>
  ConversationMessage.parse({ internalId: 1, role: 'assistant', ...fields }) as ConversationMessage;

test('a version of rules is beside what they say; of a model the answer is the letter', () => {
  const byRule = of({ text: 'Left out one sentence.', parts: [versionOf('Dear team', ['I move.'])] });
  expect(readVersion(byRule)).toMatchObject({ text: 'Dear team', own: ['I move.'] });
  expect(readVersion(of({ text: 'Dear Ms. Lopez', parts: [versionOf(null, [])] }))?.text).toBe(
    'Dear Ms. Lopez',
  );
  expect(readVersion(of({ text: 'Rules do not translate.' }))).toBeNull();
});

test('only the version of the last answer waits, and only until it is taken or refused', () => {
  const waits = of({ parts: [versionOf('One', [])] });
  expect(openVersion([waits])?.text).toBe('One');
  expect(openVersion([waits, of({ text: 'Rules do not translate.' })])).toBeNull();
  expect(openVersion([of({ parts: [{ ...versionOf('One', []), state: 'yes' }] })])).toBeNull();
  expect(openVersion([])).toBeNull();
});

test('a sentence of a model that nothing supports waits at the gate, though the chat proposed it', () => {
  const text = 'I led a records migration.';
  const entries = versionEntries({ text, own: [] }, evidence, {
    ...{ letter: 'I like records.', written: [], writer: model, claims: [], taking },
  });
  expect(entries).toMatchObject([{ text, verdict: 'partly', acceptedAt: '' }]);
  expect(gateOf(text, evidence, entries).isOpen).toBe(false);
});

test('what the person wrote in the letter or in the chat stays their own and is not held', () => {
  const letter = 'I led a choir.';
  const own = ['I move to Ohio in May.'];
  const text = [letter, ...own, 'I contributed to a records migration.'].join(' ');
  const entries = versionEntries({ text, own }, evidence, {
    ...{ letter, written: [], writer: rule, claims: [], taking },
  });
  expect(entries.map((entry) => entry.text)).toEqual(['I contributed to a records migration.']);
  expect(gateOf(text, evidence, entries)).toMatchObject({ isOpen: true });
});

test('a rule that keeps a sentence of a model does not become its writer, and the sentence stays held', () => {
  const letter = 'I led a records migration. Thank you.';
  const first = { letter: '', written: [], writer: model, claims: [], taking };
  const written = versionEntries({ text: letter, own: [] }, evidence, first);
  const text = 'I led a records migration.';
  const later = versionEntries({ text, own: [] }, evidence, { ...first, letter, written, writer: rule });
  expect(later).toEqual([]);
  expect(gateOf(text, evidence, withEntries(written, later)).isOpen).toBe(false);
});

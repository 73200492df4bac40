import { journalCode } from '@foothold/core/own-data/journal-entry.ts';
import { journalLabel } from '@foothold/core/own-data/journal-label.ts';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { refusalMessage } from '../../data/rows/refusal-message.ts';
import { sayIn } from '../../platform/say.ts';

const texts = {
  'journal.jobsDeleted': '{count, plural, one {Stelle gelöscht} other {# Stellen gelöscht}}',
  'journal.former': '{words}',
  'saveProblem.invalid': 'Das lässt sich so nicht speichern.',
  'refusal.detailed': '{problem} {detail}',
  'refusal.tagLetters': 'Ein Schlagwort hat höchstens {most, plural, other {# Buchstaben}}.',
};
const messages = Object.fromEntries(
  Object.entries(texts).map(([code, text]) => [code, compileMessageOrThrow(text)]),
);
const say = sayIn(setupI18n({ locale: 'de', messages: { de: messages } }));

it('a change is called in German, with its count, where it was stored as a code', () => {
  expect(say(journalLabel(journalCode('jobsDeleted', { count: 1 })))).toBe('Stelle gelöscht');
  expect(say(journalLabel(journalCode('jobsDeleted', { count: 1200 })))).toBe('1.200 Stellen gelöscht');
});

it('a change of before codes stays as it was written, and a text without German is English', () => {
  expect(say(journalLabel({ label: '3 jobs deleted' }))).toBe('3 jobs deleted');
  expect(say(journalLabel(journalCode('jobSaved')))).toBe('Job saved');
});

it('a refusal says in German why, and what is particular to it', () => {
  expect(say(refusalMessage('invalid', { detail: 'tagLetters', values: { most: 1000 } }))).toBe(
    'Das lässt sich so nicht speichern. Ein Schlagwort hat höchstens 1.000 Buchstaben.',
  );
  expect(say(refusalMessage('invalid', { text: 'salary' }))).toBe(
    'Das lässt sich so nicht speichern. salary',
  );
});

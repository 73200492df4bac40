import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/notes/note.tsx';

const words: Readonly<Record<string, () => ReactNode>> = {
  'cut-off': () => <Trans>The answer reached the length limit of this model and ends there.</Trans>,
  'no-structure': () => (
    <Trans>This model does not answer in the form that was asked for; its text is shown as it is.</Trans>
  ),
  'no-tools': () => <Trans>This model cannot look things up here: it answered from your words alone.</Trans>,
  'repeats-itself': () => <Trans>The model began to repeat itself and was stopped.</Trans>,
  interrupted: () => <Trans>The connection to the model ended before its answer did.</Trans>,
  refused: () => <Trans>The model declined to answer.</Trans>,
  'tools-refused': () => (
    <Trans>The model asked for things that it was not offered. They were refused.</Trans>
  ),
  'other-language': () => (
    <Trans>The model answered in a language other than yours. Ask again and say which one you want.</Trans>
  ),
  'steps-used': () => (
    <Trans>The model looked things up eight times, the most in one answer, and was stopped there.</Trans>
  ),
};

/** What an answer was not, in words. Notes of a later release are left out. */
export function AnswerNotes({ notes }: { notes: readonly string[] }) {
  return notes
    .filter((note) => Object.hasOwn(words, note))
    .map((note) => (
      <Note key={note} kind="quiet" icon="info">
        {words[note]?.()}
      </Note>
    ));
}

import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import {
  type ImportSheet,
  openGuesses,
  withGuesses,
  withStatusWord,
} from '@foothold/core/transfer/import-sheet.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSay } from '../../../platform/use-say.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { sheet: ImportSheet; onAnswer: (sheet: ImportSheet) => void };

/** The statuses that were guessed from a part of a phrase, each as a question; nothing when all are known or answered. */
export function StatusQuestions({ sheet, onAnswer }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const guesses = openGuesses(sheet);
  if (guesses.length === 0) return null;
  return (
    <Box sx={{ marginBlock: '8px' }}>
      <Note
        kind="warn"
        icon="alert"
        title={t`${plural(guesses.length, { one: 'Is this what the status means?', other: 'Is this what these statuses mean?' })}`}
      >
        <GuessesLead sheet={sheet} onAnswer={onAnswer} />
        <Box
          component="ul"
          aria-label={t`Guessed statuses of ${sheet.name}`}
          sx={{ margin: '4px 0 0', padding: 0, listStyle: 'none' }}
        >
          {guesses.map(({ word, count, guess }) => {
            const label = say(jobStatusName(guess));
            return (
              <Box
                component="li"
                key={word}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: '4px 12px',
                  minHeight: 44,
                  paddingBlock: '4px',
                }}
              >
                <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Box component="span" sx={{ fontWeight: 520, color: token('text') }}>
                    {shownPhrase(word)}
                  </Box>{' '}
                  {t`${plural(count, { one: '# row', other: '# rows' })}`}
                  <Box>{t`${label}?`}</Box>
                </Box>
                <GuessAnswer sheet={sheet} word={word} guess={guess} onAnswer={onAnswer} />
              </Box>
            );
          })}
        </Box>
      </Note>
    </Box>
  );
}

/** What a guess is, with one answer to all of them; nothing when none is open. */
export function GuessesLead({ sheet, onAnswer }: Props) {
  const { length } = openGuesses(sheet);
  if (length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
      <Box sx={{ flex: '1 1 260px' }}>
        <Trans>
          The meaning was guessed from part of the phrase. Until you confirm it, it does not count and the
          phrase is kept in the notes.
        </Trans>
      </Box>
      {length > 1 && (
        <Button variant="outlined" size="small" onClick={() => onAnswer(withGuesses(sheet))}>
          <Trans>Yes to all</Trans>
        </Button>
      )}
    </Box>
  );
}

/** A cell may hold a letter where a status is expected. */
const shownPhrase = (word: string) => word.slice(0, 120);

/** Moves the focus off a question that is about to disappear: to the status of its row, else to the next question. */
function focusOn(answer: HTMLElement): void {
  const row = answer.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    row?.querySelector<HTMLElement>('select') ?? next?.querySelector<HTMLElement>('button, select');
  target?.focus();
}

/** The two answers to what a phrase was guessed to mean. */
export function GuessAnswer({ sheet, word, guess, onAnswer }: Props & { word: string; guess: JobStatus }) {
  const say = useSay();
  const { t } = useLingui();
  const phrase = shownPhrase(word);
  const label = say(jobStatusName(guess));
  return (
    <Box sx={{ display: 'flex', gap: '8px' }}>
      <Button
        variant="outlined"
        size="small"
        aria-label={t`Yes, “${phrase}” is ${label}`}
        onClick={({ currentTarget }) => {
          focusOn(currentTarget);
          onAnswer(withStatusWord(sheet, word, guess));
        }}
      >
        <Trans>Yes</Trans>
      </Button>
      <Button
        variant="outlined"
        size="small"
        aria-label={t`No, keep “${phrase}” in the notes`}
        onClick={({ currentTarget }) => {
          focusOn(currentTarget);
          onAnswer(withStatusWord(sheet, word, null));
        }}
      >
        <Trans>No</Trans>
      </Button>
    </Box>
  );
}

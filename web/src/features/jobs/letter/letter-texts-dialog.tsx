import type { LetterFacts } from '@foothold/core/entities/letter/letter-facts.ts';
import { asTemplate } from '@foothold/core/entities/letter/letter-fill.ts';
import type { LetterText } from '@foothold/core/entities/letter/letter-text.ts';
import { startingLetters } from '@foothold/core/entities/letter/starting-letters.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  deleteLetterText,
  type LetterTextFields,
  useLetterTexts,
} from '../../../data/letters/letter-texts.ts';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { LetterTextForm } from './letter-text-form.tsx';
import { LetterTextRow } from './letter-text-row.tsx';
import { useLetterWords } from './use-letter-words.ts';

type Props = {
  open: boolean;
  kind: LetterText['kind'];
  facts: LetterFacts;
  /** What is written now, and the paragraph with the caret. */
  letter: string;
  paragraph: string;
  /** What a model or a rule wrote of the letter. */
  written: LetterText['written'];
  onClose: () => void;
  onUse: (text: string, written: LetterText['written']) => void;
};

type Editing = LetterTextFields & { updatedAt?: string };

/** The kept templates or paragraphs: used, kept from the letter, changed, deleted. */
export function LetterTextsDialog({ open, kind, facts, letter, paragraph, written, onClose, onUse }: Props) {
  const { t } = useLingui();
  const { starts } = useLetterWords();
  const kept = useLetterTexts();
  const [editing, setEditing] = useState<Editing | null>(null);
  const own = kept?.rows.filter((row) => row.kind === kind) ?? [];
  const isTemplate = kind === 'template';
  const toKeep = asTemplate(isTemplate ? letter : paragraph, facts).trim();
  const close = () => {
    setEditing(null);
    onClose();
  };
  const remove = async (row: LetterText) => {
    toastResult(await deleteLetterText(row.internalId), <Trans>“{row.name}” deleted.</Trans>);
  };
  return (
    <ReadingDialog
      open={open}
      onClose={close}
      fullWidth
      title={isTemplate ? <Trans>Letter templates</Trans> : <Trans>Saved paragraphs</Trans>}
      under={
        isTemplate ? (
          <Trans>
            Facts of the job, the contact and your resume are filled in; the rest is yours to write.
          </Trans>
        ) : (
          <Trans>Paragraphs you use in more than one letter.</Trans>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: '16px' }}>
        {editing ? (
          <LetterTextForm
            key={editing.internalId ?? 0}
            fields={editing}
            onCancel={() => setEditing(null)}
            onSaved={() => setEditing(null)}
          />
        ) : (
          <Box>
            <Button
              variant="outlined"
              disabled={toKeep === ''}
              onClick={() => setEditing({ kind, name: '', text: toKeep, written })}
            >
              {isTemplate ? (
                <Trans>Save this letter as a template</Trans>
              ) : (
                <Trans>Save this paragraph</Trans>
              )}
            </Button>
            {!isTemplate && toKeep === '' && (
              <Box sx={{ marginBlockStart: '8px', color: token('text-2'), fontSize: '0.875rem' }}>
                <Trans>Put the caret into a paragraph of the letter first, or select some words.</Trans>
              </Box>
            )}
          </Box>
        )}
        {(kept?.broken.length ?? 0) > 0 && (
          <Note kind="warn" icon="warning" title={<Trans>Some saved texts cannot be read.</Trans>}>
            <Trans>They are still in your backups.</Trans>
          </Note>
        )}
        <Box
          component="ul"
          aria-label={isTemplate ? t`Templates` : t`Paragraphs`}
          sx={{ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${token('line')}` }}
        >
          {own.map((row) => (
            <LetterTextRow
              key={row.internalId}
              name={row.name}
              text={row.text}
              verb={isTemplate ? 'use' : 'insert'}
              onUse={() => onUse(row.text, row.written)}
              actions={[
                { name: 'edit', label: <Trans>Edit</Trans>, onClick: () => setEditing(row) },
                { name: 'delete', label: <Trans>Delete</Trans>, onClick: () => void remove(row) },
              ]}
            />
          ))}
          {isTemplate &&
            startingLetters.map(({ key, text }) => (
              <LetterTextRow
                key={key}
                name={starts[key].name}
                text={starts[key].use}
                verb="use"
                onUse={() => onUse(text, [])}
                actions={[
                  {
                    name: 'copy',
                    label: <Trans>Make it a template of your own</Trans>,
                    onClick: () => setEditing({ kind, name: starts[key].name, text }),
                  },
                ]}
              />
            ))}
        </Box>
        {!isTemplate && own.length === 0 && (
          <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>
            <Trans>None saved yet. What you save here can be put into any letter.</Trans>
          </Box>
        )}
      </Box>
    </ReadingDialog>
  );
}

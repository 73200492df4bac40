import type { BaseNote } from '@foothold/core/entities/resume/base-notes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useWholeResume } from '../../../data/resumes/shown-resume.ts';
import { keepMine, takeFromBase } from '../../../data/resumes/versions.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { NoteWords } from './note-words.tsx';
import { usePlaceWords } from './place-words.ts';

/** What the base of a version changed where the version has words of its own: each is taken or not. Nothing without notes. */
export function BaseNotes({ resumeId }: { resumeId: number }) {
  const shown = useWholeResume(resumeId);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const count = shown?.notes.length ?? 0;
  if (!shown?.base || count === 0) return null;
  const { title } = shown.base;
  return (
    <Box sx={{ display: 'grid', gap: '8px' }}>
      <Note
        kind="warn"
        icon="info"
        role="status"
        title={<Trans>“{title}” was changed since.</Trans>}
        action={
          <Button
            variant="outlined"
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <Trans>Hide changes</Trans> : <Trans>Look at changes</Trans>}
          </Button>
        }
      >
        <Plural
          value={count}
          one="This version has its own wording in # place."
          other="This version has its own wording in # places."
        />
      </Note>
      <Box
        id={listId}
        component="ul"
        hidden={!isOpen}
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: isOpen ? 'grid' : 'none', gap: '8px' }}
      >
        {shown.notes.map((note) => (
          <NoteRow key={note.path} resumeId={resumeId} note={note} />
        ))}
      </Box>
    </Box>
  );
}

function NoteRow({ resumeId, note }: { resumeId: number; note: BaseNote }) {
  const { t } = useLingui();
  const { placeOf } = usePlaceWords();
  const [isBusy, setBusy] = useState(false);
  const place = placeOf(note.item, note.field);
  const answer = async (how: typeof takeFromBase, words: React.ReactNode) => {
    setBusy(true);
    toastResult(await how(resumeId, note.path), words);
    setBusy(false);
  };
  const isGone = note.kind === 'gone';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: '10px',
        padding: '12px 16px',
        border: `1px solid ${token('line')}`,
        borderRadius: '16px',
        backgroundColor: token('surface'),
        fontSize: '0.875rem',
        lineHeight: '20px',
      }}
    >
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{place}</Box>
      {isGone ? (
        <Box sx={{ color: token('text-2') }}>
          <Trans>The base no longer has this. Your words stay here until you decide.</Trans>
        </Box>
      ) : (
        <NoteWords note={note} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          aria-label={isGone ? t`Remove it here too: ${place}` : t`Use the base’s words: ${place}`}
          onClick={() =>
            void answer(
              takeFromBase,
              isGone ? <Trans>Removed here too.</Trans> : <Trans>Now the same as the base.</Trans>,
            )
          }
        >
          {isGone ? <Trans>Remove it here too</Trans> : <Trans>Use the base’s words</Trans>}
        </Button>
        <Button
          variant="text"
          size="small"
          disabled={isBusy}
          aria-label={t`Keep mine: ${place}`}
          onClick={() => void answer(keepMine, <Trans>Your words kept.</Trans>)}
        >
          <Trans>Keep mine</Trans>
        </Button>
      </Box>
    </Box>
  );
}

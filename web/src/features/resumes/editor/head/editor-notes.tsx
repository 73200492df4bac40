import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Note } from '../../../../ui/notes/note.tsx';
import { ClashNote } from '../draft/clash-note.tsx';
import type { DraftState } from '../draft/resume-draft.ts';
import { useEditor } from '../editor-context.tsx';

/** Why something is not stored, and fields that another tab changed too; what was typed stays meanwhile. */
export function EditorNotes({ state }: { state: DraftState }) {
  const { draft } = useEditor();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '8px',
        marginBlockEnd: '12px',
        flexShrink: 0,
        maxHeight: '40dvh',
        overflowY: 'auto',
      }}
    >
      {state.problem && (
        <Note
          kind="bad"
          icon="alert"
          role="alert"
          title={state.problem}
          action={
            <Button variant="outlined" onClick={() => void draft.flush()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {state.clashes.map((clash) => (
        <ClashNote
          key={`${clash.owner.table} ${'id' in clash.owner ? clash.owner.id : ''} ${clash.field}`}
          clash={clash}
          whole={state.whole}
        />
      ))}
    </Box>
  );
}

import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/notes/note.tsx';
import { said } from '../../../ui/said.tsx';
import { ClashNote } from './clash-note.tsx';
import type { DraftState, FieldDraft } from './field-draft.ts';
import type { Clash } from './pending-edits.ts';

type Props<Whole, Owner> = {
  draft: FieldDraft<Whole, Owner>;
  state: DraftState<Whole, Owner>;
  /** What a field is called: “Lines of Charge nurse”. */
  nameOf: (clash: Clash<Owner>) => string;
  /** A version of a field in words; '' for an empty one, null for one that has none. */
  inWords: (value: unknown, clash: Clash<Owner>) => string | null;
  /** Further notes. */
  children?: ReactNode;
};

/** Why something is not stored, and fields that another tab changed too; what was typed stays meanwhile. */
export function DraftNotes<Whole, Owner>(props: Props<Whole, Owner>) {
  const { draft, state, nameOf, inWords, children } = props;
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
          title={said(state.problem)}
          action={
            <Button variant="outlined" onClick={() => void draft.flush()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
      {state.clashes.map((clash) => (
        <ClashNote
          key={JSON.stringify([clash.owner, clash.field])}
          clash={clash}
          name={nameOf(clash)}
          inWords={(value) => inWords(value, clash)}
          onKeepMine={() => void draft.keepMine(clash)}
          onTakeTheirs={() => draft.takeTheirs(clash)}
        />
      ))}
      {children}
    </Box>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import type { Clash } from './pending-edits.ts';

/** Letters of each version that show. */
const most = 300;

type Props<Owner> = {
  clash: Clash<Owner>;
  /** What the field is called. */
  name: string;
  /** A version in words; '' for an empty one, null for one that has none. */
  inWords: (value: unknown) => string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** A field that was changed here and in another tab: both versions, and the choice. Nothing was overwritten. */
export function ClashNote<Owner>({ clash, name, inWords, onKeepMine, onTakeTheirs }: Props<Owner>) {
  const { t } = useLingui();
  const shown = (value: unknown) => {
    const words = inWords(value);
    if (words === null) return t`(not shown here: it is not text)`;
    return words.length > most ? `${words.slice(0, most)}…` : words || t`(empty)`;
  };
  const isGone = clash.theirs === undefined;
  return (
    <Note
      kind="warn"
      icon="warning"
      role="alert"
      title={
        isGone ? (
          <Trans>This was deleted in another tab while you typed: {name}.</Trans>
        ) : (
          <Trans>Changed here and in another tab: {name}.</Trans>
        )
      }
    >
      <Trans>Nothing was overwritten.</Trans>
      <Box sx={{ display: 'grid', gap: '6px', marginBlock: '8px', whiteSpace: 'pre-wrap' }}>
        <Version label={<Trans>Yours:</Trans>} text={shown(clash.mine)} />
        {!isGone && <Version label={<Trans>The other tab’s:</Trans>} text={shown(clash.theirs)} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '4px 2px' }}>
        <Button variant="outlined" onClick={onKeepMine}>
          {isGone ? <Trans>Add it again</Trans> : <Trans>Keep mine</Trans>}
        </Button>
        <Button variant="text" onClick={onTakeTheirs}>
          {isGone ? <Trans>Discard it</Trans> : <Trans>Use the other</Trans>}
        </Button>
      </Box>
    </Note>
  );
}

function Version({ label, text }: { label: ReactNode; text: string }) {
  return (
    <div>
      <Box component="span" sx={{ fontWeight: 570, color: token('text') }}>
        {label}
      </Box>{' '}
      <bdi>{text}</bdi>
    </div>
  );
}

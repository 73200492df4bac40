import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import type { LetterLedger as Ledger } from './letter-ledger.tsx';
import type { LetterState } from './use-letter-truth.ts';

const LetterLedger = partLater(async () => (await import('./letter-ledger.tsx')).LetterLedger);
const LedgerWaits = partLater(
  async () => (await import('../../../shared/ai/ledger/ledger-waits.tsx')).LedgerWaits,
);

/** Over the letter as text: why it cannot leave yet, if it cannot. */
export function LetterPlaceholder({
  id,
  standing,
  held,
  onShow,
}: {
  id: string;
  standing: LetterState;
  held: readonly number[];
  onShow: (at: number) => void;
}) {
  if (standing.isOpen) return null;
  return (
    <Box sx={{ margin: { xs: '0 0 12px', md: '16px 20px 0' } }}>
      {held.length > 0 ? (
        <LedgerWaits id={id} waiting={held} onShow={onShow} />
      ) : (
        <NotChecked id={id} standing={standing} />
      )}
    </Box>
  );
}

/** The letter sentence by sentence, or why it is not here yet. */
export function LetterSentences({
  standing,
  ...props
}: Omit<ComponentProps<typeof Ledger>, 'standing'> & { standing: LetterState }) {
  const { t } = useLingui();
  if (standing.state === 'ready') return <LetterLedger {...props} standing={standing} />;
  if (standing.state === 'failed') return <NotChecked id={props.waitsId} standing={standing} />;
  return <SkeletonRows count={6} label={t`Comparing the letter with what you wrote`} />;
}

function NotChecked({ id, standing }: { id: string; standing: LetterState }) {
  return (
    <Box id={id}>
      {standing.state === 'failed' ? (
        <Note kind="warn" icon="alert" title={<Trans>The letter could not be checked.</Trans>}>
          <Trans>
            The comparison with your resume could not be loaded. Connect and open it again; it is safe.
          </Trans>
        </Note>
      ) : (
        <Note
          kind="quiet"
          icon="info"
          title={
            <Trans>The letter is being compared with what you wrote. You can export it after that.</Trans>
          }
        />
      )}
    </Box>
  );
}

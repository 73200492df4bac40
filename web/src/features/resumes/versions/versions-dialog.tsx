import { Trans } from '@lingui/react/macro';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { VersionsPanel } from './versions-panel.tsx';

type Props = { open: boolean; onClose: () => void; resumeId: number };

/** What hangs together with the resume that is edited, over the editor. */
export function VersionsDialog({ open, onClose, resumeId }: Props) {
  return (
    <ReadingDialog open={open} onClose={onClose} title={<Trans>Versions and comparison</Trans>} fullWidth>
      {open && <VersionsPanel resumeId={resumeId} onLeave={onClose} />}
    </ReadingDialog>
  );
}

import type { SourceLine } from '@foothold/core/resume-reading/source-lines.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { TitledDialog } from '../../../../ui/dialogs/titled-dialog.tsx';

type Props = { open: boolean; onClose: () => void; lines: readonly SourceLine[] };

/** All that was read of a file, in the order it was read in. */
export function TextDialog({ open, onClose, lines }: Props) {
  const { t } = useLingui();
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      width={640}
      title={<Trans>The text as read</Trans>}
      under={
        <Trans>In the order in which it was read: employers’ software reads a file like this too.</Trans>
      }
    >
      <Box
        component="ol"
        tabIndex={0}
        aria-label={t`Lines`}
        sx={{
          margin: 0,
          overflowY: 'auto',
          paddingBlock: '12px 20px',
          paddingInline: '48px 20px',
          fontSize: '0.875rem',
          lineHeight: '20px',
          overflowWrap: 'anywhere',
        }}
      >
        {lines.map(({ text, runs }) => (
          <li key={`${runs[0]} ${text}`} dir="auto">
            {text}
          </li>
        ))}
      </Box>
    </TitledDialog>
  );
}

import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { SafeHtml } from '../../../shared/postings/safe-html.tsx';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { token } from '../../../ui/tokens.ts';
import type { PostingText } from './posting-text.ts';

type Props = { open: boolean; title: string; text: PostingText; onClose: () => void };

/** The posting as it was when the job was saved, to be read after the page it came from is gone. */
export function PostingTextDialog({ open, title, text, onClose }: Props) {
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={title}
      under={<Trans>As it was when you saved it</Trans>}
    >
      {text.html ? (
        <SafeHtml html={text.html} />
      ) : (
        <Box
          sx={{
            whiteSpace: 'pre-wrap',
            maxWidth: '66ch',
            fontSize: '0.9375rem',
            lineHeight: '24px',
            color: token('text-2'),
          }}
        >
          {text.plain}
        </Box>
      )}
    </ReadingDialog>
  );
}

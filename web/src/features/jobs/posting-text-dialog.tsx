import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from '../../components/icon.tsx';
import { SafeHtml } from '../../components/safe-html.tsx';
import { token } from '../../components/tokens.ts';
import type { PostingText } from './posting-text.ts';

type Props = { open: boolean; title: string; text: PostingText; onClose: () => void };

/** The posting as it was when the job was saved, to be read after the page it came from is gone. */
export function PostingTextDialog({ open, title, text, onClose }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="md" scroll="paper">
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          paddingBlock: '16px 12px',
          paddingInline: '20px 12px',
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: token('text-3') }}>
            <Trans>As it was when you saved it</Trans>
          </Typography>
        </Box>
        <IconButton aria-label={t`Close`} onClick={onClose} autoFocus>
          <Icon name="close" size="sm" />
        </IconButton>
      </Box>
      {/* A region that scrolls is reachable by keyboard only when it takes the focus itself. */}
      <Box
        component="section"
        tabIndex={0}
        aria-labelledby={titleId}
        sx={{ padding: '20px', overflowY: 'auto' }}
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
      </Box>
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { copyText } from '../../../platform/clipboard.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';

/** A file of text as it will be saved, to be read or copied. */
export function ExportText({ text }: { text: string }) {
  const { t } = useLingui();
  const copy = async () =>
    (await copyText(text))
      ? showToast({ text: <Trans>Copied.</Trans> })
      : showToast({
          text: <Trans>The browser did not allow copying. Save the file instead.</Trans>,
          kind: 'error',
        });
  return (
    <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
      <Box
        component="pre"
        role="region"
        aria-label={t`The file`}
        tabIndex={0}
        sx={{
          margin: 0,
          width: '100%',
          maxHeight: 240,
          overflowY: 'auto',
          padding: '12px 16px',
          borderRadius: '20px',
          border: `1px solid ${token('line')}`,
          backgroundColor: token('sunken'),
          fontFamily: 'inherit',
          fontSize: '0.8125rem',
          lineHeight: '20px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Box>
      <Button variant="outlined" startIcon={<Icon name="copy" size="xs" />} onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
    </Box>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { copyText } from '../../../platform/clipboard.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useSiteConfig } from '../../../platform/server/site-config.ts';
import { token } from '../../../ui/tokens.ts';

type Props = { open: boolean; codes: readonly string[]; onClose: () => void };

/** Shows new recovery codes this one time; it closes by its button alone, so that they are not clicked away. */
export function RecoveryCodesDialog({ open, codes, onClose }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const { siteName } = useSiteConfig();
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = codes.join('\n');
  return (
    <Dialog open={open} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Box sx={{ padding: '20px' }}>
        <Typography id={titleId} variant="h2" sx={{ marginBlockEnd: '8px' }}>
          <Trans>Keep these recovery codes</Trans>
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: token('text-2') }}>
          <Trans>
            Each signs in once, after an e-mail link or Google, when you do not have your passkey. They are
            not shown again. Keep them where you find them without this device.
          </Trans>
        </Typography>
        <Box
          component="ul"
          aria-label={t`Recovery codes`}
          sx={{
            margin: '16px 0',
            padding: '12px 16px',
            listStyle: 'none',
            borderRadius: '14px',
            backgroundColor: token('sunken'),
            fontFamily: 'monospace',
            fontSize: 13,
            lineHeight: '24px',
            overflowWrap: 'anywhere',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box role="status" sx={{ fontSize: 13, lineHeight: '18px', color: token('text-2') }}>
          {copied === true && <Trans>Copied.</Trans>}
          {copied === false && (
            <Trans>The browser did not allow copying. Download them or write them down.</Trans>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' }}>
          <Button variant="outlined" onClick={() => void copyText(text).then(setCopied)}>
            <Trans>Copy</Trans>
          </Button>
          <Button
            variant="outlined"
            onClick={() =>
              saveFile({ name: `${siteName} recovery codes.txt`, text: `${text}\n`, type: 'text/plain' })
            }
          >
            <Trans>Download</Trans>
          </Button>
          <Box sx={{ flexGrow: 1 }} />
          <Button variant="contained" onClick={onClose}>
            <Trans>I kept them</Trans>
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}

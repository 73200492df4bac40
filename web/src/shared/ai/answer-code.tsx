import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { copyText } from '../../platform/clipboard.ts';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';

/** Code of an answer, as it was written, with the way to copy it. */
export function AnswerCode({ language, text }: { language: string; text: string }) {
  const copy = async () =>
    showToast(
      (await copyText(text))
        ? { text: <Trans>Copied.</Trans> }
        : { text: <Trans>The browser did not allow copying.</Trans>, kind: 'error' },
    );
  return (
    <Box
      sx={{
        marginBlockEnd: '10px',
        border: `1px solid ${token('line')}`,
        borderRadius: '14px',
        backgroundColor: token('sunken'),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInline: '14px 6px', minHeight: 36 }}>
        <Box component="span" sx={{ flexGrow: 1, fontSize: '0.75rem', color: token('text-3') }}>
          {language}
        </Box>
        <Button variant="text" size="small" onClick={() => void copy()}>
          <Trans>Copy code</Trans>
        </Button>
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        dir="ltr"
        sx={{
          ...{
            margin: 0,
            padding: '0 14px 12px',
            overflowX: 'auto',
            whiteSpace: 'pre',
            overflowWrap: 'normal',
          },
          ...{ fontSize: '0.8125rem', lineHeight: '20px' },
          '& code': { padding: 0, border: 0, backgroundColor: 'transparent', fontSize: 'inherit' },
        }}
      >
        <code>{text}</code>
      </Box>
    </Box>
  );
}

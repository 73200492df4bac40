import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { browserModelItem } from '../../../platform/ai/browser-model/browser-model-item.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { useBrowserModel } from './use-browser-model.ts';

type Props = { userId: string; isOn: boolean };

/** The model that this browser brings: downloaded after a press, used in place of every other, on this device alone. */
export function BrowserModelPart({ userId, isOn }: Props) {
  const { t, i18n } = useLingui();
  const { state, share, hasFailed, download, stop } = useBrowserModel(i18n.locale);
  const percent = i18n.number(share ?? 0, { style: 'percent', maximumFractionDigits: 0 });
  // What was turned on can be turned off, also where the browser lost its model.
  if (state === 'absent' && !isOn) return null;
  const turn = (on: boolean) => {
    const isKept = browserModelItem.write(userId, on ? { isOn: true } : null);
    if (!isKept)
      showToast({ text: <Trans>This browser stores nothing for this site.</Trans>, kind: 'error' });
  };
  return (
    <Box component="section" sx={{ display: 'grid', gap: '10px', marginBlockEnd: '22px' }}>
      <Box component="h3" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
        <Trans>The model of this browser</Trans>
      </Box>
      <Box component="p" sx={{ margin: 0, color: token('text-2'), fontSize: '0.8125rem' }}>
        <Trans>
          This browser has a language model of its own. It runs on this device, and nothing that you ask it
          leaves. It is small: long texts do not fit, and it uses no tools of the assistant.
        </Trans>
      </Box>
      {share !== null && (
        <Box role="status">
          <LinearProgress
            variant="determinate"
            value={Math.round(share * 100)}
            aria-label={t`Downloading the model`}
          />
          <Box sx={{ marginBlockStart: '4px', fontSize: '0.8125rem', color: token('text-2') }}>
            <Trans>Downloading the model: {percent}</Trans>
          </Box>
        </Box>
      )}
      {hasFailed && (
        <ErrorNote title={<Trans>The browser could not download its model.</Trans>}>
          <Trans>It needs free space on the disk and a connection that is not metered.</Trans>
        </ErrorNote>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {isOn ? (
          <Button variant="outlined" onClick={() => turn(false)}>
            <Trans>Turn it off</Trans>
          </Button>
        ) : state === 'available' ? (
          <Button variant="outlined" onClick={() => turn(true)}>
            <Trans>Use the model of this browser</Trans>
          </Button>
        ) : (
          share === null && (
            <Button variant="outlined" onClick={() => void download()}>
              {state === 'downloading' ? (
                <Trans>Show the download</Trans>
              ) : (
                <Trans>Download the model, some gigabytes</Trans>
              )}
            </Button>
          )
        )}
        {share !== null && (
          <Button variant="text" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}

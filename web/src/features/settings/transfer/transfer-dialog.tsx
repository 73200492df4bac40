import { importFormatName } from '@foothold/core/transfer/import-fields.messages.ts';
import { type ImportSheet, isReadable } from '@foothold/core/transfer/import-sheet.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useSay } from '../../../platform/use-say.ts';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { said } from '../../../ui/said.tsx';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { TransferColumns } from './transfer-columns.tsx';
import { TransferPreview } from './transfer-preview.tsx';
import { TransferProgress } from './transfer-progress.tsx';
import { TransferDates, TransferStatuses } from './transfer-readings.tsx';
import { importSteps, type MatchChoices } from './transfer-rows.ts';
import { useTransfer } from './use-transfer.ts';
import { useTransferWords } from './use-transfer-words.ts';

const noChange: MatchChoices = { same: 'skip', similar: 'skip' };

/** The way of a file into the list of jobs: what its columns are, what it would bring, then the import itself. */
export function TransferDialog({ open, onClose, file }: { open: boolean; onClose: () => void; file?: File }) {
  const say = useSay();
  const { t } = useLingui();
  const words = useTransferWords();
  const [choices, setChoices] = useState(noChange);
  const { state, ...transfer } = useTransfer(({ added, filled, journalId }) => {
    const jobs = t`${plural(added, { one: '# job imported', other: '# jobs imported' })}`;
    toastDone(
      filled === 0 ? (
        <Trans>{jobs}.</Trans>
      ) : (
        <Trans>
          {jobs}, {filled} filled in.
        </Trans>
      ),
      journalId,
    );
    onClose();
  });
  useEffect(() => {
    if (!open || !file) return;
    setChoices(noChange);
    void transfer.open(file);
    // A file is read once, when it is given.
  }, [open, file]);

  const close = () => {
    transfer.stop();
    onClose();
  };
  const sheets = 'sheets' in state ? state.sheets : [];
  const preview = state.step === 'preview' ? state.preview : null;
  const steps = useMemo(() => (preview ? importSteps(preview, choices) : []), [preview, choices]);
  const isUnnamed = !sheets.some(isReadable);
  const replaced = (next: ImportSheet) => sheets.map((sheet) => (sheet.name === next.name ? next : sheet));
  const change = (next: ImportSheet) => transfer.change(replaced(next));

  return (
    <TitledDialog open={open} onClose={close} title={<Trans>Import jobs</Trans>} under={file?.name}>
      <Box
        sx={{
          flexGrow: 1,
          overflowY: 'auto',
          padding: '16px 20px',
          borderBlockEnd: `1px solid ${token('line')}`,
        }}
      >
        {state.step === 'reading' && <TransferProgress label={t`Reading the file`} />}
        {state.step === 'checking' && (
          <TransferProgress label={t`Looking for jobs that are here already`} part={state.part} />
        )}
        {state.step === 'writing' && <TransferProgress label={t`Importing jobs`} part={state.part} />}
        {state.step === 'problem' && (
          <ErrorNote title={<Trans>This file was not imported</Trans>}>
            {words.file(state.problem)} <Trans>Nothing here was changed.</Trans>
          </ErrorNote>
        )}
        {state.step === 'failed' && (
          <ErrorNote title={<Trans>Nothing was imported</Trans>}>{said(state.failure.message)}</ErrorNote>
        )}
        {state.step === 'columns' &&
          sheets.map((sheet) => (
            <Box key={sheet.name} component="section" aria-label={sheet.name} sx={{ marginBlockEnd: '24px' }}>
              <Typography variant="h3">
                {sheets.length > 1 ? sheet.name : <Trans>What each column is</Trans>}
              </Typography>
              <Typography variant="body2" sx={{ color: token('text-2') }}>
                {t`${plural(sheet.table.rows.length, { one: '# row', other: '# rows' })}`}
                {sheet.format !== 'other' && <> · {say(importFormatName(sheet.format))}</>}
              </Typography>
              <TransferColumns sheet={sheet} onChange={change} />
              <TransferDates sheet={sheet} onChange={change} />
              <TransferStatuses sheet={sheet} onChange={change} />
            </Box>
          ))}
        {state.step === 'preview' && (
          <TransferPreview
            sheets={state.sheets}
            preview={state.preview}
            choices={choices}
            onChoices={setChoices}
            onAnswer={(next) => void transfer.check(replaced(next), { isQuiet: true })}
          />
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: '8px',
          padding: '12px 20px',
        }}
      >
        {state.step === 'columns' && (
          <>
            {isUnnamed && (
              <Box role="status" sx={{ flexGrow: 1, color: token('text-2'), fontSize: '0.875rem' }}>
                <Trans>Choose the column with the job title or the company.</Trans>
              </Box>
            )}
            <Button variant="contained" disabled={isUnnamed} onClick={() => void transfer.check(sheets)}>
              <Trans>Preview import</Trans>
            </Button>
          </>
        )}
        {state.step === 'preview' && (
          <>
            <Button variant="outlined" onClick={() => transfer.change(state.sheets)}>
              <Trans>Change columns</Trans>
            </Button>
            {steps.length > 0 ? (
              <Button
                variant="contained"
                onClick={() => void transfer.write(state.preview, choices, state.sheets)}
              >
                {t`${plural(steps.length, { one: 'Import # job', other: 'Import # jobs' })}`}
              </Button>
            ) : (
              <Button variant="contained" onClick={close}>
                <Trans>Close: nothing new</Trans>
              </Button>
            )}
          </>
        )}
        {(state.step === 'reading' || state.step === 'checking' || state.step === 'writing') && (
          <Button variant="outlined" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        {(state.step === 'problem' || state.step === 'failed') && (
          <Button variant={state.step === 'failed' ? 'outlined' : 'contained'} onClick={close}>
            <Trans>Close</Trans>
          </Button>
        )}
        {state.step === 'failed' && (
          <Button variant="contained" onClick={() => void transfer.check(state.sheets)}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Box>
    </TitledDialog>
  );
}

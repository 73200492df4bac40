import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useHashTarget } from './use-hash-target.ts';

const TransferDialog = opensLater(
  async () => (await import('./transfer/transfer-dialog.tsx')).TransferDialog,
);

const id = 'import';

/** Jobs out of other trackers and spreadsheets, and into them. */
export function TransferSection() {
  const { t } = useLingui();
  const part = useHashTarget(id, true);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isOpen, setOpen] = useState(false);

  const take = (given: File | undefined) => {
    if (!given) return;
    setFile(given);
    setOpen(true);
  };
  const download = async () => (await import('../../shared/jobs/download-jobs-csv.ts')).downloadJobsCsv();

  return (
    <FileDrop id={id} ref={part} onFile={take}>
      <SectionCard
        title={<Trans>Import and export</Trans>}
        lead={
          <Trans>
            Bring your jobs from Huntr, Teal, LinkedIn or your own spreadsheet: a CSV file, or the ZIP of a
            LinkedIn export. You see what it brings before anything is written. A file can also be dropped
            here.
          </Trans>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            <Trans>Import jobs</Trans>
          </Button>
          <Button variant="outlined" onClick={() => void download()}>
            <Trans>Download jobs as CSV</Trans>
          </Button>
        </Box>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
          hidden
          aria-label={t`File of jobs`}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <TransferDialog open={isOpen} onClose={() => setOpen(false)} {...(file && { file })} />
      </SectionCard>
    </FileDrop>
  );
}

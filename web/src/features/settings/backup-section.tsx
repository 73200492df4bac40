import type { Backup, BackupProblem } from '@foothold/core/domain/backup.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import { ErrorNote } from '../../components/error-note.tsx';
import { opensLater } from '../../components/opens-later.tsx';
import { SectionCard } from '../../components/section-card.tsx';

const RestoreDialog = opensLater(async () => (await import('./restore-dialog.tsx')).RestoreDialog);

/** A copy of the own data to keep elsewhere, and the way back from one. */
export function BackupSection() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Backup | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<ReactNode>(null);

  const download = async () => (await import('../../components/download-backup.tsx')).downloadBackup();

  async function look(file: File | undefined) {
    setProblem(null);
    if (!file) return;
    const { readBackup } = await import('../../data/backup.ts');
    const read = readBackup(await file.text());
    if (!read.ok) return setProblem(<Why problem={read.problem} table={read.table ?? ''} />);
    setFound(read.backup);
    setAsking(true);
  }

  return (
    <SectionCard
      title={<Trans>Backup</Trans>}
      lead={
        <Trans>
          One file with everything you saved here. It is not locked: whoever has it can read it. Your account
          and the history of changes are not in it.
        </Trans>
      }
    >
      {problem && (
        <Box sx={{ marginBlockEnd: '12px' }}>
          <ErrorNote title={<Trans>This file was not restored</Trans>}>{problem}</ErrorNote>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <Button variant="outlined" onClick={() => void download()}>
          <Trans>Download backup</Trans>
        </Button>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          <Trans>Restore backup</Trans>
        </Button>
      </Box>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t`Backup file`}
        onChange={(event) => {
          void look(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <RestoreDialog open={isAsking} onClose={() => setAsking(false)} {...(found && { backup: found })} />
    </SectionCard>
  );
}

function Why({ problem, table }: { problem: BackupProblem; table: string }) {
  switch (problem) {
    case 'not-a-backup':
      return <Trans>It is no backup of this product. Nothing here was changed.</Trans>;
    case 'newer':
      return (
        <Trans>
          It was made by a newer version. Reload this page, then try again. Nothing here was changed.
        </Trans>
      );
    case 'unknown-table':
      return <Trans>It holds “{table}”, which this product does not know. Nothing here was changed.</Trans>;
    case 'damaged':
      return (
        <Trans>
          It was cut or changed since it was made, so parts of it would be lost. Nothing here was changed. Try
          another copy of it.
        </Trans>
      );
  }
}

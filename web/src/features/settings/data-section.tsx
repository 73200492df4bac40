import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDataCounts } from '../../data/journal/clear-data.ts';
import { tableNames } from '../../data/rows/tables.ts';
import { useTableWords } from '../../shared/own-data/use-table-words.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { token } from '../../ui/tokens.ts';
import { StorageFacts } from './storage-facts.tsx';

const ClearDialog = opensLater(async () => (await import('./clear-dialog.tsx')).ClearDialog);

/** Where the own data lies, how much there is, and the way to clear it. */
export function DataSection() {
  const { t } = useLingui();
  const counts = useDataCounts();
  const words = useTableWords();
  const [isAsking, setAsking] = useState(false);
  const filled = tableNames.filter((table) => counts && counts[table] > 0);
  return (
    <SectionCard
      title={<Trans>Your data</Trans>}
      lead={<Trans>It exists only in this browser. Another browser or device does not have it.</Trans>}
    >
      <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch', marginBlockEnd: '8px' }}>
        <Trans>
          It is not encrypted on the disk: whoever can use your account on this computer can read it. Disk
          encryption and a screen that locks protect it, “Lock and download” below makes a locked copy, and on
          a shared computer “Sign out and erase this device” on your{' '}
          <MuiLink component={Link} to="/profile" underline="always">
            profile
          </MuiLink>{' '}
          removes it.
        </Trans>
      </Typography>
      <StorageFacts stamp={JSON.stringify(counts ?? '')} />
      <Box
        component="ul"
        aria-label={t`What is stored`}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
          gap: '4px 16px',
          margin: '12px 0 16px',
          padding: 0,
          listStyle: 'none',
          minHeight: 24,
          color: token('text'),
        }}
      >
        {counts && filled.length === 0 && (
          <li>
            <Trans>Nothing yet.</Trans>
          </li>
        )}
        {filled.map((table) => (
          <li key={table}>{words(table, counts?.[table] ?? 0)}</li>
        ))}
      </Box>
      <Button
        variant="outlined"
        color="error"
        disabled={filled.length === 0}
        onClick={() => setAsking(true)}
        sx={{ '&:not(:disabled)': { color: token('bad') } }}
      >
        <Trans>Clear all data</Trans>
      </Button>
      <ClearDialog open={isAsking} onClose={() => setAsking(false)} {...(counts && { counts })} />
    </SectionCard>
  );
}

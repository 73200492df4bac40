import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useDelayed } from '../../../ui/hooks/use-delayed.ts';
import { token } from '../../../ui/tokens.ts';

/** What is being done and how far it is, from 0 to 1 where that is known; nothing while it is quick. */
export function TransferProgress({ label, part }: { label: string; part?: number }) {
  const id = useId();
  if (!useDelayed(true)) return null;
  return (
    <Box sx={{ display: 'grid', gap: '12px', paddingBlock: '24px' }}>
      <Box id={id}>{label}</Box>
      <LinearProgress
        aria-labelledby={id}
        variant={part === undefined ? 'indeterminate' : 'determinate'}
        value={Math.round((part ?? 0) * 100)}
        sx={{ height: 2 }}
      />
      <Box sx={{ color: token('text-2') }}>
        <Trans>You can cancel: nothing is written before the import is complete.</Trans>
      </Box>
    </Box>
  );
}

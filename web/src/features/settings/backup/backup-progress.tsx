import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useId } from 'react';
import { useDelayed } from '../../../ui/hooks/use-delayed.ts';

/** Long work that is under way: what it is, the share that is done, and the way to call it off. */
export type Work = { label: ReactNode; share: number };

type Props = { work: Work | null; onCancel?: () => void };

/** How far long work is; nothing of what is over soon. */
export function BackupProgress({ work, onCancel }: Props) {
  const id = useId();
  if (!useDelayed(work !== null, 300) || !work) return null;
  const percent = Math.round(work.share * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minHeight: 44, marginBlockStart: '8px' }}>
      <Box sx={{ flexGrow: 1 }}>
        <div id={id} role="status">
          {work.label}
        </div>
        <LinearProgress
          variant={percent === 0 ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-labelledby={id}
          sx={{ height: 4, borderRadius: '2px' }}
        />
      </Box>
      {onCancel && (
        <Button variant="text" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </Box>
  );
}

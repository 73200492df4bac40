import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import type { PdfStep } from '../../../shared/resumes/resume-pdf.ts';
import { useDelayed } from '../../../ui/hooks/use-delayed.ts';
import { token } from '../../../ui/tokens.ts';

/** What making the file is at; nothing of what is over soon. */
export function ExportProgress({ step }: { step: PdfStep | null }) {
  const id = useId();
  const isLate = useDelayed(true, 300);
  if (!isLate) return null;
  const share = step?.kind === 'fetching' ? Math.round((step.loaded / step.total) * 100) : 0;
  return (
    <Box sx={{ display: 'grid', gap: '8px', alignContent: 'start' }}>
      <Box id={id} role="status" sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px' }}>
        {step?.kind === 'fetching' ? (
          <Trans>Downloading the typesetter: about 11 MB, once on this device.</Trans>
        ) : step?.kind === 'reading' ? (
          <Trans>Reading the file back</Trans>
        ) : (
          <Trans>Typesetting the pages</Trans>
        )}
      </Box>
      <LinearProgress
        variant={share === 0 ? 'indeterminate' : 'determinate'}
        value={share}
        aria-labelledby={id}
        sx={{ height: 4, borderRadius: '2px' }}
      />
    </Box>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { DocumentProgress, ScanProgress } from '../../../../document-reading/document-reading.ts';
import { Card } from '../../../../ui/card.tsx';
import { useDelayed } from '../../../../ui/hooks/use-delayed.ts';
import { token } from '../../../../ui/tokens.ts';

type Props = {
  name: string;
  progress: DocumentProgress | ScanProgress | null;
  /** Letters are being recognized, which takes longer. */
  isScan: boolean;
  onStop: () => void;
};

/** While a file is read: how far it is, and the way to stop it. */
export function ReadingCard({ name, progress, isScan, onStop }: Props) {
  const { t } = useLingui();
  const isLate = useDelayed(true);
  if (!isLate) return null;
  const share = shareOf(progress);
  return (
    <Card
      aria-label={t`Reading`}
      sx={{ maxWidth: 900, padding: { xs: '24px 16px', md: '32px' }, display: 'grid', gap: '12px' }}
    >
      <Box sx={{ fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name ? <Trans>Reading {name}</Trans> : <Trans>Reading the text</Trans>}
      </Box>
      <LinearProgress
        aria-label={t`How far it is`}
        {...(share === null
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: share })}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', justifyContent: 'space-between' }}>
        <Box role="status" sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
          <Words progress={progress} isScan={isScan} />
        </Box>
        <Button variant="outlined" onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      </Box>
    </Card>
  );
}

function Words({ progress, isScan }: Pick<Props, 'progress' | 'isScan'>) {
  if (progress && 'step' in progress && progress.step === 'fetch') {
    const percent = Math.round(progress.share * 100);
    return <Trans>Loading text recognition: {percent}%. After that it works offline.</Trans>;
  }
  if (progress && 'page' in progress) {
    const { page, pages } = progress;
    return isScan ? (
      <Trans>
        Recognizing page {page} of {pages}
      </Trans>
    ) : (
      <Trans>
        Page {page} of {pages}
      </Trans>
    );
  }
  return <Trans>Opening it</Trans>;
}

function shareOf(progress: Props['progress']): number | null {
  if (!progress) return null;
  if ('share' in progress) return progress.share * 100;
  return (100 * (progress.page - 1)) / Math.max(progress.pages, 1);
}

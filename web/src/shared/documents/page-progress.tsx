import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { TypesetProgress } from '../../typesetting/typesetting.ts';
import { useDelayed } from '../../ui/hooks/use-delayed.ts';
import { token } from '../../ui/tokens.ts';

/** While the engine comes for the first time: how much of it is there. */
export function PageProgress({ progress }: { progress: TypesetProgress | null }) {
  const { t } = useLingui();
  const isLate = useDelayed(true);
  if (!isLate) return null;
  const share = progress && progress.total > 0 ? Math.round((100 * progress.loaded) / progress.total) : 0;
  return (
    <Box
      sx={{ display: 'grid', gap: '8px', width: 'min(320px, 100%)', margin: '0 auto', paddingBlock: '48px' }}
    >
      <LinearProgress variant="determinate" value={Math.min(share, 100)} aria-label={t`Loading the page`} />
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), textAlign: 'center' }}>
        {share < 100 ? (
          <Trans>Loading the page: {share}%. After that it works offline.</Trans>
        ) : (
          <Trans>Typesetting the page</Trans>
        )}
      </Box>
    </Box>
  );
}

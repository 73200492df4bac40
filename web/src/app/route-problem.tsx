import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router';
import { href } from '../platform/href.ts';
import { token } from '../ui/tokens.ts';

/** What replaces a screen that failed; what was saved is not touched by it. */
export function RouteProblem() {
  const error = useRouteError();
  useEffect(() => {
    // The one place where a failed screen is written down: the browser's own console.
    reportError(error);
  }, [error]);
  return (
    <Box sx={{ maxWidth: 560, marginInline: 'auto', paddingBlock: '60px' }} role="alert">
      <Typography variant="h1" sx={{ marginBlockEnd: '8px' }}>
        <Trans>This screen did not open</Trans>
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-2'), marginBlockEnd: '20px' }}>
        <Trans>
          Something in it failed. What you saved is in this browser and safe. Loading it again often helps.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          <Trans>Load again</Trans>
        </Button>
        <Button variant="outlined" component={Link} to={href('/work')}>
          <Trans>Go to my jobs</Trans>
        </Button>
      </Box>
    </Box>
  );
}

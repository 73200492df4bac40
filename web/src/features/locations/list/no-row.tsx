import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';

/** Beside a list while no row of it is open. */
export function NoRow({ isWaiting, open }: { isWaiting: boolean; open: string | null }) {
  if (isWaiting) return null;
  return (
    <Box sx={{ margin: 'auto', padding: '24px', color: token('text-3') }}>
      {open === null ? (
        <Trans>What you choose from the list is shown here.</Trans>
      ) : (
        <Trans>This is not on this page of the list.</Trans>
      )}
    </Box>
  );
}

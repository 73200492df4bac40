import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMobile } from '../hooks/use-mobile.ts';
import { Icon } from '../icons/icon.tsx';

/** Over a detail on a phone: the way back to the list that it replaces. */
export function RowBack({ onBack }: { onBack: () => void }) {
  if (!useMobile()) return null;
  return (
    <Button
      variant="text"
      onClick={onBack}
      startIcon={<Icon name="back" size="sm" />}
      sx={{ marginInlineStart: '-8px', marginBlockEnd: '4px' }}
    >
      <Trans>Back to the list</Trans>
    </Button>
  );
}

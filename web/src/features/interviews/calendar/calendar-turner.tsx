import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../ui/icons/icon.tsx';

type Props = { as: 'week' | 'month'; onMove: (by: number) => void; onToday: () => void };

/** To the week or month before, the present one, the one after. */
export function CalendarTurner({ as, onMove, onToday }: Props) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={as === 'week' ? t`Previous week` : t`Previous month`}
        onClick={() => onMove(-1)}
      >
        <Icon name="chevron-left" size="sm" />
      </IconButton>
      <Button variant="outlined" onClick={onToday}>
        <Trans>Today</Trans>
      </Button>
      <IconButton aria-label={as === 'week' ? t`Next week` : t`Next month`} onClick={() => onMove(1)}>
        <Icon name="chevron-right" size="sm" />
      </IconButton>
    </Box>
  );
}

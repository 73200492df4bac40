import { Trans } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { token } from '../../../ui/tokens.ts';

/** Inside the toast: the day that was just written can be set right at once (docs/spec/readings.md R12). */
export function ChangeDateButton({ onClick }: { onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        color: token('inverse-link'),
        font: 'inherit',
        fontWeight: 570,
        minHeight: 24,
        borderRadius: '6px',
      }}
    >
      <Trans>Change date</Trans>
    </ButtonBase>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { token } from '../../../ui/tokens.ts';

type Props = {
  title: string;
  second: string;
  /** Names the place for the button. */
  name: string;
  onUse: () => void;
};

/** A place that was found, waiting for the person to say that it is the one. */
export function FoundRow({ title, second, name, onUse }: Props) {
  const { t } = useLingui();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 56,
        paddingBlock: '8px',
        borderBlockEnd: `1px solid ${token('line')}`,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: '20px' }}>
        <Box sx={{ fontWeight: 570 }}>{title}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>{second}</Box>
      </Box>
      <Button
        variant="outlined"
        aria-label={t`Use ${name}, ${second}`}
        onClick={onUse}
        sx={{ flexShrink: 0 }}
      >
        <Trans>Use</Trans>
      </Button>
    </Box>
  );
}

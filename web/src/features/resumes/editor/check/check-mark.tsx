import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { token } from '../../../../ui/tokens.ts';
import { useSaysToCheck } from './to-check.tsx';

const longest = 80;

/** Under an input whose value an import was not sure of: what the file says there. Goes once the input was looked at. */
export function CheckMark({ control }: { control: string }) {
  const says = useSaysToCheck(control);
  if (says === undefined) return null;
  const text = says.replaceAll('\n', ' ');
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return (
    <Box
      data-check=""
      sx={{
        display: 'flex',
        gap: '6px',
        alignItems: 'start',
        marginBlockStart: '4px',
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: token('warn'),
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ paddingBlockStart: '2px', flexShrink: 0 }}>
        <Icon name="help" size={14} />
      </Box>
      <span>{short ? <Trans>Check: the file says “{short}”</Trans> : <Trans>Check this</Trans>}</span>
    </Box>
  );
}

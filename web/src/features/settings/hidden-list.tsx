import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { token } from '../../ui/tokens.ts';

type Props = { label: string; rows: readonly { key: string; name: string; show: () => unknown }[] };

/** What searches leave out, each with the way back. */
export function HiddenList({ label, rows }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <HiddenRow key={row.key} name={row.name} show={row.show} />
      ))}
    </Box>
  );
}

function HiddenRow({ name, show }: { name: string; show: () => unknown }) {
  const { t } = useLingui();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        minHeight: 48,
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 520 }}>
        {name}
      </Box>
      <Button
        variant="text"
        aria-label={t`Show again: ${name}`}
        onClick={() => void show()}
        sx={{ flexShrink: 0 }}
      >
        <Trans>Show again</Trans>
      </Button>
    </Box>
  );
}

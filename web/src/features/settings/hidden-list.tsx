import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { token } from '../../ui/tokens.ts';

type Props = {
  label: string;
  rows: readonly { key: string; name: string; show: () => unknown }[];
  /** What the button of a row says, and its name; “Show again” without. */
  press?: ReactNode;
  pressLabel?: (name: string) => string;
};

/** What was put away, each with the way back. */
export function HiddenList({ label, rows, press, pressLabel }: Props) {
  const { t } = useLingui();
  const nameOf = pressLabel ?? ((name: string) => t`Show again: ${name}`);
  return (
    <Box component="ul" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <HiddenRow key={row.key} name={row.name} label={nameOf(row.name)} show={row.show}>
          {press ?? <Trans>Show again</Trans>}
        </HiddenRow>
      ))}
    </Box>
  );
}

type RowProps = { name: string; label: string; show: () => unknown; children: ReactNode };

function HiddenRow({ name, label, show, children }: RowProps) {
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
      <Button variant="text" aria-label={label} onClick={() => void show()} sx={{ flexShrink: 0 }}>
        {children}
      </Button>
    </Box>
  );
}

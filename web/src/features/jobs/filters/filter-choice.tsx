import { numberFormat } from '@foothold/core/text/formats.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  on: boolean;
  /** How many jobs it stands for, among all. */
  count: number | undefined;
  onChange: () => void;
  icon?: ReactNode;
  isHead?: boolean;
  children: ReactNode;
};

/** One thing the list can be narrowed to, with its count. */
export function FilterChoice({ on, count, onChange, icon, isHead, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        '& > label': { flexGrow: 1, minHeight: { xs: 44, md: 30 } },
      }}
    >
      <Tick checked={on} onChange={onChange}>
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'center', gap: '8px', ...(isHead && { fontWeight: 570 }) }}
        >
          {icon}
          {children}
        </Box>
      </Tick>
      <Box
        component="span"
        sx={{ color: token('text-3'), fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {count !== undefined && numberFormat().format(count)}
      </Box>
    </Box>
  );
}

/** Choices of one kind under their name. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0, marginBlockEnd: '10px', minWidth: 0 }}>
      <Box
        component="legend"
        sx={{ padding: 0, fontSize: '0.75rem', lineHeight: '28px', fontWeight: 570, color: token('text-3') }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { token } from '../../../ui/tokens.ts';

type Props = {
  icon: IconName;
  title?: ReactNode;
  /** Right of the title. */
  end?: ReactNode;
  children?: ReactNode;
};

/** One part of the panel of an interview: a sign, its fact, and what there is to say of it. */
export function PanelPart({ icon, title, end, children }: Props) {
  return (
    <Box
      sx={{
        ...{
          display: 'grid',
          gridTemplateColumns: '18px minmax(0, 1fr)',
          columnGap: '12px',
          padding: '11px 0',
        },
        ...{ borderBlockStart: `1px solid ${token('line')}` },
        ...{ fontSize: { xs: '1rem', md: '0.875rem' }, lineHeight: { xs: '24px', md: '20px' } },
      }}
    >
      <Box sx={{ paddingBlockStart: '1px' }}>
        <Icon name={icon} size="xs" color={token('text-2')} />
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {(title || end) && (
          <Box sx={{ display: 'flex', gap: '12px', alignItems: 'baseline' }}>
            <Box sx={{ fontWeight: 570, flexGrow: 1, minWidth: 0 }}>{title}</Box>
            {end && <PanelQuiet>{end}</PanelQuiet>}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}

/** A second line of a part. */
export function PanelQuiet({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ color: token('text-2'), fontSize: { xs: '0.9375rem', md: '0.8125rem' }, lineHeight: '18px' }}>
      {children}
    </Box>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSession } from '../../platform/server/session.ts';
import { Card } from '../../ui/card.tsx';
import { useScreenTitle } from '../../ui/hooks/use-screen-title.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { token } from '../../ui/tokens.ts';

/** The page a person starts from: their name, `Way`s in, and where what they add stays. */
export function Welcome({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const name = useSession().user?.name.trim().split(/\s+/)[0] ?? '';
  useScreenTitle(t`Welcome`);
  return (
    <Box sx={{ maxWidth: 720, marginInline: 'auto', paddingBlockStart: { xs: '24px', md: '72px' } }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {name && name !== 'User' ? <Trans>Welcome, {name}</Trans> : <Trans>Welcome</Trans>}
      </Typography>
      <Typography variant="body2" sx={{ color: token('text-2'), marginBlock: '4px 20px' }}>
        <Trans>Start wherever you are. Nothing here needs the rest to be done first.</Trans>
      </Typography>
      <Card>{children}</Card>
      <Box
        sx={{
          display: 'flex',
          gap: '8px',
          alignItems: 'center',
          justifyContent: { md: 'flex-end' },
          padding: '16px 20px',
          color: token('text-2'),
          fontSize: '0.8125rem',
        }}
      >
        <Icon name="device" size={16} />
        <Trans>Everything you add stays in this browser.</Trans>
      </Box>
    </Box>
  );
}

type WayProps = { icon: IconName; title: ReactNode; children: ReactNode; action: ReactNode };

/** One way in: what it is for, and the button that takes it. */
export function Way({ icon, title, children, action }: WayProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: '16px',
        rowGap: '12px',
        padding: '16px 20px',
        '& + &': { borderBlockStart: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ color: token('text-2') }}>
        <Icon name={icon} size="sm" />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box component="h2" sx={{ margin: 0, fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 }}>
          {title}
        </Box>
        <Box sx={{ color: token('text-2') }}>{children}</Box>
      </Box>
      <Box
        sx={{
          flexShrink: 0,
          width: { xs: '100%', md: 'auto' },
          '& > *': { width: { xs: '100%', md: 'auto' } },
        }}
      >
        {action}
      </Box>
    </Box>
  );
}

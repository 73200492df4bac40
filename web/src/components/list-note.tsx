import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { token } from './tokens.ts';

const looks = {
  error: { icon: 'alert', ground: token('bad-ground'), color: token('bad'), border: 'transparent' },
  offline: { icon: 'offline', ground: token('sunken'), color: token('text-2'), border: token('line') },
  quiet: { icon: 'info', ground: token('sunken'), color: token('text-2'), border: 'transparent' },
  warn: { icon: 'warning', ground: token('warn-ground'), color: token('warn'), border: 'transparent' },
  sample: { icon: 'sample', ground: 'transparent', color: token('text-2'), border: token('line-strong') },
} as const satisfies Record<string, { icon: IconName; ground: string; color: string; border: string }>;

type Props = {
  kind: keyof typeof looks;
  icon?: IconName;
  /** The first words, strong. */
  lead?: ReactNode;
  children?: ReactNode;
  /** To be quoted when asking for help. */
  requestId?: string | undefined;
  /** One outlined button, or a cross. */
  action?: ReactNode;
};

/** A note above whatever did arrive: what happened, what is safe, what to do. Errors are announced. */
export function ListNote({ kind, icon, lead, children, requestId, action }: Props) {
  const look = looks[kind];
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        margin: { xs: '12px 0', md: '12px' },
        padding: '10px 12px 10px 16px',
        borderRadius: '20px',
        border: `1px ${kind === 'sample' ? 'dashed' : 'solid'} ${look.border}`,
        backgroundColor: look.ground,
        fontSize: '0.875rem',
        lineHeight: '20px',
        color: token('text-2'),
      }}
    >
      <Icon name={icon ?? look.icon} size="xs" color={look.color} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {lead && (
          <Box
            component="strong"
            sx={{ color: token('text'), fontWeight: 570, display: kind === 'error' ? 'block' : 'inline' }}
          >
            {lead}{' '}
          </Box>
        )}
        {children}
        {requestId && (
          <Box component="span" sx={{ color: token('text-3') }}>
            {' '}
            <Trans>Request {requestId.slice(0, 9)}</Trans>
          </Box>
        )}
      </Box>
      {action}
    </Box>
  );
}

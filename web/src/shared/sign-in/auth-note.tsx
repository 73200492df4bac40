import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { token } from '../../ui/tokens.ts';

type Props = { kind: 'bad' | 'quiet'; requestId?: string; children: ReactNode };

/** A sentence above the button it is about; read out when it appears. */
export function AuthNote({ kind, requestId = '', children }: Props) {
  const colors =
    kind === 'bad'
      ? { color: token('bad'), backgroundColor: token('bad-ground') }
      : { color: token('text-2'), backgroundColor: token('sunken') };
  return (
    <Box
      role={kind === 'bad' ? 'alert' : 'note'}
      sx={{
        ...colors,
        marginBlockEnd: '12px',
        padding: '12px 16px',
        borderRadius: '14px',
        fontSize: 13,
        lineHeight: '18px',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
      {requestId && (
        <Box sx={{ marginBlockStart: '4px', fontSize: 12, lineHeight: '16px', color: token('text-2') }}>
          <Trans>Request {requestId}</Trans>
        </Box>
      )}
    </Box>
  );
}

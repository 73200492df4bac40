import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { token } from '../../../ui/tokens.ts';
import { MarksSwitch } from './marks-switch.tsx';
import { hatch } from './travel-bands.tsx';

const Swatch = styled('span')({
  width: 12,
  height: 12,
  flexShrink: 0,
  borderRadius: 4,
  border: `1px solid color-mix(in srgb, ${token('talk')} 45%, ${token('surface')})`,
  backgroundColor: `color-mix(in srgb, ${token('talk')} 10%, ${token('surface')})`,
});

const Sign = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 24,
  whiteSpace: 'nowrap',
});

type Props = {
  as: 'week' | 'month';
  /** Ways are drawn: how they are estimated is said. */
  hasWays: boolean;
  marks: boolean;
  onMarks: (isShown: boolean) => void;
};

/** Under a week or month: what its looks mean, whether deadlines and tasks are in it, and the keys that work. */
export function CalendarFoot({ as, hasWays, marks, onMarks }: Props) {
  return (
    <Box
      sx={{
        ...{ display: 'flex', alignItems: 'center', columnGap: '16px', paddingInline: '16px', minHeight: 40 },
        ...{ fontSize: '0.75rem', lineHeight: '16px', color: token('text-2') },
      }}
    >
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', columnGap: '16px', flexGrow: 1, minWidth: 0 },
          // What has no room is left out whole.
          ...{ height: 24, overflow: 'hidden' },
        }}
      >
        <Sign>
          <Swatch />
          <Trans>Confirmed</Trans>
        </Sign>
        <Sign>
          <Swatch
            sx={{ borderStyle: 'dashed', borderColor: token('talk'), backgroundColor: 'transparent' }}
          />
          <Trans>Proposed</Trans>
        </Sign>
        {as === 'week' && hasWays && (
          <Sign>
            <Swatch
              sx={{
                ...{ border: 0, borderInline: `1px dashed ${token('control')}`, borderRadius: 0 },
                ...{ backgroundColor: 'transparent', backgroundImage: hatch },
              }}
            />
            <Trans>Travel by car, straight-line estimate</Trans>
          </Sign>
        )}
      </Box>
      <MarksSwitch marks={marks} onMarks={onMarks} />
      <Box
        aria-hidden
        sx={{
          ...{ display: { md: 'none', lg: 'flex' }, columnGap: '16px', flexShrink: 0 },
        }}
      >
        <Key caps={['[', ']']}>{as === 'week' ? <Trans>week</Trans> : <Trans>month</Trans>}</Key>
        <Key caps={['t']}>
          <Trans>today</Trans>
        </Key>
        <Key caps={['n']}>
          <Trans>new</Trans>
        </Key>
      </Box>
    </Box>
  );
}

function Key({ caps, children }: { caps: readonly string[]; children: ReactNode }) {
  return (
    <Sign sx={{ gap: '5px' }}>
      {caps.map((cap) => (
        <KeyCap key={cap}>{cap}</KeyCap>
      ))}
      {children}
    </Sign>
  );
}

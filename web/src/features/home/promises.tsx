import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { token } from '../../ui/tokens.ts';

/** The five promises of the product, as far as they hold today, in plain words. */
export function Promises() {
  return (
    <Box
      component="section"
      aria-labelledby="promises"
      sx={{ borderBlockStart: `1px solid ${token('line')}`, paddingBlock: '36px' }}
    >
      <Typography id="promises" variant="h2" sx={{ marginBlockEnd: '24px' }}>
        <Trans>What you can count on</Trans>
      </Typography>
      <Box
        component="ul"
        sx={{
          margin: 0,
          padding: 0,
          listStyle: 'none',
          display: 'grid',
          gap: '28px 40px',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(5, minmax(0, 1fr))',
          },
        }}
      >
        <Pledge icon="device" title={<Trans>Yours alone</Trans>}>
          <Trans>
            Your jobs, notes and dates are stored in this browser. The account has your name and e-mail, no
            more.
          </Trans>
        </Pledge>
        <Pledge icon="undo" title={<Trans>Nothing is lost</Trans>}>
          <Trans>Every change is recorded as it happens, and you can undo it.</Trans>
        </Pledge>
        <Pledge icon="offline" title={<Trans>Works unplugged</Trans>}>
          <Trans>When the connection drops, you can keep adding and editing. Only new searches wait.</Trans>
        </Pledge>
        <Pledge icon="shield" title={<Trans>Never invents</Trans>}>
          <Trans>
            Pay that is not stated says so. A date nobody gave is not guessed, and samples are marked.
          </Trans>
        </Pledge>
        <Pledge icon="clock" title={<Trans>Instant</Trans>}>
          <Trans>Your own lists open at once, with ten thousand jobs as with ten.</Trans>
        </Pledge>
      </Box>
    </Box>
  );
}

function Pledge({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <Box component="li">
      <Box sx={{ color: token('accent'), marginBlockEnd: '10px' }}>
        <Icon name={icon} size="sm" />
      </Box>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Typography
        variant="body2"
        sx={{ color: token('text-2'), marginBlockStart: '2px', textWrap: 'pretty' }}
      >
        {children}
      </Typography>
    </Box>
  );
}

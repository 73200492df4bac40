import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { LanguageFoot } from '../../shared/language/language-foot.tsx';
import { token } from '../../ui/tokens.ts';
import { homePaths } from './home-paths.ts';

/** The way to the other public pages, at the foot of each. */
export function SiteLinks() {
  const { t } = useLingui();
  return (
    <Box
      component="nav"
      aria-label={t`About this site`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '24px',
        borderBlockStart: `1px solid ${token('line')}`,
        paddingBlockStart: '8px',
        marginBlockStart: '20px',
      }}
    >
      <To path={homePaths.about}>
        <Trans>About</Trans>
      </To>
      <To path={homePaths.privacy}>
        <Trans>Privacy</Trans>
      </To>
      <To path={homePaths.terms}>
        <Trans>Terms</Trans>
      </To>
      <To path={homePaths.support}>
        <Trans>Support</Trans>
      </To>
      <Box sx={{ marginInlineStart: 'auto' }}>
        <LanguageFoot />
      </Box>
    </Box>
  );
}

function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={path}
      sx={{ color: token('text-2'), lineHeight: '44px', fontSize: '0.875rem' }}
    >
      {children}
    </Link>
  );
}

import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { token } from '../components/tokens.ts';
import { useSession } from '../platform/session.ts';
import { useSiteConfig } from '../platform/site-config.ts';
import { isBuilt } from './built.ts';
import { visibleNavigation } from './navigation.ts';
import { TopBar } from './top-bar.tsx';

const SkipLink = styled('a')({
  position: 'fixed',
  insetBlockStart: -80,
  insetInlineStart: 16,
  zIndex: 1400,
  padding: '10px 16px',
  borderRadius: 20,
  backgroundColor: token('inverse'),
  color: token('inverse-text'),
  '&:focus': { insetBlockStart: 8 },
});

const loadDrawer = () => import('./side-drawer.tsx');
const SideDrawer = lazy(async () => ({ default: (await loadDrawer()).SideDrawer }));

/** The frame of every screen: skip link, top bar, drawer, content with 60 px above and below. */
export function Shell() {
  const { user } = useSession();
  const { variant } = useSiteConfig();
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const items = visibleNavigation(variant, user !== null, isBuilt);

  useEffect(() => {
    // In new browsers this answers a promise, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    // Ready before it is asked for, but not before the first screen. A failure shows where the menu is opened.
    loadDrawer().catch(() => undefined);
  }, []);

  return (
    <>
      <SkipLink href="#content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <TopBar items={items} onMenu={() => setDrawer('open')} />
      {drawer !== 'never' && (
        <Suspense fallback={null}>
          <SideDrawer items={items} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          paddingBlock: '60px',
          paddingInline: { xs: '16px', md: '24px' },
          maxWidth: 1440,
          marginInline: 'auto',
          outline: 'none',
        }}
      >
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </Box>
    </>
  );
}

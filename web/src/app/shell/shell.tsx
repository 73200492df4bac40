import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { onFirstExtensionCall, wasCalledByExtension } from '../../platform/extension-calls.ts';
import { endFirstPage } from '../../platform/first-page.ts';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { onUpdate, waitingUpdate } from '../../platform/service-worker.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { token } from '../../ui/tokens.ts';
import { visibleNavigation } from '../navigation.ts';
import { ShellKeys } from './shell-keys.tsx';
import { TopBar } from './top-bar.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

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

const UpdateNote = lazy(async () => ({ default: (await import('./update-note.tsx')).UpdateNote }));
const ExtensionBridge = lazy(async () => ({
  default: (await import('../extension/extension-bridge.tsx')).ExtensionBridge,
}));
const SideDrawer = opensLater(async () => (await import('./side-drawer.tsx')).SideDrawer);

/** The frame of every screen: skip link, top bar, drawer, content with 60 px above and below. */
export function Shell() {
  const { user } = useSession();
  const { variant } = useSiteConfig();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const update = useSyncExternalStore(onUpdate, waitingUpdate, () => null);
  const isCalled = useSyncExternalStore(onFirstExtensionCall, wasCalledByExtension, () => false);
  const items = visibleNavigation(variant, user !== null);

  useRestoredFocus();
  const shownPath = useRef(pathname);
  useEffect(() => {
    // Somebody may have read on in the drawn page: only a change goes to the top.
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // In new browsers this answers a promise, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <>
      <SkipLink href="#content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <TopBar items={items} onMenu={() => setMenuOpen(true)} />
      <ShellKeys items={items} />
      <SideDrawer items={items} open={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <Suspense fallback={null}>{isCalled && <ExtensionBridge />}</Suspense>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          // The second room is taken by the bar of the browser extension (extension/src/site/offer.ts).
          paddingBlock: 'calc(60px + var(--toast-room, 0px) + var(--extension-room, 0px)) 60px',
          paddingInline: { xs: '16px', md: '24px' },
          maxWidth: 1440,
          marginInline: 'auto',
          outline: 'none',
        }}
      >
        <Suspense fallback={null}>{update && <UpdateNote update={update} />}</Suspense>
        <Suspense fallback={null}>
          <Outlet />
          <FirstScreenShown />
        </Suspense>
      </Box>
    </>
  );
}

/** Drawn with the first screen, in one step with it. */
function FirstScreenShown() {
  useLayoutEffect(endFirstPage, []);
  return null;
}

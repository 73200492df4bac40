import './app/first.ts';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router';
import { firstStyles, withVariables } from './app/first-styles.ts';
import { MainProviders } from './app/main-providers.tsx';
import { Shell } from './app/shell.tsx';
import { AuthScreen } from './features/auth/auth-screen.tsx';
import { AboutScreen } from './features/home/about-screen.tsx';
import { HomeScreen } from './features/home/home-screen.tsx';
import { PrivacyScreen } from './features/home/privacy-screen.tsx';
import { TermsScreen } from './features/home/terms-screen.tsx';
import { startSession } from './platform/session.ts';

/** A screen that is drawn at build, and its title. */
type First = { path: string; title: string; screen: ReactElement };

const first: readonly First[] = [
  { path: '/', title: '', screen: <HomeScreen /> },
  { path: '/auth', title: 'Sign in', screen: <AuthScreen /> },
  { path: '/about', title: 'About ⟦siteName⟧', screen: <AboutScreen /> },
  { path: '/privacy', title: 'Privacy', screen: <PrivacyScreen /> },
  { path: '/terms', title: 'Terms', screen: <TermsScreen /> },
];

/** The screens that are drawn at build, so that they paint before any script has run. */
export const firstScreens = first.map(({ path, title }) => ({ path, title }));

/** One screen as HTML, with its styles; its colors are variables, so that it serves every theme and accent. */
export async function firstHtml(path: string): Promise<string> {
  startSession();
  const { prelude } = await prerender(
    <MainProviders>
      <StaticRouter location={path}>
        <Routes>
          <Route element={<Shell />}>
            <Route path={path} element={first.find((one) => one.path === path)?.screen} />
          </Route>
        </Routes>
      </StaticRouter>
    </MainProviders>,
    // Else React sets large parts aside and brings them in by a script, which the security header forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return withVariables(await new Response(prelude).text());
}

export { firstStyles };

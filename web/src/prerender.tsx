import './app/first.ts';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router';
import { firstStyles, withVariables } from './app/first-styles.ts';
import { MainProviders } from './app/main-providers.tsx';
import { screens } from './app/screens.data.ts';
import { Shell } from './app/shell/shell.tsx';
import { startSession } from './platform/server/session.ts';

const drawn = screens.flatMap(({ path, drawnTitle, load }) =>
  drawnTitle === undefined ? [] : [{ path, title: drawnTitle, load }],
);

/** The screens that are drawn at build, so that they paint before any script has run, each with its title. */
export const firstScreens = drawn.map(({ path, title }) => ({ path, title }));

/** One screen as HTML, with its styles; its colors are variables, so that it serves every theme and accent. */
export async function firstHtml(path: string): Promise<string> {
  startSession();
  const Screen = await drawn.find((one) => one.path === path)?.load();
  if (!Screen) throw new Error(`No screen of the table is drawn at ${path}.`);
  const { prelude } = await prerender(
    <MainProviders>
      <StaticRouter location={path}>
        <Routes>
          <Route element={<Shell />}>
            <Route path={path} element={<Screen />} />
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

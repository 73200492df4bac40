import '../src/app/first.ts';
import '@fontsource-variable/inter';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { MainProviders } from '../src/app/main-providers.tsx';
import '../src/ui/icons/icons-rest.ts';
import { PageHead } from '../src/ui/page-head.tsx';
import { Buttons } from './buttons.tsx';
import { Companies } from './companies.tsx';
import { Comparisons } from './comparisons.tsx';
import { Conversations } from './conversations.tsx';
import { Fields } from './fields.tsx';
import { Fits } from './fits.tsx';
import { Ledgers } from './ledgers.tsx';
import { Lists } from './lists.tsx';
import { Locations } from './locations.tsx';
import { Maps } from './maps.tsx';
import { Models } from './models.tsx';
import { Notes } from './notes.tsx';
import { Overlays } from './overlays.tsx';
import { Plans } from './plans.tsx';
import { Reference } from './reference.tsx';
import { Resumes } from './resumes.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { Searches } from './searches.tsx';
import { Statuses } from './statuses.tsx';
import { Tables } from './tables.tsx';
import { Tokens } from './tokens.tsx';
import { Writing } from './writing.tsx';

const Documents = lazy(async () => ({ default: (await import('./documents.tsx')).Documents }));

/**
 * Every shared component in its states on one page, for axe in all palettes and for whoever draws a screen: build and
 * open it as e2e/gallery-kit.ts does. `?open=` shows one of what is over a page, `?map=` one of the maps, each by
 * itself: what is beneath was looked at. `?document=` sets a resume.
 */
function Gallery() {
  const [params] = useSearchParams();
  if (params.get('map')) return <Maps />;
  if (params.get('document'))
    return (
      <Suspense>
        <Documents />
      </Suspense>
    );
  return (
    <Box component="main" sx={{ maxWidth: 1200, marginInline: 'auto', padding: '0 16px 120px' }}>
      <PageHead title="Gallery" fact="every shared component" under="For the tests" backTo="/" />
      {!params.get('open') && (
        <Box sx={{ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Buttons />
          <Fields />
          <Statuses />
          <Notes />
          <Lists />
          <Tables />
          <Reference />
          <Searches />
          <SavedSearches />
          <Companies />
          <Resumes />
          <Fits />
          <Ledgers />
          <Plans />
          <Comparisons />
          <Writing />
          <Conversations />
          <Models />
          <Locations />
          <Maps />
          <Tokens />
        </Box>
      )}
      <Overlays />
    </Box>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <MainProviders>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Gallery /> }])} />
  </MainProviders>,
);

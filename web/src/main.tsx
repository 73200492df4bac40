import './app/first.ts';
import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { MainProviders } from './app/main-providers.tsx';
import { router } from './app/routes.tsx';
import { startSession } from './platform/session.ts';

startSession();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <MainProviders>
      <RouterProvider router={router} />
    </MainProviders>
  </StrictMode>,
);

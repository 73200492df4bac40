import './app/first.ts';
import './app/ground.css';
import '@fontsource-variable/inter';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { MainProviders } from './app/main-providers.tsx';
import { reportMissingPart } from './app/missing-part.tsx';
import { router } from './app/routes.tsx';
import { recoverLostChunks } from './platform/lost-chunk.ts';
import { onSignIn, startSession } from './platform/server/session.ts';
import { startServiceWorker } from './platform/service-worker.ts';
import { hasUnsaved } from './ui/forms/unsaved.ts';

// Quiet: who just signed in goes on whatever becomes of it. Its code comes only now that it is needed.
onSignIn(() => {
  import('./platform/server/profile.ts').then(({ sendProfile }) => sendProfile()).catch(() => undefined);
});
startSession();
// Beside the first screen's code, not in it: until it is here a press is as the browser takes it.
import('./platform/moved-press.ts').then(({ keepMovedPresses }) => keepMovedPresses()).catch(() => undefined);
recoverLostChunks({ hasUnsaved, onKept: reportMissingPart, now: Date.now });
// After the first screen: it must not compete with what the person waits for.
if (import.meta.env.PROD) window.addEventListener('load', () => void startServiceWorker());
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
const shown = createRoot(root);
function show(): void {
  // In slices: a phone stays answerable while the first screen is made.
  startTransition(() =>
    shown.render(
      <StrictMode>
        <MainProviders>
          <RouterProvider router={router} />
        </MainProviders>
      </StrictMode>,
    ),
  );
}
// Nothing is drawn in English and then again in another language. In development there are languages that are none.
if (document.documentElement.lang === 'en' && !import.meta.env.DEV) show();
else import('./app/start-language.ts').then(({ startLanguage }) => startLanguage()).then(show, show);

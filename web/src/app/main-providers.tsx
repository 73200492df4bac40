import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { showToast, ToastProvider } from '../components/toast.tsx';
import { type Accent, accents } from '../components/tokens.ts';
import { ApiError } from '../platform/api-error.ts';
import { paintDocument, useAppearance } from '../platform/appearance.ts';
import { useSession } from '../platform/session.ts';
import { createAppTheme, tokenVariables } from './theme.ts';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // A refusal stays one; only a lost connection or a tired server is worth another try.
      retry: (count, error) =>
        count < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});

function Appearance({ children }: { children: ReactNode }) {
  const { theme: mode, color } = useAppearance();
  const accent = Object.hasOwn(accents, color) ? (color as Accent) : 'blue';
  const theme = useMemo(() => createAppTheme(mode, accent), [mode, accent]);
  const variables = useMemo(() => tokenVariables(mode, accent), [mode, accent]);
  useEffect(() => paintDocument(mode, theme.palette.background.default), [mode, theme]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <GlobalStyles styles={{ ':root': variables }} />
      {children}
    </ThemeProvider>
  );
}

/** Own data opens for the person who is signed in, and for nobody else; its code loads with the first of them. */
function OwnData({ children }: { children: ReactNode }) {
  const { authChecked, user } = useSession();
  const userId = user?.userId;
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!authChecked || (!userId && !wasOpened.current)) return;
    wasOpened.current = true;
    void import('../data/db.ts').then(async ({ openOwnData, closeOwnData }) => {
      if (userId) await openOwnData(userId);
      else await closeOwnData();
    });
  }, [authChecked, userId]);
  useEffect(() => {
    if (!userId) return;
    const stop = import('../data/db.ts').then(({ onOwnDataProblem }) =>
      onOwnDataProblem(({ message }) => showToast({ kind: 'error', text: message })),
    );
    return () => void stop.then((unsubscribe) => unsubscribe());
  }, [userId]);
  return children;
}

/** Everything a screen may rely on: words, theme, toasts, remote data, own data. */
export function MainProviders({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Appearance>
          <ToastProvider>
            <OwnData>{children}</OwnData>
          </ToastProvider>
        </Appearance>
      </QueryClientProvider>
    </I18nProvider>
  );
}

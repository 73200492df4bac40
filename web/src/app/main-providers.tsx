import { ThemeContext } from '@emotion/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { paintDocument, useAppearance } from '../platform/appearance.ts';
import { isOnline } from '../platform/connection.ts';
import { ApiError } from '../platform/server/api-error.ts';
import { ToastProvider } from '../ui/toasts/toast-provider.tsx';
import { accentOf } from '../ui/tokens.ts';
import { createAppTheme, tokenVariables } from './theme.ts';

// It learns of changes by itself, but takes every start for one with a network.
onlineManager.setOnline(isOnline());

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // A refusal stays one; only a lost connection or a tired server is worth another try.
      retry: (count, error) =>
        count < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      // What a busy server asks for, as long as somebody waits for it.
      retryDelay: (_count, error) =>
        Math.min((error instanceof ApiError && error.retryAfter) || 1, 10) * 1000,
    },
  },
});

function Appearance({ children }: { children: ReactNode }) {
  const { theme: mode, color } = useAppearance();
  const accent = accentOf(color);
  const theme = useMemo(() => createAppTheme(mode, accent), [mode, accent]);
  const variables = useMemo(() => tokenVariables(mode, accent), [mode, accent]);
  useEffect(() => paintDocument(mode, theme.palette.background.default), [mode, theme]);
  return (
    // What MUI's ThemeProvider does for a theme without color schemes; the rest of it, 3 KB, is for those. As an object,
    // because MUI declares the second value as less than what it reads there.
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components as object}>
        <CssBaseline />
        <GlobalStyles styles={{ ':root': variables }} />
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}

/** Everything a screen may rely on: words, theme, toasts, remote data. */
export function MainProviders({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Appearance>
          <ToastProvider>{children}</ToastProvider>
        </Appearance>
      </QueryClientProvider>
    </I18nProvider>
  );
}

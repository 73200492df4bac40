import { useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { token } from './tokens.ts';

type Kind = 'success' | 'error' | 'info' | 'warning';
type Toast = {
  /** Past tense, no exclamation mark: “Job saved.” */
  text: ReactNode;
  kind?: Kind;
  action?: { label: ReactNode; onClick: () => void };
};

const marks = { success: 'check', error: 'alert', info: 'info', warning: 'warning' } as const;

const Panel = styled(SnackbarContent)({
  backgroundColor: token('inverse'),
  color: token('inverse-text'),
  borderRadius: 20,
  minHeight: 48,
  paddingInline: '16px 8px',
  gap: 12,
  alignItems: 'center',
  fontSize: '0.875rem',
  lineHeight: '20px',
  width: 367,
  maxWidth: 'calc(100vw - 32px)',
  flexWrap: 'nowrap',
});

const Action = styled(ButtonBase)({
  color: token('inverse-link'),
  fontWeight: 570,
  fontSize: '0.875rem',
  minHeight: 36,
  paddingInline: 10,
  borderRadius: 18,
  '@media (max-width: 899.95px)': { minHeight: 44, minWidth: 44 },
});

type PanelProps = { id: string | number; toast: Toast };

const ToastPanel = forwardRef<HTMLDivElement, PanelProps>(function ToastPanel({ id, toast }, ref) {
  const { t } = useLingui();
  const kind = toast.kind ?? 'success';
  return (
    <Panel ref={ref} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={marks[kind]} size="sm" />
      <span style={{ flexGrow: 1, paddingBlock: 8 }}>{toast.text}</span>
      {toast.action && (
        <Action
          onClick={() => {
            closeSnackbar(id);
            toast.action?.onClick();
          }}
        >
          {toast.action.label}
        </Action>
      )}
      <Action
        aria-label={t`Close`}
        onClick={() => closeSnackbar(id)}
        style={{ color: 'inherit', paddingInline: 8 }}
      >
        <Icon name="close" size="xs" />
      </Action>
    </Panel>
  );
});

/** Shows a toast (READINGS R25): 2 s plain, 8 s with an action or an error; hover and focus stop the clock. */
export function showToast(toast: Toast): void {
  const isLong = toast.action !== undefined || toast.kind === 'error';
  enqueueSnackbar('', {
    autoHideDuration: isLong ? 8000 : 2000,
    content: (id) => <ToastPanel id={id} toast={toast} />,
  });
}

/** At most three toasts, top right, over the bar; entering 225 ms, leaving 195 ms. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={{ enter: 225, exit: 195 }}
      classes={{ containerRoot: 'fh-toasts' }}
    >
      {children}
    </SnackbarProvider>
  );
}

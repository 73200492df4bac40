// Before the library, which writes its styles as it loads.
import './toast-styles.ts';
import { useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import Fade from '@mui/material/Fade';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { endSide } from '../direction.ts';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';
import { type Toast, takeToasts } from './toast.tsx';
import { holdToastRoom } from './toast-room.ts';
import { useToastClock } from './use-toast-clock.ts';

const marks = { success: 'check', error: 'alert', info: 'info', warning: 'warning' } as const;

const Panel = styled(SnackbarContent)({
  // Seen where a person's own few colors take the ground away.
  border: '1px solid transparent',
  backgroundColor: token('inverse'),
  color: token('inverse-text'),
  borderRadius: 20,
  minHeight: 48,
  paddingInline: '16px 8px',
  gap: 8,
  alignItems: 'center',
  fontSize: '0.875rem',
  lineHeight: '20px',
  // Three fit beside each other.
  width: 'min(367px, (100vw - 64px) / 3)',
  '@media (max-width: 899.95px)': { width: 'min(367px, 100vw - 32px)' },
  // Over the library's own, which wraps a long text between its icon and its buttons.
  '&&': { flexWrap: 'nowrap' },
  // The accent is too close to this ground.
  '& :focus-visible:focus-visible': { outlineColor: token('inverse-link') },
});

const Action = styled(ButtonBase)({
  flexShrink: 0,
  color: token('inverse-link'),
  fontWeight: 570,
  fontSize: '0.875rem',
  minHeight: 36,
  paddingInline: 8,
  borderRadius: 18,
  '@media (max-width: 899.95px)': { minHeight: 44, minWidth: 44 },
});

type PanelProps = { id: string | number; toast: Toast };

const ToastPanel = forwardRef<HTMLDivElement, PanelProps>(function ToastPanel({ id, toast }, ref) {
  const { t } = useLingui();
  const kind = toast.kind ?? 'success';
  // Our own clock: the library's stops under the pointer only, and a keyboard needs the time as well.
  const clock = useToastClock(toastTime(toast), () => closeSnackbar(id));
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLDivElement);
  useEffect(() => (panel.current ? holdToastRoom(panel.current) : undefined), []);
  return (
    <Panel ref={panel} {...clock} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={marks[kind]} size="sm" />
      <span style={{ flexGrow: 1, minWidth: 0, paddingBlock: 8, overflowWrap: 'anywhere' }}>
        {toast.text}
      </span>
      {[toast.also, toast.action].map(
        (action, at) =>
          action && (
            <Action
              key={at}
              onClick={() => {
                closeSnackbar(id);
                action.onClick();
              }}
            >
              {action.label}
            </Action>
          ),
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

/** How long a toast stands (docs/spec/readings.md R25): 2 s, and 8 s with an action or an error. */
function toastTime({ action, kind }: Toast): number {
  return action !== undefined || kind === 'error' ? 8000 : 2000;
}

// Over the bar on desktop, side by side; under it on mobile, newest on top. The content makes room (toast-room.ts).
const place = {
  '.fh-toasts.fh-toasts': {
    insetBlockStart: 0,
    insetInlineStart: 'auto',
    insetInlineEnd: 24,
    flexDirection: 'row-reverse',
    columnGap: 8,
    '@media (max-width: 899.95px)': {
      insetBlockStart: 60,
      insetInlineEnd: 16,
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
    },
  },
} as const;

function enqueue(toast: Toast): void {
  enqueueSnackbar('', {
    // The panel has the clock: the library's own does not stop for the focus.
    autoHideDuration: null,
    content: (id) => <ToastPanel id={id} toast={toast} />,
  });
}

/** Draws what `showToast` is given: at most three, top right, over the bar; entering 225 ms, leaving 195 ms. */
export function ToastHost() {
  useEffect(() => takeToasts(enqueue), []);
  return (
    <>
      <GlobalStyles styles={place} />
      <SnackbarProvider
        maxSnack={3}
        anchorOrigin={{ vertical: 'top', horizontal: endSide() }}
        TransitionComponent={Fade}
        transitionDuration={{ enter: 225, exit: 195 }}
        classes={{ containerRoot: 'fh-toasts' }}
      />
    </>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { KeyCap } from './key-cap.tsx';
import { token } from './tokens.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

type Props = {
  /** Labels of the fields that were changed, in the form's order; the foot appears with the first. */
  changed: readonly string[];
  /** “Save job” */
  saveLabel: ReactNode;
  onSave: () => void;
  onDiscard: () => void;
  isSaving?: boolean;
  /** Shows the foot also without changes, as a form for something new does. */
  always?: boolean;
};

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** The foot bar of every form: names what changed, offers Discard and Save (⌘S or Ctrl S), asks once before leaving. */
export function FormFoot({ changed, saveLabel, onSave, onDiscard, isSaving, always }: Props) {
  const isDirty = changed.length > 0;
  const save = useRef(onSave);
  save.current = onSave;
  const leaveDialog = useLeaveGuard(isDirty && !isSaving);
  const isShown = isDirty || always;

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      if (isShown) save.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isShown]);

  if (!isShown) return leaveDialog;
  const first = changed[0];
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          padding: { xs: '10px 16px', md: '12px 12px 12px 20px' },
          borderBlockStart: `1px solid ${token('line')}`,
          backgroundColor: { xs: token('page'), md: token('surface') },
          position: { xs: 'fixed', md: 'static' },
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: 1050,
          flexShrink: 0,
        }}
      >
        <Box
          role="status"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '10px',
            flexGrow: 1,
            minWidth: 0,
            fontSize: '0.8125rem',
            color: token('text-2'),
          }}
        >
          {isDirty && (
            <>
              <Box
                component="span"
                sx={{
                  width: 6,
                  height: 6,
                  borderRadius: '50%',
                  backgroundColor: token('warn'),
                  flexShrink: 0,
                }}
              />
              <Box
                component="span"
                sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {changed.length === 1 ? (
                  <Trans>1 unsaved change: {first}</Trans>
                ) : (
                  <Plural value={changed.length} one="# unsaved change" other="# unsaved changes" />
                )}
              </Box>
            </>
          )}
        </Box>
        <Button variant="text" onClick={onDiscard} disabled={isSaving ?? false}>
          <Trans>Discard</Trans>
        </Button>
        <Button
          variant="contained"
          onClick={onSave}
          aria-busy={isSaving ?? false}
          sx={{ flexGrow: { xs: 1, md: 0 }, gap: '8px' }}
        >
          {saveLabel}
          <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
            <KeyCap style={{ color: 'inherit', background: 'transparent', borderColor: 'currentColor' }}>
              {isMac ? '⌘S' : 'Ctrl S'}
            </KeyCap>
          </Box>
        </Button>
      </Box>
      {leaveDialog}
    </>
  );
}

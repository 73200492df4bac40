import { useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { commandKey } from '../components/command-key.ts';
import { isKeyTaken } from '../components/is-key-taken.ts';
import { KeyCap } from '../components/key-cap.tsx';
import { token } from '../components/tokens.ts';
import type { NavigationItem } from './navigation.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

/** What the keys of the whole product have opened; `seen` stays drawn, so that it can close as it came. */
type Opened = { what: 'palette' | 'keys'; isOpen: boolean } | null;

/** Ctrl/⌘ K and `?`, from every screen. Both dialogs load when they are first asked for. */
export function ShellKeys({ items }: { items: readonly NavigationItem[] }) {
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    // Ready before its first key, so that no typed letter falls beside it.
    loadPalette().catch(() => undefined);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (isCommand && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        // Over a question or a menu it would hide what is being asked.
        const isOver = document.querySelector('[role="dialog"], .MuiPopover-root') !== null;
        setOpened((now) => {
          if (now?.what === 'palette') return { ...now, isOpen: !now.isOpen };
          return isOver ? now : { what: 'palette', isOpen: true };
        });
      } else if (event.key === '?' && !isKeyTaken(event)) {
        event.preventDefault();
        setOpened({ what: 'keys', isOpen: true });
      }
    };
    const onAsk = () => setOpened({ what: 'palette', isOpen: true });
    document.addEventListener('keydown', onKey);
    document.addEventListener(askedFor, onAsk);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener(askedFor, onAsk);
    };
  }, []);
  if (!opened) return null;
  const close = () => setOpened({ ...opened, isOpen: false });
  return (
    <Suspense fallback={null}>
      {opened.what === 'palette' ? (
        <Palette items={items} open={opened.isOpen} onClose={close} />
      ) : (
        <KeysDialog open={opened.isOpen} onClose={close} />
      )}
    </Suspense>
  );
}

const askedFor = 'foothold:jump';

/** The palette's place in the wide top bar, with its key. */
export function JumpButton() {
  const { t } = useLingui();
  return (
    <Jump onClick={() => document.dispatchEvent(new Event(askedFor))}>
      <span>{t`Jump to…`}</span>
      <KeyCap aria-hidden>{commandKey()}</KeyCap>
      <KeyCap aria-hidden>K</KeyCap>
    </Jump>
  );
}

const Jump = styled(ButtonBase)({
  height: 36,
  gap: 6,
  paddingInline: '12px 8px',
  borderRadius: 20,
  border: `1px solid ${token('line-strong')}`,
  backgroundColor: token('surface'),
  fontSize: '0.8125rem',
  color: token('text-3'),
  '& > span:first-of-type': { minWidth: 84, textAlign: 'start' },
  '&:hover': { backgroundColor: token('hover') },
  '@media (max-width: 899.95px)': { display: 'none' },
});

import { useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useState } from 'react';
import { commandKey } from '../../ui/command-key.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { isKeyHandled, isSomethingOpen } from '../../ui/is-key-handled.ts';
import { KeyCap } from '../../ui/key-cap.tsx';
import { token } from '../../ui/tokens.ts';
import type { NavigationItem } from '../navigation.ts';

const Palette = opensLater(async () => (await import('../palette/palette.tsx')).Palette, { takesKeys: true });
const KeysDialog = opensLater(async () => (await import('./keys-dialog.tsx')).KeysDialog);

/** Ctrl/⌘ K and `?`, from every screen. */
export function ShellKeys({ items }: { items: readonly NavigationItem[] }) {
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null);
  // Heard from the moment the frame is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (isCommand && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        // Over a question or a menu it would hide what is being asked.
        const isOver = isSomethingOpen();
        setOpened((now) => {
          if (now === 'palette') return null;
          return isOver ? now : 'palette';
        });
      } else if (event.key === '?' && !isKeyHandled(event)) {
        event.preventDefault();
        setOpened('keys');
      }
    };
    const onAsk = () => setOpened('palette');
    document.addEventListener('keydown', onKey);
    document.addEventListener(askedFor, onAsk);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener(askedFor, onAsk);
    };
  }, []);
  const close = () => setOpened(null);
  return (
    <>
      <Palette items={items} open={opened === 'palette'} onClose={close} />
      <KeysDialog open={opened === 'keys'} onClose={close} />
    </>
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

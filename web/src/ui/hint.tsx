import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { token } from './tokens.ts';

type Props = {
  /** The words; the child has its accessible name of its own. */
  text: string;
  /** Milliseconds under the pointer before it shows; a finger holds for 700, the keyboard waits for nothing. */
  delay?: number;
  /** One button or link. */
  children: ReactNode;
};

/**
 * The word under an icon button: under the pointer, on keyboard focus and under a finger that stays; Escape, a press
 * and leaving end it. Our own, because MUI's brings 12 KB to every first screen.
 */
export function Hint({ text, delay = 100, children }: Props) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef(0);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  const show = (wrapper: Element, after: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAnchor(wrapper.firstElementChild), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is pressed is the button inside.
    <span
      style={{ display: 'contents' }}
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch') show(currentTarget, delay);
      }}
      onPointerDown={({ currentTarget, pointerType }) => {
        if (pointerType === 'touch') show(currentTarget, 700);
        else hide();
      }}
      onPointerUp={({ pointerType }) => pointerType === 'touch' && hide()}
      onPointerCancel={hide}
      onPointerLeave={hide}
      onFocus={({ currentTarget, target }) => target.matches(':focus-visible') && show(currentTarget, 0)}
      onBlur={hide}
    >
      {children}
      {anchor && <Bubble text={text} anchor={anchor} onEscape={hide} />}
    </span>
  );
}

// The space above belongs to it, so that the pointer can reach the words without losing them.
const Place = styled('span')({ position: 'fixed', zIndex: 1500, paddingBlockStart: 10, maxWidth: 300 });

const Words = styled('span')({
  display: 'block',
  padding: '3px 7px',
  borderRadius: 10,
  border: '1px solid transparent',
  backgroundColor: token('inverse'),
  color: token('inverse-text'),
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 500,
  animation: 'fh-hint 160ms',
  '@keyframes fh-hint': { from: { opacity: 0 } },
});

function Bubble({ text, anchor, onEscape }: { text: string; anchor: Element; onEscape: () => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!bubble) return;
    const { left, width, bottom, top } = anchor.getBoundingClientRect();
    const own = bubble.getBoundingClientRect();
    const most = document.documentElement.clientWidth - own.width - 8;
    // Measured from the left in either direction of writing.
    bubble.style.left = `${Math.max(8, Math.min(left + width / 2 - own.width / 2, most))}px`;
    const isBelow = bottom + own.height <= document.documentElement.clientHeight;
    bubble.style.insetBlockStart = `${isBelow ? bottom : top - own.height}px`;
  });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
  return (
    <Place ref={ref} role="tooltip">
      <Words>{text}</Words>
    </Place>
  );
}

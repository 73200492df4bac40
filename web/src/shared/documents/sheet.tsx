import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import { drawPage } from '../../typesetting/open-pdf.ts';
import { token } from '../../ui/tokens.ts';
import type { Band } from './field-band.ts';
import type { OpenedPdf } from './use-pdf.ts';

// Paper stays white in every theme.
const Paper = styled('div')({
  position: 'relative',
  flexShrink: 0,
  margin: '0 auto',
  overflow: 'hidden',
  borderRadius: 4,
  outline: `1px solid ${token('line-strong')}`,
  backgroundColor: '#fff',
  cursor: 'text',
  // Places are counted from the left in every language.
  direction: 'ltr',
  '& canvas': { position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' },
});

const Mark = styled('span')({
  position: 'absolute',
  borderRadius: 3,
  backgroundColor: '#fff0cc',
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
});

type Props = {
  opened: OpenedPdf | null;
  number: number;
  count: number;
  /** Points. */
  size: { width: number; height: number };
  /** Pixels across. */
  width: number;
  /** What is marked on it. */
  bands: readonly Band[];
  /** A press on it, in points. */
  onPress: (page: number, x: number, y: number) => void;
};

/** One page as paper, drawn when it is in sight: out of sight first, then shown at once, so that nothing flickers. */
export const Sheet = memo(function Sheet({ opened, number, count, size, width, bands, onPress }: Props) {
  const { t } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState(false);
  const drawn = useRef<{ of: OpenedPdf; width: number } | null>(null);
  const scale = width / size.width;
  // A page that was scrolled away is not drawn again before it is back.
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '200px' },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!opened || !isInSight || number > opened.of.pages) return;
    if (drawn.current?.of === opened && drawn.current.width === width) return;
    const off = new AbortController();
    const canvas = document.createElement('canvas');
    const pixels = Math.round(width * Math.min(devicePixelRatio || 1, 3));
    drawPage(opened.pdf, number, canvas, pixels, off.signal).then(
      () => {
        const place = host.current;
        if (off.signal.aborted || !place) return;
        drawn.current = { of: opened, width };
        const before = place.querySelectorAll('canvas');
        place.prepend(canvas);
        for (const old of before) old.remove();
        place.dataset.drawn = String(Number(place.dataset.drawn ?? 0) + 1);
      },
      // Ended by the next one; what shows stays.
      () => undefined,
    );
    return () => off.abort();
  }, [opened, isInSight, number, width]);
  const press = (event: MouseEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onPress(number, (event.clientX - left) / scale, (event.clientY - top) / scale);
  };
  return (
    <Paper
      ref={host}
      role="img"
      aria-label={t`Page ${number} of ${count}`}
      data-page={number}
      translate="no"
      onClick={press}
      style={{ width, height: Math.round(size.height * scale) }}
    >
      {bands.map((band) => (
        <Mark
          key={`${band.x} ${band.y}`}
          data-mark=""
          style={{
            insetInlineStart: band.x * scale,
            insetBlockStart: band.y * scale,
            width: band.width * scale,
            height: band.height * scale,
          }}
        />
      ))}
    </Paper>
  );
});

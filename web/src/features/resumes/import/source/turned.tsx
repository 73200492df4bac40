import type { ReactNode } from 'react';

type Size = { width: number; height: number };

type Props = {
  /** Quarters clockwise by which the page was turned to be read. */
  by: number;
  /** Of the turned page, in its own units. */
  size: Size;
  /** Pixels across the turned page. */
  width: number;
  /** Draws the page as the file has it, this many pixels across. */
  children: (upright: { size: Size; width: number }) => ReactNode;
};

/** A page as it was turned to be read: a scan that lies on its side stands upright. */
export function Turned({ by, size, width, children }: Props) {
  const quarters = ((by % 4) + 4) % 4;
  if (quarters === 0) return children({ size, width });
  const height = (size.height * width) / size.width;
  const isOnSide = quarters % 2 === 1;
  const upright = isOnSide ? { width: size.height, height: size.width } : size;
  const moved = ['', `${width}px, 0`, `${width}px, ${height}px`, `0, ${height}px`][quarters] ?? '';
  return (
    <div dir="ltr" style={{ position: 'relative', width, height }}>
      <div
        style={{
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineStart: 0,
          transformOrigin: '0 0',
          transform: `translate(${moved}) rotate(${quarters * 90}deg)`,
        }}
      >
        {children({ size: upright, width: isOnSide ? height : width })}
      </div>
    </div>
  );
}

import { useEffect, useSyncExternalStore } from 'react';
import { type IconName, restIconNames } from './icon-names.ts';
import { iconTable, watchIcons } from './icon-table.ts';

const sizes = { xs: 18, sm: 20, md: 24, lg: 30, default: 22 } as const;

type Props = {
  name: IconName;
  /** A named size (docs/spec/constants.md, Measures), or pixels inside text and chips. */
  size?: keyof typeof sizes | 12 | 14 | 16;
  /** Says what it means where no word is beside it; without it the icon is decoration. */
  label?: string;
  color?: string;
};

/** Drawings that point along the line: they turn round where writing runs from right to left. */
const along: ReadonlySet<string> = new Set([
  'back',
  'forward',
  'chevron-left',
  'chevron-right',
  'undo',
  'redo',
]);

const known: ReadonlySet<string> = new Set([...Object.keys(iconTable()), ...restIconNames]);

/**
 * The one icon of the product. Throws the two errors of docs/spec/rules.md, Errors, on a missing or unknown name. A drawing that
 * is not loaded yet has its place kept.
 */
export function Icon({ name, size = 'default', label, color }: Props) {
  if (!name) throw new Error("Icon prop 'name' is required.");
  if (!known.has(name)) throw new Error(`Icon ${name} is not available.`);
  const Drawing = useSyncExternalStore(watchIcons, iconTable, iconTable)[name];
  const isMissing = !Drawing;
  useEffect(() => {
    // Signed-in screens ask for them; this is for a public one that shows another icon than it used to.
    if (isMissing) import('./icons-rest.ts').catch(() => undefined);
  }, [isMissing]);
  const pixels = typeof size === 'number' ? size : sizes[size];
  const style = { flexShrink: 0, display: 'block' };
  const turns = along.has(name) ? { 'data-along': '' } : {};
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  if (!Drawing) return <svg width={pixels} height={pixels} style={style} {...meaning} />;
  return (
    <Drawing
      size={pixels}
      strokeWidth={1.75}
      color={color ?? 'currentColor'}
      style={style}
      {...meaning}
      {...turns}
    />
  );
}

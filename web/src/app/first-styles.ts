import { type Accent, accents, type Mode, palette, type Token } from '../ui/tokens.ts';

const names = Object.keys(accents) as Accent[];
const modes: readonly Mode[] = ['light', 'dark'];
const declared = (colors: [string, string][]) =>
  colors.map(([name, color]) => `--fh-${name}:${color}`).join(';');

/**
 * The tokens of all 20 palettes as one style sheet: by the class `dark` and the accent that theme.js sets before the
 * first paint. While a drawn page stands for the app, the app itself is out of sight.
 */
export function firstStyles(): string {
  const tokens = modes.flatMap((mode) => {
    const root = mode === 'dark' ? ':root.dark' : ':root';
    const base = palette(mode, 'blue');
    const others = names
      .filter((accent) => accent !== 'blue')
      .map((accent) => {
        const all = Object.entries(palette(mode, accent));
        const own = all.filter(([name, color]) => base[name as Token] !== color);
        return `${root}[data-accent="${accent}"]{${declared(own)}}`;
      });
    return [`${root}{${declared(Object.entries(base))}}`, ...others];
  });
  return [
    ...tokens,
    '.not-first #first{display:none}',
    ':root:not(.not-first) body:has(#first) #root{display:none}',
  ].join('\n');
}

/** Colors that MUI writes into its own styles, and the tokens they stand for. */
const known: readonly Token[] = ['accent', 'page', 'text-2', 'text-3', 'text', 'bad', 'line', 'control'];

/** A page drawn in light and blue, with every color as the variable it stands for: it serves all themes and accents. */
export function withVariables(html: string): string {
  const colors = palette('light', 'blue');
  return html.replace(
    /<style data-emotion="(css-global)?[^>]*>([\s\S]*?)<\/style>/g,
    (style, isGlobal, css) => {
      const open = known.reduce(
        (text, name) => text.replaceAll(new RegExp(`${colors[name]}\\b`, 'gi'), `var(--fh-${name})`),
        (isGlobal ? css.replace(/:root\{--fh-[^}]*\}/g, '') : style).replaceAll(
          new RegExp(`([;{](?:--variant-contained)?color:)${colors['on-accent']}`, 'gi'),
          '$1var(--fh-on-accent)',
        ),
      );
      // Without its mark the app leaves it alone and puts its own global styles in place of it.
      return isGlobal ? `<style>${open}</style>` : open;
    },
  );
}

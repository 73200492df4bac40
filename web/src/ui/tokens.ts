/** The ten accents with their shade in light and in dark; each has at least 4.5:1 as text and under its label. */
export const accents = {
  purple: { label: 'Purple', light: '#7b1fa2', dark: '#ce93d8' },
  deeppurple: { label: 'Deep purple', light: '#5e35b1', dark: '#b39ddb' },
  indigo: { label: 'Indigo', light: '#3949ab', dark: '#9fa8da' },
  blue: { label: 'Blue', light: '#1565c0', dark: '#64b5f6' },
  lightblue: { label: 'Light blue', light: '#01579b', dark: '#4fc3f7' },
  cyan: { label: 'Cyan', light: '#006064', dark: '#4dd0e1' },
  teal: { label: 'Teal', light: '#00796b', dark: '#4db6ac' },
  green: { label: 'Green', light: '#2e7d32', dark: '#81c784' },
  lightgreen: { label: 'Light green', light: '#33691e', dark: '#aed581' },
  grey: { label: 'Grey', light: '#424242', dark: '#e0e0e0' },
} as const;

export type Accent = keyof typeof accents;
export type Mode = 'light' | 'dark';

/** The accent of a stored name; blue, the default of docs/spec/constants.md, Appearance, for an unknown one. */
export function accentOf(name: string): Accent {
  return Object.hasOwn(accents, name) ? (name as Accent) : 'blue';
}

const light = {
  page: '#fafafa',
  surface: '#ffffff',
  sunken: '#f5f5f5',
  hover: '#f5f5f5',
  line: '#e4e4e4',
  'line-strong': '#cfcfcf',
  control: '#858585',
  text: '#212121',
  'text-2': '#595959',
  'text-3': '#6b6b6b',
  good: '#2e7d32',
  'good-ground': '#edf5ee',
  warn: '#8a5a00',
  'warn-ground': '#fdf5e4',
  bad: '#c62828',
  'bad-ground': '#fdf0f0',
  talk: '#3f51b5',
  inverse: '#212121',
  'inverse-text': '#fafafa',
  skeleton: '#ececec',
  scrim: 'rgba(33, 33, 33, 0.42)',
};

const dark: typeof light = {
  page: '#212121',
  surface: '#282828',
  sunken: '#1c1c1c',
  hover: '#2f2f2f',
  line: '#3a3a3a',
  'line-strong': '#4d4d4d',
  control: '#8e8e8e',
  text: '#fafafa',
  'text-2': '#bdbdbd',
  'text-3': '#adadad',
  good: '#81c784',
  'good-ground': '#2a352b',
  warn: '#e3b341',
  'warn-ground': '#363123',
  bad: '#ef9a9a',
  'bad-ground': '#3a2b2b',
  talk: '#9fa8da',
  inverse: '#fafafa',
  'inverse-text': '#212121',
  skeleton: '#343434',
  scrim: 'rgba(0, 0, 0, 0.55)',
};

export type Token = keyof typeof light | 'accent' | 'on-accent' | 'tint' | 'tint-line' | 'inverse-link';

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** `share` (0–1) of one colour over another; both as #rrggbb. */
export function mix(over: string, share: number, ground: string): string {
  const under = channels(ground);
  return `#${channels(over)
    .map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/**
 * Contrast ratio of two colours (WCAG 2.2, relative luminance).
 *
 * @internal Used by tests alone.
 */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((hex) => {
      const [r, g, b] = channels(hex).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Every token's colour for a theme and an accent. */
export function palette(mode: Mode, accent: Accent): Record<Token, string> {
  const base = mode === 'light' ? light : dark;
  const shade = accents[accent][mode];
  return {
    ...base,
    accent: shade,
    'on-accent': mode === 'light' ? '#ffffff' : '#212121',
    tint: mix(shade, mode === 'light' ? 0.08 : 0.12, base.surface),
    'tint-line': mix(shade, 0.35, base.surface),
    'inverse-link': accents[accent][mode === 'light' ? 'dark' : 'light'],
  };
}

/** A token as CSS: `token('text-2')` → `var(--fh-text-2)`. */
export function token(name: Token): string {
  return `var(--fh-${name})`;
}

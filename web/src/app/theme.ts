import { createTheme, type Theme } from '@mui/material/styles';
import { type Accent, type Mode, mix, palette, token } from '../ui/tokens.ts';

const ease = 'cubic-bezier(.2,0,0,1)';
const font = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** Tokens as CSS variables of the document. */
export function tokenVariables(mode: Mode, accent: Accent): Record<string, string> {
  return Object.fromEntries(
    Object.entries(palette(mode, accent)).map(([name, value]) => [`--fh-${name}`, value]),
  );
}

/** MUI, dressed: docs/spec/constants.md, Appearance (20 px corners, no shadows, no ripple) and the tokens. */
export function createAppTheme(mode: Mode, accent: Accent): Theme {
  const colors = palette(mode, accent);
  // Under the pointer a filled button moves away from its label: MUI's own darker shade fails on dark (3.7:1).
  const pressed = (color: string) => mix(color, 0.86, mode === 'light' ? '#000000' : '#ffffff');
  return createTheme({
    palette: {
      mode,
      primary: {
        main: colors.accent,
        dark: pressed(colors.accent),
        contrastText: colors['on-accent'],
      },
      error: {
        main: colors.bad,
        dark: pressed(colors.bad),
        contrastText: mode === 'light' ? '#ffffff' : '#212121',
      },
      warning: { main: colors.warn },
      success: { main: colors.good },
      info: { main: colors.talk },
      background: { default: colors.page, paper: colors.surface },
      text: { primary: colors.text, secondary: colors['text-2'], disabled: colors['text-3'] },
      divider: colors.line,
    },
    shape: { borderRadius: 20 },
    shadows: Array.from({ length: 25 }, () => 'none') as Theme['shadows'],
    breakpoints: { values: { xs: 0, sm: 376, md: 900, lg: 1200, xl: 1440 } },
    spacing: 4,
    transitions: {
      duration: {
        enteringScreen: 225,
        leavingScreen: 195,
        shortest: 120,
        shorter: 120,
        short: 160,
        standard: 160,
      },
      easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
    },
    typography: {
      fontFamily: font,
      htmlFontSize: 16,
      h1: { fontSize: '1.375rem', lineHeight: '28px', fontWeight: 620, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.125rem', lineHeight: '24px', fontWeight: 620, letterSpacing: '-0.01em' },
      h3: { fontSize: '0.875rem', lineHeight: '20px', fontWeight: 620 },
      body1: { fontSize: '1rem', lineHeight: '24px' },
      body2: { fontSize: '0.875rem', lineHeight: '20px' },
      subtitle1: { fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 },
      subtitle2: { fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 520 },
      caption: { fontSize: '0.75rem', lineHeight: '16px' },
      button: { fontSize: '0.875rem', lineHeight: '20px', fontWeight: 570, textTransform: 'none' },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: {
            fontFamily: 'inherit',
            '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            borderRadius: 20,
            minHeight: 36,
            padding: '7px 16px',
            transition: `background-color 120ms ${ease}`,
            whiteSpace: 'nowrap',
            '@media (max-width: 899.95px)': { minHeight: 44 },
            // Text of 200 % on a phone leaves no room for a long label in one line.
            '@media (max-width: 359.95px)': { whiteSpace: 'normal' },
          },
          outlined: {
            borderColor: token('line-strong'),
            color: token('text'),
            backgroundColor: token('surface'),
            '&:hover': { backgroundColor: token('hover'), borderColor: token('line-strong') },
          },
          text: { color: token('text-2'), '&:hover': { backgroundColor: token('hover') } },
          startIcon: { marginInlineStart: 0, marginInlineEnd: 8 },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            width: 36,
            height: 36,
            color: token('text-2'),
            '&:hover': { backgroundColor: token('hover') },
            '@media (max-width: 899.95px)': { width: 44, height: 44 },
          },
        },
      },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderColor: token('line'), backgroundColor: token('surface') } },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            borderRadius: 20,
            minHeight: 40,
            fontSize: '0.875rem',
            backgroundColor: token('surface'),
            '& .MuiOutlinedInput-notchedOutline': {
              borderColor: token('control'),
              top: 0,
              '& legend': { display: 'none' },
            },
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: token('text-2') },
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
              borderColor: token('accent'),
              borderWidth: 2,
            },
            '@media (max-width: 899.95px)': { minHeight: 48, fontSize: '1rem' },
          },
          input: {
            padding: '9px 15px',
            height: 'auto',
            '&::placeholder': { color: token('text-3'), opacity: 1 },
          },
          multiline: { padding: 0 },
        },
      },
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            marginInline: 0,
            marginBlockStart: 4,
            fontSize: '0.8125rem',
            lineHeight: '18px',
            color: token('text-3'),
          },
        },
      },
      MuiMenu: {
        defaultProps: { transitionDuration: 160 },
        styleOverrides: {
          paper: {
            borderRadius: 20,
            border: `1px solid ${token('line-strong')}`,
            backgroundColor: token('surface'),
          },
          list: { padding: 6 },
        },
      },
      // What opens stands where it will stay (docs/spec/interface.md, Motion): a row that grows away under a press loses it.
      MuiPopover: {
        defaultProps: { transitionDuration: 160 },
        styleOverrides: {
          paper: { border: `1px solid ${token('line-strong')}`, transform: 'none !important' },
        },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: {
            borderRadius: 14,
            minHeight: 32,
            fontSize: '0.875rem',
            paddingInline: 10,
            '&:hover, &.Mui-focusVisible': { backgroundColor: token('hover') },
            '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: token('tint') },
            '@media (max-width: 899.95px)': { minHeight: 44 },
          },
        },
      },
      // Counted as closed when they begin to leave, as menus are: one that ended to leave in the moment the next was
      // drawn left that one hidden from screen readers (the library hides all but the uppermost, which has no element yet).
      MuiDialog: {
        defaultProps: { closeAfterTransition: false },
        styleOverrides: { paper: { borderRadius: 20, border: `1px solid ${token('line-strong')}` } },
      },
      MuiDrawer: {
        defaultProps: { closeAfterTransition: false },
        styleOverrides: { paper: { backgroundColor: token('surface') } },
      },
      MuiBackdrop: {
        styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: token('scrim') } } },
      },
      MuiCheckbox: { styleOverrides: { root: { color: token('control') } } },
      // Grey links are told apart by their underline alone (docs/spec/interface.md, Accents).
      MuiLink: {
        defaultProps: { underline: accent === 'grey' ? 'always' : 'hover' },
        styleOverrides: { root: { textUnderlineOffset: 2, textDecorationColor: 'currentColor' } },
      },
      MuiCssBaseline: {
        styleOverrides: {
          body: {
            backgroundColor: token('page'),
            color: token('text'),
            fontSize: '0.875rem',
            lineHeight: '20px',
          },
          // A plain link inside a text: a library's or the browser's blue is none of the accents.
          a: { color: token('accent'), textUnderlineOffset: 2 },
          ':focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
          'svg[data-along]:dir(rtl)': { transform: 'scaleX(-1)' },
          // A person's own few colors take every tint away: what is selected gets an edge.
          '@media (forced-colors: active)': {
            '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [data-selected], tr[data-on], [data-at], [role="option"].Mui-selected':
              { outline: '2px solid Highlight !important', outlineOffset: '-3px !important' },
            ':focus-visible': { outline: '3px solid CanvasText !important' },
            '.MuiButton-contained': { border: '1px solid' },
          },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              transitionDuration: '0.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
        },
      },
    },
  });
}

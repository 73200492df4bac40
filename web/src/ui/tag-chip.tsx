import { styled } from '@mui/material/styles';
import { useAppearance } from '../platform/appearance.ts';
import { type Accent, type Mode, palette } from './tokens.ts';

const Chip = styled('span')({
  display: 'inline-block',
  boxSizing: 'border-box',
  maxWidth: '100%',
  height: 22,
  paddingInline: 8,
  borderRadius: 20,
  border: '1px solid transparent',
  fontSize: '0.75rem',
  lineHeight: '20px',
  fontWeight: 520,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
});

/** The name of a tag in one of the accents; what does not fit is whole in its tooltip. */
export function TagChip({ accent, name }: { accent: Accent; name: string }) {
  const { theme } = useAppearance();
  return (
    <Chip title={name} style={colorsOf(accent, theme)}>
      {name}
    </Chip>
  );
}

type Colors = { color: string; backgroundColor: string; borderColor: string };
const known = new Map<string, Colors>();

/** What a surface in this accent looks like: its text, ground and line. */
export function colorsOf(accent: Accent, mode: Mode): Colors {
  const name = `${accent} ${mode}`;
  const before = known.get(name);
  if (before) return before;
  const colors = palette(mode, accent);
  const made = {
    color: colors.accent,
    backgroundColor: colors.tint,
    borderColor: colors['tint-line'],
  };
  known.set(name, made);
  return made;
}

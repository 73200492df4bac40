import type { Accent } from '@foothold/core/typesetting/resume-look.ts';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { token } from '../../../../ui/tokens.ts';

const Swatch = styled('label')({
  position: 'relative',
  width: 36,
  height: 36,
  borderRadius: 18,
  border: '2px solid transparent',
  padding: 4,
  cursor: 'pointer',
  '& > span': { display: 'block', width: '100%', height: '100%', borderRadius: 12 },
  '&:has(:checked)': { borderColor: token('accent') },
  '&:has(:focus-visible)': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '@media (max-width: 899.95px)': { width: 44, height: 44, borderRadius: 22 },
});

type Props = {
  value: Accent;
  accents: Readonly<Record<Accent, string>>;
  onChange: (accent: Accent) => void;
};

/** The colors of a page. */
export function AccentChoice({ value, accents, onChange }: Props) {
  const { t } = useLingui();
  const name = useId();
  const names: Readonly<Record<Accent, string>> = {
    black: t`Black`,
    blue: t`Blue`,
    indigo: t`Indigo`,
    purple: t`Purple`,
    teal: t`Teal`,
    green: t`Green`,
    grey: t`Grey`,
    red: t`Red`,
  };
  return (
    <div
      role="radiogroup"
      aria-label={t`Color of headings and links`}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}
    >
      {(Object.keys(accents) as Accent[]).map((accent) => (
        <Swatch key={accent} title={names[accent]}>
          <input
            type="radio"
            name={name}
            aria-label={names[accent]}
            checked={accent === value}
            onChange={() => onChange(accent)}
          />
          <span style={{ backgroundColor: accents[accent] }} />
        </Swatch>
      ))}
    </div>
  );
}

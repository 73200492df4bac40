import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { setAppearance, useAppearance } from '../../platform/appearance.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { type Accent, accentOf, accents, token } from '../../ui/tokens.ts';
import { useAccentNames } from './use-accent-names.ts';

const Swatch = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  paddingInline: 10,
  borderRadius: 20,
  border: '1px solid transparent',
  cursor: 'pointer',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '&:hover': { backgroundColor: token('hover') },
  '&:has(input:checked)': { backgroundColor: token('tint'), borderColor: token('tint-line') },
  '&:has(input:focus-visible)': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
  '& input': { position: 'absolute', opacity: 0, inset: 0, margin: 0, cursor: 'pointer' },
  '@media (max-width: 899.95px)': { minHeight: 44, fontSize: '1rem' },
});

const LanguageChoice = lazy(async () => ({
  default: (await import('./language-choice.tsx')).LanguageChoice,
}));

/** Light or dark, the ten accents and the language; each choice shows at once (docs/spec/design.md, Differences). */
export function AppearanceSection() {
  const { t } = useLingui();
  const { theme, color } = useAppearance();
  const names = useAccentNames();
  const chosen = accentOf(color);
  return (
    <SectionCard title={<Trans>Appearance</Trans>} lead={<Trans>Saved in this browser.</Trans>}>
      <Segment
        label={t`Theme`}
        value={theme}
        options={[
          { value: 'light', label: t`Light`, icon: <Icon name="theme-light" size={16} /> },
          { value: 'dark', label: t`Dark`, icon: <Icon name="theme-dark" size={16} /> },
        ]}
        onChange={(value) => setAppearance({ theme: value })}
      />
      <Box
        role="radiogroup"
        aria-label={t`Accent color`}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
          gap: '4px',
          marginBlockStart: '16px',
        }}
      >
        {(Object.keys(accents) as Accent[]).map((accent) => (
          <Swatch key={accent}>
            <input
              type="radio"
              name="accent"
              value={accent}
              checked={accent === chosen}
              onChange={() => setAppearance({ color: accent })}
            />
            <Box
              component="span"
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 24,
                height: 24,
                flexShrink: 0,
                borderRadius: '50%',
                backgroundColor: accents[accent][theme],
                color: theme === 'dark' ? '#212121' : '#ffffff',
                forcedColorAdjust: 'none',
              }}
            >
              {accent === chosen && <Icon name="check" size={14} />}
            </Box>
            {names[accent]}
          </Swatch>
        ))}
      </Box>
      <Box sx={{ minHeight: 62, marginBlockStart: '16px' }}>
        <Suspense>
          <LanguageChoice />
        </Suspense>
      </Box>
    </SectionCard>
  );
}

import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { shownLanguage } from '../../platform/language.ts';
import { languages } from '../../platform/languages.data.ts';
import { token } from '../../ui/tokens.ts';
import { changeLanguage } from './change-language.tsx';

const Choice = styled('select')({
  minHeight: 44,
  paddingInline: 8,
  border: 0,
  borderRadius: 20,
  font: 'inherit',
  fontSize: '0.875rem',
  color: token('text-2'),
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: token('hover') },
  '& option': { color: token('text'), backgroundColor: token('surface') },
});

/** The language in a quiet form, for who has not signed in and may not read the one they see. */
export function LanguageSelect() {
  const { t } = useLingui();
  return (
    <Choice
      name="language"
      aria-label={t`Language`}
      value={shownLanguage().tag}
      onChange={({ target }) => changeLanguage(target.value)}
    >
      {languages.map(({ tag, name }) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

import { letterWords } from '@foothold/core/entities/letter/letter-words.data.ts';
import { useLingui } from '@lingui/react/macro';

/** The languages a letter can be in: those whose greetings are known, and what is told from the text, '' while one is chosen. */
export function useLanguageOptions(detected: string): { value: string; label: string }[] {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language', fallback: 'code' });
  const nameOf = (language: string) => names.of(language) ?? language;
  const own = Object.keys(letterWords).map((value) => ({ value, label: nameOf(value) }));
  own.sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
  const told = detected && nameOf(detected);
  return [{ value: '', label: told ? t`As written: ${told}` : t`As written` }, ...own];
}

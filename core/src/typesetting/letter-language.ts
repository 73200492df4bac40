import type { Paper } from './resume-look.ts';
import { isLanguage, languageOfText, primaryLanguage } from './text-language.ts';

/**
 * The language of a letter: the one that was chosen, else the one of the resume where the text is in its script, else by its
 * letters. English without a country is British on A4, which decides how dates read.
 */
export function letterLanguage(text: string, chosen: string, ofResume: string, paper: Paper): string {
  if (isLanguage(chosen)) return chosen;
  const told = languageOfText(text);
  const isSame =
    isLanguage(ofResume) &&
    (text.trim() === '' || primaryLanguage(ofResume) === told || scriptOf(ofResume) === scriptOf(told));
  const language = isSame ? ofResume : told;
  return language === 'en' && paper === 'a4' ? 'en-GB' : language;
}

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script;

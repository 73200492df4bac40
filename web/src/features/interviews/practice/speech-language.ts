import { ownEnglish } from '../../../platform/own-locale.ts';

/** The language that answers are spoken in: the person's own English, else that of the United States, as the questions are. */
export function speechLanguage(): string {
  return ownEnglish();
}

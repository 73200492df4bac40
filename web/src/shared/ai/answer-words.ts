import type { AnswerWords } from '@foothold/core/ai/builtin/answer-words.ts';
import type { I18n } from '@lingui/core';
import { sayIn } from '../../platform/say.ts';

/** How answers by rule are put into words of the language of the page; rules look for English words. */
export function answerWordsIn(i18n: I18n): AnswerWords {
  return { say: sayIn(i18n), isEnglish: i18n.locale === 'en' };
}

import type { AnswerDocument } from '@foothold/core/ai/builtin/answer-document.ts';
import { answerLanguageTexts } from '@foothold/core/ai/builtin/career/counseling.messages.ts';
import type { Say } from '@foothold/core/text/messages.ts';

/** The language an answer is made in. */
export type AnswerLanguage = { locale: string; say: Say };

/** Parts that rest on what was typed in free words, in the order of an answer. */
const ofFreeWords = ['not-understood', 'understood', 'asked', 'goals', 'interests'];

/** An answer that says, in another language than English, which words its rules can read; once. */
export function withReadingNote(document: AnswerDocument, { locale, say }: AnswerLanguage): AnswerDocument {
  const id = document.sections.find((section) => ofFreeWords.includes(section.id))?.id;
  if (isEnglish(locale) || id === undefined) return document;
  const note = say(answerLanguageTexts('free-words'));
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.id === id ? { ...section, lines: [...(section.lines ?? []), note] } : section,
    ),
  };
}

/** What is below an answer in another language than English: its titles and figures are not translated; '' in English. */
export const sourcesNote = ({ locale, say }: AnswerLanguage): string =>
  isEnglish(locale) ? '' : say(answerLanguageTexts('sources'));

const isEnglish = (locale: string) => /^en(?:-|$)/.test(locale);

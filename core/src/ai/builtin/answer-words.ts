import { type Say, sayEnglish } from '../../text/messages.ts';

/** How an answer by rule is put into words. */
export type AnswerWords = {
  say: Say;
  /** False where the person reads another language: rules look for English words, and then say so. */
  isEnglish: boolean;
};

/** The words of the server and of tests. */
export const englishWords: AnswerWords = { say: sayEnglish, isEnglish: true };

import { type ResumeWords, resumeWords } from './resume-words.data.ts';
import { primaryLanguage } from './text-language.ts';

/** The words of a resume's language; English for a language without any. */
export function wordsOf(language: string): ResumeWords {
  return resumeWords[primaryLanguage(language)] ?? resumeWords.en;
}

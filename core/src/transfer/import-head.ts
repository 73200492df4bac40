import { foldText } from '../text/company-name.ts';
import { foldStatus } from './import-status-meaning.ts';

/**
 * A head as it may be known: folded as it is written, and folded with the words of camelCase and the articles of
 * “d’envoi” apart (“LinkedIn URL” and “jobTitle” are each known in one of the ways only).
 */
export function headForms(head: string): string[] {
  return [...new Set([foldText(head), headWords(head)])];
}

/** A head in words: with camelCase and articles apart. */
export function headWords(head: string): string {
  return foldStatus(head.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' '));
}

/** True where one of the words or phrases is in folded text, as whole words. */
export function hasPhrase(folded: string, phrases: readonly string[]): boolean {
  const within = ` ${folded} `;
  return phrases.some((phrase) => within.includes(` ${phrase} `));
}

import { foldText } from '../text/company-name.ts';

/**
 * A head as it may be known: folded as it is written, and folded with the words of camelCase apart (“LinkedIn URL” and
 * “jobTitle” are each known in one of the two ways only).
 */
export function headForms(head: string): string[] {
  const apart = head.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ');
  return [...new Set([foldText(head), foldText(apart)])];
}

/** A head in words: its form with camelCase apart. */
export function headWords(head: string): string {
  return headForms(head).at(-1) ?? '';
}

/** True where one of the words or phrases stands in folded text, as whole words. */
export function hasPhrase(folded: string, phrases: readonly string[]): boolean {
  const within = ` ${folded} `;
  return phrases.some((phrase) => within.includes(` ${phrase} `));
}

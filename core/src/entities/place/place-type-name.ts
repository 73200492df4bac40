import type { Message } from '../../text/messages.ts';
import { sayEnglish } from '../../text/messages.ts';
import { placePurposeText, placeTypeText } from './place-words.messages.ts';

/** What a person keeps a place for, as it is in the `types` of the place (docs/spec/constants.md, Place grouping). */
export const placePurposes = {
  relocation: 'Relocation Destination',
  retirement: 'Retirement Destination',
  travel: 'Travel Destination',
  vacation: 'Vacation Destination',
} as const;

/** The message of a type or purpose of a place, in any spelling of it; null for a word of other people. */
export function placeTypeMessage(word: string): Message | null {
  const text = word.trim();
  return placePurposeText.find(text) ?? placeTypeText.find(text.replaceAll(/[_ ]/g, '-'));
}

/**
 * A type or purpose of a place in English: “Train station” for `train-station` or `train_station`, “Vacation
 * destination”. What a person or a service wrote in other words stays as it is.
 */
export function placeTypeName(word: string): string {
  const message = placeTypeMessage(word);
  if (message) return sayEnglish(message);
  const text = word.trim();
  if (!/^[a-z]+(?:[-_ ][a-z]+)*$/.test(text)) return text;
  const named = text.replaceAll(/[-_]/g, ' ');
  return named.slice(0, 1).toUpperCase() + named.slice(1).toLowerCase();
}

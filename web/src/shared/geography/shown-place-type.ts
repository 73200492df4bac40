import { placeTypeMessage, placeTypeName } from '@foothold/core/entities/place/place-type-name.ts';
import { i18n } from '@lingui/core';
import { sayIn } from '../../platform/say.ts';

/** A type or purpose of a place in the language of the person; words of others as they are. */
export function shownPlaceType(word: string): string {
  const message = placeTypeMessage(word);
  return message ? sayIn(i18n)(message) : placeTypeName(word);
}

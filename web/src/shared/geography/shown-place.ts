import { placeLine } from '@foothold/core/entities/place/location-form.ts';
import { i18n } from '@lingui/core';

/** A location in few words, with its country in the language of the person; '' when nothing is known. */
export function shownPlace(fields: Parameters<typeof placeLine>[0]): string {
  return placeLine(fields, i18n.locale || 'en');
}

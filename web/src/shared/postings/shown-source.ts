import { postingSourceName } from '@foothold/core/entities/posting/posting-source.messages.ts';
import { sourceLabel } from '@foothold/core/entities/posting/posting-source.ts';
import { i18n } from '@lingui/core';
import { sayIn } from '../../platform/say.ts';

/** The name of a feed of postings in the language of the person; proper names stay. */
export function shownSource(source: string): string {
  const message = postingSourceName.find(source);
  return message ? sayIn(i18n)(message) : sourceLabel(source);
}

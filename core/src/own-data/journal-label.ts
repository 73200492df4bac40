import type { Message } from '../text/messages.ts';
import { journalText } from './journal.messages.ts';
import type { JournalEntry } from './journal-entry.ts';

/**
 * What an entry of the journal is called. One written before there were codes is called what it says; one of another
 * version of Foothold, whose code is not known here, by what it is.
 */
export function journalLabel({
  code,
  values,
  label,
}: Pick<JournalEntry, 'code' | 'values' | 'label'>): Message {
  if (code !== undefined)
    return journalText.of({ code, ...(values && { values }) }) ?? journalText('unknown');
  return label === undefined ? journalText('unknown') : journalText('former', { words: label });
}

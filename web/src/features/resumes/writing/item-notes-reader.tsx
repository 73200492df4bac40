import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { useEffect } from 'react';
import { type ItemNotes, type LinesToRead, useItemNotes } from './use-item-notes.ts';

type Props = Omit<LinesToRead, 'today'> & { onNotes: (notes: ItemNotes) => void };

/** Reads the lines of an item and hands over what is said of them; it draws nothing, and loads after the lines are there. */
export function ItemNotesReader({ onNotes, ...reading }: Props) {
  const notes = useItemNotes({ ...reading, today: calendarDate(new Date()) });
  useEffect(() => onNotes(notes), [notes, onNotes]);
  return null;
}

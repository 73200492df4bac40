import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { isStillHeld, namesOfResume, openingsElsewhere } from '@foothold/core/writing/bullet-context.ts';
import { useEffect, useMemo } from 'react';
import { systemClock } from '../../../data/rows/clock.ts';
import type { LineNote } from './line-note.ts';
import { type LinesToRead, useItemNotes } from './use-line-notes.ts';

/** The lines of an item as they were read, and what was said of each. */
export type ReadItem = Omit<LinesToRead, 'lines' | 'language'> & {
  texts: readonly string[];
  notes: readonly (readonly LineNote[])[];
};

/** Lines of one item up to which all of them are read; of longer ones only that with the focus is. */
const mostLines = 60;
const none: readonly string[] = [];

type Props = {
  item: { uid: string; endDate: string };
  texts: readonly string[];
  language: string;
  whole: () => WholeResume;
  onRead: (read: ReadItem) => void;
};

/** Reads the lines of the item that is open, whenever its writer pauses, and tells what is said of them; draws nothing. */
export function ItemReader({ item: { uid, endDate }, texts, language, whole, onRead }: Props) {
  const around = useMemo(() => {
    const all = whole();
    const isHeld = isStillHeld({ endDate }, calendarDate(systemClock.now()));
    return {
      isHeld,
      isPast: isHeld === false,
      elsewhere: openingsElsewhere(all, { uid }),
      names: namesOfResume(all),
    };
  }, [uid, endDate, whole]);
  const key = texts.join('\n');
  const lines = useMemo(() => (texts.length > mostLines ? none : key.split('\n')), [key, texts.length]);
  const notes = useItemNotes({ lines, language, ...around });
  useEffect(() => {
    // While letters come nothing is said; the marks of lines that stay as they are stay too.
    if (notes.length > 0 || lines === none) onRead({ ...around, texts: lines, notes });
  }, [notes, lines, around, onRead]);
  return null;
}

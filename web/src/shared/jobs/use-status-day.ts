import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { type RefObject, useRef, useState } from 'react';
import { isDayFine, useDayProblem } from '../../ui/fields/day-field.tsx';

/** The day a status menu writes, as its line draws it. */
export type StatusDay = {
  /** Null while it is today, unasked; else what a `DateInput` holds. */
  date: string | null;
  today: string;
  problem: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  open: () => void;
  change: (date: string) => void;
  /** What was written about it, such as the words of a mail; null while nobody asked for a note. */
  note: string | null;
  openNote: () => void;
  changeNote: (note: string) => void;
};

type Asked = { today: string; onChoose: (status: JobStatus, date: string, note: string) => void };

/**
 * The day of a status menu, and the choosing of a status with it: while the field shows no day that will do, a status
 * that is chosen waits, and the field is gone back to and says why.
 */
export function useStatusDay({ today, onChoose }: Asked): {
  day: StatusDay;
  choose: (status: JobStatus) => void;
} {
  const [date, setDate] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const given = date ?? today;
  const limits = { today, isNeeded: true };
  const problem = useDayProblem(given, limits);
  return {
    day: {
      date,
      today,
      problem: isAsked ? problem : undefined,
      field,
      open: () => setDate(today),
      change: setDate,
      note,
      openNote: () => setNote(''),
      changeNote: setNote,
    },
    choose: (status) => {
      if (isDayFine(given, limits)) onChoose(status, given === today ? '' : given, note?.trim() ?? '');
      else {
        setAsked(true);
        field.current?.focus();
      }
    },
  };
}

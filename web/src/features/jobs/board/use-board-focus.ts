import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BoardPlace } from './board-layout.ts';

/** Frames to wait for a card that is being read: about a second. */
const patience = 60;

type Reveal = (index: number) => void;

/** Moving the focus on a board whose columns draw only what is in sight. */
export type BoardFocus = {
  /** For `BoardShared`. */
  onColumn: (status: JobStatus, reveal: Reveal) => () => void;
  focusPlace: (place: BoardPlace) => void;
  /** The focus follows a card into a column that shows it. */
  follow: (id: number, status: JobStatus) => void;
  /** The focus stays where a card has left: on the next one, the one before, or the head of the empty column. */
  stayAt: (place: BoardPlace, gone: number) => void;
};

/** `board` holds the columns. */
export function useBoardFocus(board: RefObject<HTMLElement | null>): BoardFocus {
  const reveals = useRef(new Map<JobStatus, Reveal>());
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  /** Asks each frame until there is an answer; a newer wish ends an older one. */
  const until = useCallback((find: () => HTMLElement | null | undefined) => {
    cancelAnimationFrame(frame.current);
    const look = (left: number) => {
      const found = find();
      if (found) found.focus();
      else if (left > 0) frame.current = requestAnimationFrame(() => look(left - 1));
    };
    look(patience);
  }, []);

  const within = useCallback(
    (selector: string) => board.current?.querySelector<HTMLElement>(selector),
    [board],
  );
  const onColumn = useCallback((status: JobStatus, reveal: Reveal) => {
    reveals.current.set(status, reveal);
    return () => {
      if (reveals.current.get(status) === reveal) reveals.current.delete(status);
    };
  }, []);
  const focusPlace = useCallback(
    ({ status, index }: BoardPlace) => {
      reveals.current.get(status)?.(index);
      until(() => within(`[data-card][data-status="${status}"][data-index="${index}"] [data-open]`));
    },
    [until, within],
  );
  const follow = useCallback(
    (id: number, status: JobStatus) => {
      // What was changed last comes first.
      reveals.current.get(status)?.(0);
      until(() => within(`[data-card="${id}"][data-status="${status}"] [data-open]`));
    },
    [until, within],
  );
  const stayAt = useCallback(
    ({ status, index }: BoardPlace, gone: number) => {
      const card = (at: number) =>
        within(`[data-card][data-status="${status}"][data-index="${at}"] [data-open]`);
      until(() => {
        if (within(`[data-card="${gone}"][data-status="${status}"]`)) return null;
        return card(index) ?? card(index - 1) ?? within(`[data-head="${status}"]`);
      });
    },
    [until, within],
  );
  return { onColumn, focusPlace, follow, stayAt };
}

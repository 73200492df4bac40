import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';
import { type BoardPlace, placeAfter } from './board-layout.ts';

type Options = {
  board: RefObject<HTMLElement | null>;
  /** The columns that show cards, with how many each holds. */
  columns: readonly { status: JobStatus; count: number }[];
  /** Brings a card into sight and gives it the focus. */
  focusPlace: (place: BoardPlace) => void;
  onTick: (id: number) => void;
  /** `m` on a card while nothing is ticked. */
  onMove: (id: number, card: HTMLElement) => void;
  /** A figure on a card: how much the person wants the job, 0 takes that back. */
  onRate: (id: number, stars: number) => void;
};

const moves = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'j', 'k'];

/** The card that has the focus: by its title, not by its tick. */
function cardInFocus(board: HTMLElement | null): HTMLElement | null {
  const link = document.activeElement;
  if (!(link instanceof HTMLElement) || !link.matches('[data-open]') || !board?.contains(link)) return null;
  return link.closest<HTMLElement>('[data-card]');
}

/**
 * Keys of the board: arrows, Home and End walk from card to card, j and k do too and start anywhere on the screen;
 * Space and x tick, m moves, 1 to 5 say how much the job is wanted. Enter opens the card's link by itself, and `d` belongs to the drag.
 */
export function useBoardKeys(options: Options): void {
  const now = useRef(options);
  now.current = options;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyHandled(event)) return;
      const { board, columns, focusPlace, onTick, onMove, onRate } = now.current;
      const card = cardInFocus(board.current);
      if (!card && event.key !== 'j' && event.key !== 'k') return;
      const id = Number(card?.dataset.card);
      if (moves.includes(event.key)) {
        const place = card
          ? { status: card.dataset.status as JobStatus, index: Number(card.dataset.index) }
          : null;
        const next = placeAfter(event.key, place, columns);
        if (next) focusPlace(next);
      } else if (event.key === ' ' || event.key === 'x') onTick(id);
      else if (event.key === 'm' && card) onMove(id, card);
      else if (card && /^[0-5]$/.test(event.key)) onRate(id, Number(event.key));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

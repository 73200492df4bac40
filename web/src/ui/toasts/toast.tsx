import type { ReactNode } from 'react';

type Kind = 'success' | 'error' | 'info' | 'warning';

/** A short notice that leaves by itself. */
export type Toast = {
  /** Past tense, no exclamation mark: “Job saved.” */
  text: ReactNode;
  kind?: Kind;
  action?: ToastAction;
  /** Before it: what fits what was done, “Keep company”. */
  also?: ToastAction;
};

/** A word that can be pressed in a toast. */
export type ToastAction = { label: ReactNode; onClick: () => void };

const waiting: Toast[] = [];
let taker: ((toast: Toast) => void) | null = null;
let waker: (() => void) | null = null;

/** Shows a toast; hover and focus stop its clock. One that comes before they can be drawn waits until they can. */
export function showToast(toast: Toast): void {
  if (taker) {
    taker(toast);
    return;
  }
  waiting.push(toast);
  waker?.();
}

/** Hands every toast to `take`, those that waited first; answers the way to stop. */
export function takeToasts(take: (toast: Toast) => void): () => void {
  taker = take;
  for (const toast of waiting.splice(0)) take(toast);
  return () => {
    taker = null;
  };
}

/** Calls back when a toast waits and nobody takes it; answers the way to stop. */
export function onWaitingToast(wake: () => void): () => void {
  waker = wake;
  return () => {
    waker = null;
  };
}

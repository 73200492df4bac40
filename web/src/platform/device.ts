import { browserLabel } from '@foothold/core/entities/user/browser-label.ts';

/** True on Apple machines, where short cuts are written with ⌘. */
export function isApple(): boolean {
  return /Mac|iP(ad|hone|od)/.test(navigator.userAgent);
}

/** This browser in words, such as “Chrome on Windows”; '' where it does not say which it is. */
export function ownBrowser(): string {
  return browserLabel(navigator.userAgent);
}

/** True on Apple machines, where short cuts are written with ⌘. */
export function isApple(): boolean {
  return /Mac|iP(ad|hone|od)/.test(navigator.userAgent);
}

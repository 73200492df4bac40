/** True where a letter key is text or belongs to something over the page, so that no short cut may take it. */
export function isKeyHandled(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  if (isSomethingOpen()) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  // Nobody types into a box that is ticked.
  if (at instanceof HTMLInputElement && at.type === 'checkbox') return false;
  return at.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName);
}

/** Whether a dialog, drawer or menu is over the page. What fades out counts as gone: a key is meant for the page again. */
export function isSomethingOpen(): boolean {
  const overlays = document.querySelectorAll('[role="dialog"], .MuiPopover-root');
  return [...overlays].some((overlay) => overlay.closest('[aria-hidden="true"]') === null);
}

/** True where a letter key is text or belongs to something over the page, so that no short cut may take it. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  if ([...document.querySelectorAll('[role="dialog"], .MuiPopover-root')].some(isThere)) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  // Nobody types into a box that is ticked.
  if (at instanceof HTMLInputElement && at.type === 'checkbox') return false;
  return at.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName);
}

/** What fades out is hidden at once: a key pressed meanwhile is meant for the page. */
const isThere = (overlay: Element) => overlay.closest('[aria-hidden="true"]') === null;

/** True where a letter key is text or belongs to something over the page, so that no short cut may take it. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  if (document.querySelector('[role="dialog"], .MuiPopover-root')) return true;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return false;
  // Nobody types into a box that is ticked.
  if (at instanceof HTMLInputElement && at.type === 'checkbox') return false;
  return at.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(at.tagName);
}

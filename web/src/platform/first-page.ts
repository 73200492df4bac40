/** The page that was drawn at build and stands in place of the app until its first screen is there; null afterwards. */
function firstPage(): HTMLElement | null {
  // While the page is being drawn there is no document.
  return globalThis.document?.getElementById('first') ?? null;
}

/** What somebody typed into a field of the drawn page before the app had started. */
export function typedBefore(selector: string): string {
  return firstPage()?.querySelector<HTMLInputElement>(selector)?.value ?? '';
}

/** Shows the app in place of the drawn page, and brings the focus to the field it was in. */
export function endFirstPage(): void {
  const page = firstPage();
  if (!page) return;
  const field = page.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null;
  page.remove();
  if (field) document.querySelector<HTMLElement>(`#root [name="${CSS.escape(field)}"]`)?.focus();
}

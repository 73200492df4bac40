/** The page that was drawn at build and replaces the app until its first screen is there; null afterwards. */
function firstPage(): HTMLElement | null {
  // While the page is being drawn there is no document.
  return globalThis.document?.getElementById('first') ?? null;
}

/** What somebody typed into a field of the drawn page before the app had started. */
export function typedBefore(selector: string): string {
  return firstPage()?.querySelector<HTMLInputElement>(selector)?.value ?? '';
}

/** Whether a box of the drawn page was ticked before the app had started; null where there was none. */
export function tickedBefore(selector: string): boolean | null {
  return firstPage()?.querySelector<HTMLInputElement>(selector)?.checked ?? null;
}

/** Whether somebody pressed the button of the drawn page's form; theme.js kept the browser from leaving the page for it. */
export function sentBefore(): boolean {
  return Boolean(firstPage()?.querySelector('form[aria-busy="true"]'));
}

/** Shows the app in place of the drawn page, presses the button that was pressed there last, and keeps the focus on what had it. */
export function endFirstPage(): void {
  const page = firstPage();
  if (!page) return;
  const focused = page.contains(document.activeElement) ? document.activeElement : null;
  const place = focused ? targets(page).indexOf(focused) : -1;
  // A form that was sent is sent by its own screen.
  const pressed = sentBefore() ? -1 : targets(page).findIndex((one) => one.hasAttribute('data-pressed'));
  page.remove();
  const root = document.getElementById('root');
  const press = root && targets(root)[pressed];
  // Once the screen stands with what was typed: right now its own effects are still to come.
  if (press instanceof HTMLButtonElement) setTimeout(() => press.click());
  if (!focused || !root) return;
  const name = focused.getAttribute('name');
  const same = name ? root.querySelector(`[name="${CSS.escape(name)}"]`) : targets(root)[place];
  // Another version of the screen may have something else there.
  if (same instanceof HTMLElement && same.tagName === focused.tagName) same.focus();
}

function targets(part: Element): Element[] {
  return [...part.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')];
}

import type { Page, Request } from '@playwright/test';

const requestsByPage = new WeakMap<Page, Set<Request>>();

/** The requests of a page that are under way, as far as they began after the first call for this page. */
export function openRequests(page: Page): ReadonlySet<Request> {
  const watched = requestsByPage.get(page);
  if (watched) return watched;
  const requests = new Set<Request>();
  page.on('request', (request) => {
    // Chromium tells no end of what the page before had asked for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  requestsByPage.set(page, requests);
  return requests;
}

/** Milliseconds without a change after which a page counts as drawn. */
const quiet = 200;
/** Milliseconds after which a page that keeps changing counts as drawn too. */
const longest = 5000;

/**
 * Resolves once the page asks for nothing more, has not changed for `quiet` milliseconds and computes nothing.
 * Playwright's `networkidle` looks at requests alone, and waits for half a second after the last one.
 */
export async function calm(page: Page): Promise<void> {
  const requests = openRequests(page);
  for (const end = Date.now() + longest; Date.now() < end; ) {
    const wasCalm = requests.size === 0;
    await page.evaluate(
      ([rest, most]) =>
        new Promise<void>((resolve) => {
          let timer = 0;
          const observer = new MutationObserver(() => again());
          const finish = () => {
            observer.disconnect();
            clearTimeout(timer);
            resolve();
          };
          const again = () => {
            clearTimeout(timer);
            const due = performance.now() + rest;
            // A timer that comes late says that the page computes; what it computes may change it.
            timer = window.setTimeout(() => (performance.now() > due + 100 ? again() : finish()), rest);
          };
          const everything = { subtree: true, childList: true, attributes: true, characterData: true };
          observer.observe(document, everything);
          setTimeout(finish, most);
          again();
        }),
      [quiet, longest] as const,
    );
    if (wasCalm && requests.size === 0) return;
  }
}

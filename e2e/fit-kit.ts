import type { Page } from '@playwright/test';

/**
 * The window gets this size in px, and the page has drawn itself in it. A size that another follows within one frame is
 * reported to nobody, though a screen may have read it.
 */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  const size = page.viewportSize();
  if (size?.width === width && size.height === height) return;
  await page.setViewportSize({ width, height });
  await page.waitForFunction((asked) => innerWidth === asked, width);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * What does not fit on the page as it is, one line each: a page that scrolls sideways, a part beyond its edge, words
 * that something cuts off. A part that scrolls by itself shows all of its own; an ellipsis says that there is more.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const look = (element: Element) => getComputedStyle(element);
    const around = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) all.push(at);
      return all;
    };
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const isSeen = (element: Element, wrappers: Element[]) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // Words for assistive technology alone.
        [element, ...wrappers].every((one) => look(one).clipPath === 'none')
      );
    };
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > edge) found.push(`the page is ${scrollWidth} px wide, its window ${edge}`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.matches('a, button, input, select, textarea') && !hasWords(element)) continue;
      // A map shows a part of the world: names and pins at its edge go on beyond it.
      if (element.closest('[data-map]')) continue;
      const wrappers = around(element);
      if (!isSeen(element, wrappers)) continue;
      const both = [element, ...wrappers];
      if (both.some((one) => look(one).textOverflow === 'ellipsis')) continue;
      if (wrappers.some((one) => /auto|scroll/.test(look(one).overflowX))) continue;
      const { left, right } = element.getBoundingClientRect();
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      const say = (what: string) => found.push(`<${element.tagName.toLowerCase()}> “${words}” ${what}`);
      if (left < -1 || right > edge + 1)
        say(`stands from ${Math.round(left)} to ${Math.round(right)}, beyond the window of ${edge}`);
      const lines = element.getBoundingClientRect().height / Number.parseFloat(look(element).lineHeight);
      if (element.matches('h1, h2, button') && lines > 4 && words.length < 40)
        say(`is pressed into ${Math.round(lines)} lines`);
      const cutter = both.find((one) => look(one).overflowX !== 'visible');
      if (!cutter) continue;
      const box = cutter.getBoundingClientRect();
      if (
        left < box.left - 1 ||
        right > box.right + 1 ||
        (cutter === element &&
          element.scrollWidth > element.clientWidth + 1 &&
          !element.matches('input, select, textarea'))
      )
        say(`is cut off by <${cutter.tagName.toLowerCase()}>`);
    }
    return [...new Set(found)].slice(0, 8);
  });
}

import type { PageTools } from '../page/page.ts';

/** The tab a person pressed the button on. */
export type ActivePage = { id: number; url: string };

/**
 * The tab that the popup is over, null where there is none. The address can be given by the popup's own one, which is
 * how the popup is tested as a page.
 */
export async function activePage(): Promise<ActivePage | null> {
  const asked = Number(new URLSearchParams(location.search).get('tab'));
  const [tab] = asked > 0 ? [await chrome.tabs.get(asked)] : await chrome.tabs.query(inFront);
  return tab?.id === undefined ? null : { id: tab.id, url: tab.url ?? '' };
}

const inFront = { active: true, currentWindow: true };

/** Uses one of the tools in a page; null where the browser lets no extension in. */
export async function usePage<T extends keyof PageTools>(
  tabId: number,
  tool: T,
  given: Parameters<PageTools[T]>[0] | null = null,
): Promise<ReturnType<PageTools[T]> | null> {
  const target = { tabId };
  try {
    const [first] = await chrome.scripting.executeScript({
      target,
      func: (name: keyof PageTools, one: unknown) => {
        const tools = (globalThis as { footholdPage?: Record<string, (one: unknown) => unknown> })
          .footholdPage;
        return tools ? { answer: tools[name]?.(one) } : null;
      },
      args: [tool, given],
    });
    const result = first?.result as { answer: ReturnType<PageTools[T]> } | null | undefined;
    if (result) return result.answer;
    if (tool === 'fill') return null;
    await chrome.scripting.executeScript({ target, files: ['page.js'] });
    const [again] = await chrome.scripting.executeScript({
      target,
      func: (name: keyof PageTools) => {
        const tools = (globalThis as { footholdPage?: Record<string, () => unknown> }).footholdPage;
        return tools ? { answer: tools[name]?.() } : null;
      },
      args: [tool],
    });
    return (again?.result as { answer: ReturnType<PageTools[T]> } | null | undefined)?.answer ?? null;
  } catch {
    return null;
  }
}

/** What became of one link. `unsure`: the site refuses programs, is tired or too slow; a person has to look. */
export type LinkCheck = { url: string; outcome: 'answers' | 'moved' | 'gone' | 'unsure'; detail: string };

type Ask = (url: string, init: RequestInit) => Promise<Response>;
type Options = { ask: Ask; tell?: (check: LinkCheck) => void; timeoutMs?: number; atOnce?: number };

/**
 * Asks each address once, a few at a time, each within `timeoutMs` (15 s). `hasNetwork` is false where none of the first
 * ones could be reached at all: then the rest is not asked and nothing is said about any of them.
 */
export async function checkLinks(
  urls: readonly string[],
  { ask, tell, timeoutMs = 15_000, atOnce = 4 }: Options,
): Promise<{ hasNetwork: boolean; checks: LinkCheck[] }> {
  const checks: LinkCheck[] = [];
  let isReached = false;
  for (let start = 0; start < urls.length; start += atOnce) {
    const some = await Promise.all(
      urls.slice(start, start + atOnce).map((url) => checkLink(url, { ask, timeoutMs })),
    );
    isReached ||= some.some(({ isAnswered }) => isAnswered);
    if (!isReached) return { hasNetwork: false, checks: [] };
    for (const { check } of some) {
      checks.push(check);
      tell?.(check);
    }
  }
  return { hasNetwork: true, checks };
}

async function checkLink(
  url: string,
  { ask, timeoutMs }: { ask: Ask; timeoutMs: number },
): Promise<{ isAnswered: boolean; check: LinkCheck }> {
  const result = (outcome: LinkCheck['outcome'], detail: string, isAnswered = true) => ({
    isAnswered,
    check: { url, outcome, detail },
  });
  try {
    const response = await ask(url, {
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (link check of Foothold)' },
    });
    await response.body?.cancel();
    const { status } = response;
    if (status === 404 || status === 410) return result('gone', String(status));
    if (!response.ok) return result('unsure', String(status));
    const isElsewhere = response.url !== '' && new URL(response.url).host !== new URL(url).host;
    return isElsewhere ? result('moved', `to ${response.url}`) : result('answers', '');
  } catch (cause) {
    return result('unsure', causeOf(cause), false);
  }
}

function causeOf(cause: unknown): string {
  const { cause: inner, name } = cause as { cause?: { code?: string }; name?: string };
  return inner?.code ?? name ?? 'failed';
}

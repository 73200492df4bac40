const dayMs = 86_400_000;
/** Minutes to wait where a limit is said without a time. */
const usual = 15 * 60_000;

/**
 * Milliseconds that a 429 or 503 asks to wait: Retry-After in seconds, or as a date, which is held against the
 * answer's own clock where it has one, since ours and theirs may differ. Between 0 and a day; 15 minutes where nothing
 * readable is said.
 */
export function retryAfterMs(headers: Headers, now: Date): number {
  const given = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(given)) return Math.min(Number(given) * 1000, dayMs);
  const at = /^[a-z]{3}/i.test(given) ? Date.parse(given) : Number.NaN;
  if (Number.isNaN(at)) return usual;
  const theirs = Date.parse(headers.get('date') ?? '');
  return Math.min(Math.max(at - (Number.isNaN(theirs) ? now.getTime() : theirs), 0), dayMs);
}

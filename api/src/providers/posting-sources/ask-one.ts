import type { SourceAsked } from './port.ts';
import { problemOf, SourceProblemError } from './source-problem.ts';
import { askJson, type SourceAccess } from './source-request.ts';

/** An answer about one posting is small. */
const maxBytes = 5_000_000;

/**
 * Asks a source for one posting, once, through the guard where there is one. `pick` takes the record out of the answer,
 * null where that is none. Only 404 and 410 say that the posting is gone.
 */
export async function askOne(
  access: SourceAccess,
  url: URL,
  { signal, pick = (value) => value }: { signal: AbortSignal; pick?: (value: unknown) => unknown },
): Promise<SourceAsked> {
  const { guarded } = access;
  try {
    const asked = await askJson({ ...access, maxBytes, ...(guarded && { fetch: guarded }) }, url, {
      signal,
      once: true,
    });
    const record = pick(asked?.value);
    if (typeof record !== 'object' || record === null)
      throw new SourceProblemError('broken', 'answered no posting');
    return { kind: 'there', record };
  } catch (thrown) {
    const isMissing = thrown instanceof SourceProblemError && thrown.isMissing;
    return isMissing ? { kind: 'gone' } : { kind: 'problem', problem: problemOf(thrown) };
  }
}

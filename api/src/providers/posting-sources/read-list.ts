import type { SourceAnswer, SourceRead, SourceRow } from './port.ts';
import { problemOf, SourceProblemError } from './source-problem.ts';
import { askJson, type SourceAccess } from './source-request.ts';

/** The list in an answer and the name of each row's id. Throws SourceProblemError where there is no list. */
export function rowsIn(value: unknown, list: string | null, id: string): SourceRow[] {
  const found = list === null ? value : (value as Record<string, unknown> | null)?.[list];
  if (!Array.isArray(found))
    throw new SourceProblemError('broken', 'answered data without a list of postings');
  return found.map((record) => ({ id: idOf(record, id), record }));
}

/** A text or number under a name of the record, as text; '' for none. */
export function idOf(record: unknown, name: string): string {
  const value = (record as Record<string, unknown> | null)?.[name];
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value.trim().slice(0, 400) : '';
}

/** Reads a source that answers everything at once, unless it says that nothing has changed. */
export async function readWhole(
  access: SourceAccess,
  url: URL,
  options: SourceRead & { rows: (value: unknown) => SourceRow[]; isComplete: boolean },
): Promise<SourceAnswer> {
  const { rows, isComplete, validators, signal } = options;
  try {
    const asked = await askJson(access, url, { signal, ...(validators && { validators }) });
    if (asked === null) return { kind: 'unchanged' };
    return {
      kind: 'list',
      rows: rows(asked.value),
      isComplete,
      validators: asked.validators,
      problem: null,
    };
  } catch (thrown) {
    return { kind: 'problem', problem: problemOf(thrown) };
  }
}

/** One page: its rows, and whether another follows. */
export type Page = { rows: SourceRow[]; hasNext: boolean };

/** A source is read at the pace of a person who hurries. */
const pagePause = 300;

/**
 * Reads pages 0, 1, 2 … until one says it is the last, brings nothing new, or `maxPages` are read. A page that fails
 * ends it; what was read before is kept.
 */
export async function readPages(
  access: SourceAccess,
  options: {
    signal: AbortSignal;
    urlOf: (page: number, taken: number) => URL;
    page: (value: unknown) => Page;
    maxPages: number;
    isComplete: boolean;
    /** Milliseconds between two pages; absent: 300. */
    pause?: number;
  },
): Promise<SourceAnswer> {
  const { signal, urlOf, page, maxPages, isComplete, pause = pagePause } = options;
  const rows: SourceRow[] = [];
  const seen = new Set<string>();
  const list = (isWhole: boolean): SourceAnswer & { kind: 'list' } => ({
    kind: 'list',
    rows,
    isComplete: isWhole && isComplete,
    validators: { etag: '', modified: '' },
    problem: null,
  });
  try {
    for (let number = 0; number < maxPages; number += 1) {
      if (number > 0) await access.sleep(pause, signal);
      const asked = await askJson(access, urlOf(number, rows.length), { signal });
      const { rows: found, hasNext } = page(asked?.value);
      // Some servers answer a page beyond the end with the last or the first one again.
      const fresh = found.filter(({ id }) => id === '' || !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      for (const row of fresh) rows.push(row);
      if (!hasNext || !fresh.some(({ id }) => id !== '')) return list(true);
    }
    return list(false);
  } catch (thrown) {
    const problem = problemOf(
      signal.aborted ? new SourceProblemError('unreachable', 'was not read to the end: stopped') : thrown,
    );
    return rows.length === 0 ? { kind: 'problem', problem } : { ...list(false), problem };
  }
}

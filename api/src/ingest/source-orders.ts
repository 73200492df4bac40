import type { Db } from '../db/db.ts';
import type { RunImport } from '../modules/import/events.ts';
import type { PostingSource } from '../providers/posting-sources/port.ts';
import { SourceNameError, type SourceTarget, targetLabel, targetsOf } from './posting-sources.ts';
import type { Refresh, RefreshOutcome } from './source-refresh.ts';

/** The format of an order whose “files” are names of posting sources. */
export const refreshFormat = 'refresh';

const number = new Intl.NumberFormat('en-US');

/** Carries out `postings -- refresh`: one list after the other; one that fails stops none. */
export function refreshOrders(options: {
  db: Db;
  sources: readonly PostingSource[];
  refresh: Refresh;
}): RunImport {
  const { db, sources, refresh } = options;
  return async ({ files }, { signal, tell }) => {
    let written = false;
    let failed = 0;
    try {
      const targets = targetsOf(files, sources);
      for (const target of targets) {
        const outcome = await refresh(target, { signal });
        if (outcome.kind === 'stopped') return tell({ kind: 'failed', message: 'Stopped.', written });
        written ||= outcome.kind === 'read' || outcome.kind === 'unchanged';
        if (outcome.kind === 'problem' || (outcome.kind === 'read' && outcome.problem)) failed += 1;
        tell({ kind: 'told', text: outcomeLine(target, outcome) });
      }
      if (failed > 0)
        return tell({
          kind: 'failed',
          message: `${failed} of ${number.format(targets.length)} lists could not be read in full.`,
          written,
        });
      const [row] = await db.query<{ postings: number }>(
        'SELECT count(*)::int AS postings FROM posting WHERE closed_at IS NULL OR closed_at > now()',
      );
      tell({ kind: 'loaded', text: `Done. The search holds ${number.format(row?.postings ?? 0)} postings.` });
    } catch (cause) {
      const message =
        cause instanceof SourceNameError
          ? cause.message
          : `The postings could not be refreshed: ${(cause as Error).message}`;
      tell({ kind: 'failed', message, written });
    }
  };
}

/** One outcome as a line of a report or a log. */
export function outcomeLine(target: SourceTarget, outcome: RefreshOutcome): string {
  return `${targetLabel(target)}: ${wordsOf(outcome)}`;
}

function wordsOf(outcome: RefreshOutcome): string {
  switch (outcome.kind) {
    case 'read': {
      const { listed, added, changed, closed, refused, refusedReason } = outcome.counts;
      const more = refused > 0 ? `, ${number.format(refused)} refused (${refusedReason})` : '';
      const end = outcome.problem ? ` It ${outcome.problem.text}, so the rest is missing.` : '';
      return `${number.format(listed)} postings: ${number.format(added)} new, ${number.format(changed)} changed, ${number.format(closed)} closed${more}.${end}`;
    }
    case 'unchanged':
      return 'unchanged since it was last read.';
    case 'problem': {
      const { problem, closed } = outcome;
      const until = problem.retryAt === null ? '' : ` Ask again after ${utc(problem.retryAt)}.`;
      const gone = closed > 0 ? ` Its ${number.format(closed)} postings are closed.` : '';
      return `${problem.text}.${until}${gone}`;
    }
    case 'early':
      return `not asked: its limit allows that again at ${utc(outcome.until)}.`;
    case 'taken':
      return 'is being read by another process just now.';
    case 'stopped':
      return 'stopped.';
  }
}

function utc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

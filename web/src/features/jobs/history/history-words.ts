import type { JobEvent } from '@foothold/core/entities/job/job-event.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';

/** What an entry of the history says: its head line, what is below, and the status whose mark it gets. */
export type HistoryWords =
  | { kind: 'status'; status: JobStatus; below: string }
  | { kind: 'saved' | 'applied' | 'applied-cleared' | 'follow-up' | 'heard'; below: string }
  | { kind: 'note'; head: string; below: string };

const longestHead = 72;

/** Reads an entry. A short first line of a note is its head, as a person would write one; the rest is below. */
export function historyWords(event: Pick<JobEvent, 'kind' | 'statusTo' | 'note'>): HistoryWords {
  const note = event.note.trim();
  if (event.kind === 'status' && event.statusTo)
    return { kind: 'status', status: event.statusTo, below: note };
  if (event.kind === 'note' || event.kind === 'status') {
    const [first = '', ...rest] = note.split('\n');
    const isHead = first.length > 0 && first.length <= longestHead;
    return { kind: 'note', head: isHead ? first : '', below: isHead ? rest.join('\n').trim() : note };
  }
  return { kind: event.kind, below: note };
}

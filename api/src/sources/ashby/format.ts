import { readAshbyPosting } from '@foothold/core/parsing/board/ashby-posting.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a posting as Ashby's public API sends it. */
export function readAshby(record: unknown, context: ReadContext): ReadResult {
  const facts = readAshbyPosting(record, context);
  return facts ? finishPosting({ ...facts, source: 'ashby' }) : { reason: 'not an object' };
}

import { readLeverPosting } from '@foothold/core/parsing/board/lever-posting.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a posting as Lever's public API sends it. */
export function readLever(record: unknown, context: ReadContext): ReadResult {
  const facts = readLeverPosting(record, context);
  return facts ? finishPosting({ ...facts, source: 'lever' }) : { reason: 'not an object' };
}

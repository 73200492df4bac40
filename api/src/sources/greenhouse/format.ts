import { readGreenhousePosting } from '@foothold/core/parsing/board/greenhouse-posting.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../record/posting-record.ts';

/** Reads a posting as Greenhouse's public API sends it. */
export function readGreenhouse(record: unknown, context: ReadContext): ReadResult {
  const facts = readGreenhousePosting(record, context);
  return facts ? finishPosting({ ...facts, source: 'greenhouse' }) : { reason: 'not an object' };
}

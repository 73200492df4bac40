import { readJsonLdPosting } from '@foothold/core/parsing/board/json-ld-posting.ts';
import {
  finishPosting,
  type ReadContext,
  type ReadResult,
  stableId,
  UnreadableRecord,
} from '../record/posting-record.ts';

/** Reads a schema.org JobPosting as employers put it into their pages for search engines. */
export function readJsonLd(record: unknown, context: ReadContext): ReadResult {
  if (record instanceof UnreadableRecord) return { reason: record.reason };
  const facts = readJsonLdPosting(record, context);
  if (!facts) return { reason: 'not a schema.org JobPosting' };
  return finishPosting({
    ...facts,
    source: 'json-ld',
    externalId: identifier(facts.externalId, facts.companyName),
  });
}

/** An employer's own number is only unique beside the employer. */
function identifier(id: string, companyName: string): string {
  return id === '' || /^https?:/.test(id) ? id : stableId('json-ld', companyName, id);
}

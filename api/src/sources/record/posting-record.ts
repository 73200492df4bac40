import { createHash } from 'node:crypto';
import { RawPosting, type RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import { decodedLines } from '@foothold/core/parsing/posting/decoded-lines.ts';

/** What one record of a file became: a posting, or the reason why it is none, in words for the import report. */
export type ReadResult = { ok: RawPosting } | { reason: string };

/** What reading a record may depend on besides the record. */
export interface ReadContext {
  /** Epoch milliseconds that “3 days ago” counts from. */
  now: number;
  /** The employer whose board the record is from, for feeds that leave the name out. */
  company?: string;
}

/** The reason of a posting whose employer is nowhere in it. */
export const noCompanyName = 'no company name';

/** A record that the file reader could not make out; every format answers with its reason. */
export class UnreadableRecord {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** The same id for the same parts on every run, whatever their case and spacing: 32 hex digits. */
export function stableId(...parts: string[]): string {
  const plain = parts.map((part) => part.toLowerCase().replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, 32);
}

/**
 * Checks and completes what a format read: title and company must be there, texts are cut to their limits, a missing
 * id becomes the stable hash of source, title, company, location and link. Lines are decoded (“R&amp;D”), unless they were
 * taken out of HTML that was decoded as a whole (`isDecoded`).
 */
export function finishPosting(
  given: Omit<RawPostingInput, 'externalId'> & { externalId: string },
  { isDecoded = false }: { isDecoded?: boolean } = {},
): ReadResult {
  const input = isDecoded ? given : decodedLines(given);
  const title = oneLine(input.title, 500);
  const companyName = oneLine(input.companyName, 300);
  if (title === '') return { reason: 'no job title' };
  if (companyName === '') return { reason: noCompanyName };
  const locations = [...new Set((input.locations ?? []).map((text) => oneLine(text, 1000)))].filter(Boolean);
  const source = oneLine(input.source, 80);
  const fallback = stableId(source, title, companyName, locations.join('|'), input.url ?? '');
  const own = oneLine(input.externalId, 2000);
  const externalId = own === '' ? fallback : own.length > 400 ? stableId(own) : own;
  const parsed = RawPosting.safeParse({ ...input, source, title, companyName, locations, externalId });
  if (parsed.success) return { ok: parsed.data };
  const [issue] = parsed.error.issues;
  return { reason: `${issue?.path.join('.') ?? 'record'}: ${issue?.message ?? 'not readable'}` };
}

function oneLine(text: string, max: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, max).join('');
}

import { createHash } from 'node:crypto';
import { RawPosting, type RawPostingInput } from '@foothold/core/domain/posting.ts';

/** What one record of a file became: a posting, or the reason why it is none, in words for the import report. */
export type ReadResult = { ok: RawPosting } | { reason: string };

/** What reading a record may depend on besides the record. */
export interface ReadContext {
  /** Epoch milliseconds that “3 days ago” counts from. */
  now: number;
}

/** A record that the file reader could not make out; every format answers with its reason. */
export class UnreadableRecord {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** The fields of a record by name, or null when it is no object. */
export function fieldsOf(record: unknown): Record<string, unknown> | null {
  return typeof record === 'object' && record !== null && !Array.isArray(record)
    ? (record as Record<string, unknown>)
    : null;
}

const nothing = /^(?:none|null|nan|n\/?a|undefined|not specified|not stated|-+)$/i;

/** A value as trimmed text: numbers as written, an object by its `name`; '' for nothing, “None”, “N/A” and the like. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'string') {
    const text = value.replaceAll('\u0000', '').toWellFormed().trim();
    return nothing.test(text) ? '' : text;
  }
  return fieldsOf(value)?.name === undefined ? '' : textOf(fieldsOf(value)?.name);
}

/** The texts of a list, of a list of objects with a `name`, or of one value; empty ones left out. */
export function textsOf(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.map(textOf).filter((text) => text !== '');
}

/** A finite number from a number or a numeric text, else null. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** true or false from a boolean or its usual words, else null. */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = textOf(value).toLowerCase();
  if (/^(?:true|yes|y|1|remote|fully remote)$/.test(text)) return true;
  return /^(?:false|no|n|0|on-?site|office)$/.test(text) ? false : null;
}

/** The link when it is http or https and at most 2,000 characters, else '' (links from data are never trusted). */
export function webLink(value: unknown): string {
  const text = textOf(value);
  if (text.length > 2000 || !URL.canParse(text)) return '';
  return /^https?:$/.test(new URL(text).protocol) ? text : '';
}

/** The same id for the same parts on every run, whatever their case and spacing: 32 hex digits. */
export function stableId(...parts: string[]): string {
  const plain = parts.map((part) => part.toLowerCase().replace(/\s+/g, ' ').trim());
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, 32);
}

/**
 * Checks and completes what a format read: title and company must be there, texts are cut to their limits, a missing
 * id becomes the stable hash of source, title, company, location and link.
 */
export function finishPosting(
  input: Omit<RawPostingInput, 'externalId'> & { externalId: string },
): ReadResult {
  const title = oneLine(input.title, 500);
  const companyName = oneLine(input.companyName, 300);
  if (title === '') return { reason: 'no job title' };
  if (companyName === '') return { reason: 'no company name' };
  const locations = [...new Set((input.locations ?? []).map((text) => oneLine(text, 1000)))].filter(Boolean);
  const source = oneLine(input.source, 80);
  const fallback = stableId(source, title, companyName, locations.join('|'), input.url ?? '');
  const given = oneLine(input.externalId, 2000);
  const externalId = given === '' ? fallback : given.length > 400 ? stableId(given) : given;
  const parsed = RawPosting.safeParse({ ...input, source, title, companyName, locations, externalId });
  if (parsed.success) return { ok: parsed.data };
  const [issue] = parsed.error.issues;
  return { reason: `${issue?.path.join('.') ?? 'record'}: ${issue?.message ?? 'not readable'}` };
}

function oneLine(text: string, max: number): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, max).join('');
}

import type { StoredEvidence } from '../entities/ledger/ledger-entry.ts';
import type { PreparedEvidence } from './prepared-evidence.ts';
import type { EvidenceItem, Resting } from './verdict.ts';

/** A piece of evidence with the name of what it is under and which line of it it is, from 1. */
export type PlacedEvidence = { item: EvidenceItem; holder: string; line: number };

/** The piece of evidence of an id with its place; null for an id that is none. */
export function placedEvidence(id: string, { person, posting }: PreparedEvidence): PlacedEvidence | null {
  const all = [...person, ...posting].map(({ item }) => item);
  const item = all.find((one) => one.id === id);
  if (!item) return null;
  const holder = item.under === undefined ? undefined : all.find((one) => one.id === item.under);
  const beside = all.filter((one) => one.under !== undefined && one.under === item.under);
  const name = holder?.employer || holder?.title || holder?.text || '';
  return { item, holder: name, line: name === '' ? 0 : beside.indexOf(item) + 1 };
}

/** What a sentence rests on as it is kept with it: the words themselves, since the resume goes on changing. */
export function storedEvidence(rests: readonly Resting[], evidence: PreparedEvidence): StoredEvidence[] {
  return rests.flatMap(({ id, start, end }) => {
    const found = placedEvidence(id, evidence);
    if (!found) return [];
    const { item, holder, line } = found;
    return [{ id, kind: item.kind, text: item.text, start, end, holder, line }];
  });
}

/**
 * The evidence that entries were taken on: what a line of a resume said before a model’s took its place is still the person’s
 * own word for it, though it is nowhere else anymore.
 */
export function evidenceOfEntries(
  entries: readonly { evidence: readonly StoredEvidence[] }[],
): EvidenceItem[] {
  const found = new Map<string, EvidenceItem>();
  for (const { id, kind, text } of entries.flatMap((entry) => entry.evidence)) {
    const [under, line] = id.split('/notes:');
    const own = { text, kind: (kind || 'line') as EvidenceItem['kind'] };
    found.set(`${id} ${text}`, { id, ...own, ...(line !== undefined && under && { under }) });
  }
  return [...found.values()].filter(({ kind }) => kind !== 'posting');
}

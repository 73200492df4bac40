import type { IndexSnapshot, RefusedPart, SnapshotPart } from '../posting-index.ts';
import { checksumText, pack, unpack } from './packed-arrays.ts';
import type { Segment } from './segment.ts';
import { readSegment, segmentBytes } from './segment-bytes.ts';
import type { Strings } from './strings.ts';

/** The one part whose content changes: it names all others. Written last, it makes a snapshot valid. */
export const manifestName = 'manifest';

type Listed = { segment: string; deleted: string | null };

/** The parts of some segments; the bytes of those that are `stored` already are not made. */
export function snapshotOf(
  segments: readonly Segment[],
  strings: Strings,
  stored: readonly string[],
): IndexSnapshot {
  const parts: SnapshotPart[] = [];
  const listed = segments.map((segment): Listed => {
    if (segment.name === null || !stored.includes(segment.name)) {
      const bytes = segmentBytes(segment, strings);
      segment.name ??= `segment-${segment.size}-${bytes.length}-${checksumText(bytes)}`;
      parts.push({ name: segment.name, bytes });
    }
    if (segment.deletedCount === 0) return { segment: segment.name, deleted: null };
    const bytes = pack({ arrays: new Map([['deleted', segment.deleted]]), rest: null });
    const deleted = `${segment.name}-deleted-${checksumText(bytes)}`;
    if (!stored.includes(deleted)) parts.push({ name: deleted, bytes });
    return { segment: segment.name, deleted };
  });
  parts.push({ name: manifestName, bytes: pack({ arrays: new Map(), rest: { segments: listed } }) });
  return { parts };
}

/** The names of all other parts that a manifest lists. */
export function partNames(manifest: Uint8Array): string[] {
  const { segments } = unpack(manifest).rest as { segments: Listed[] };
  return segments.flatMap(({ segment, deleted }) => (deleted === null ? [segment] : [segment, deleted]));
}

/** The segments of a snapshot that are whole, and what is not. */
export function readSnapshot(
  { parts }: IndexSnapshot,
  strings: Strings,
): { segments: Segment[]; refused: RefusedPart[] } {
  const segments: Segment[] = [];
  const refused: RefusedPart[] = [];
  const bytesOf = (name: string) => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error('It is missing.');
    return part.bytes;
  };
  const attempt = (name: string, read: () => void) => {
    try {
      read();
    } catch (cause) {
      refused.push({ name, reason: (cause as Error).message });
    }
  };
  let listed: Listed[] = [];
  attempt(manifestName, () => {
    listed = (unpack(bytesOf(manifestName)).rest as { segments: Listed[] }).segments;
  });
  // A part is named after its checksum, so that a whole one under the name of another is noticed too.
  const named = (name: string) => {
    const bytes = bytesOf(name);
    if (bytes.length >= 16 && !name.endsWith(checksumText(bytes))) throw new Error('Its checksum is wrong.');
    return bytes;
  };
  for (const { segment: name, deleted } of listed)
    attempt(name, () => {
      // Without it, what was deleted would be back.
      const bits =
        deleted === null ? undefined : (unpack(named(deleted)).arrays.get('deleted') as Uint32Array);
      const segment = readSegment(named(name), strings, bits);
      segment.name = name;
      segments.push(segment);
    });
  return { segments, refused };
}

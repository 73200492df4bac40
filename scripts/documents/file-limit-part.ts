import { type FileLimit, fileLimits } from '../../core/src/files/file-limits.data.ts';
import { markdownTable } from './made-parts.ts';

const number = new Intl.NumberFormat('en-US');
const count = (value: number | undefined) => (value === undefined ? '' : number.format(value));

function size(bytes: number | undefined): string {
  if (bytes === undefined) return '';
  if (bytes === Number.MAX_SAFE_INTEGER) return 'free disk';
  return bytes % 1_048_576 === 0
    ? `${number.format(bytes / 1_048_576)} MiB`
    : `${number.format(bytes / 1_000_000)} MB`;
}

/** What readers of files accept at most: a row for each kind of file. */
export function fileLimitPart(): string[] {
  const limits: readonly FileLimit[] = Object.values(fileLimits);
  return markdownTable(
    [
      'file',
      'bytes',
      'unpacked',
      'pages, files',
      'items',
      'levels',
      'pixels',
      'seconds',
      'what the items are, and why',
    ],
    limits.map(({ name, bytes, unpacked, entries, items, depth, pixels, seconds, why }) => [
      name,
      size(bytes),
      size(unpacked),
      count(entries),
      count(items),
      count(depth),
      count(pixels),
      count(seconds),
      why,
    ]),
  );
}

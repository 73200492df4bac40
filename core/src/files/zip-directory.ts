/** One file as the directory of a ZIP lists it. Nothing in it is proven: sizes and checksum are what the archive says. */
export type ZipFile = {
  name: string;
  /** 0 stored, 8 deflated; others are not unpacked here. */
  method: number;
  isEncrypted: boolean;
  /** Bytes in the archive. */
  packed: number;
  /** Bytes after unpacking. */
  size: number;
  crc: number;
  /** Where its local header begins. */
  from: number;
  /** Where its content ends at the latest: the next file or the directory begins there. */
  until: number;
};

/** Why a ZIP is refused: truncated, contradicting itself, files that share bytes, or more files than allowed. */
export type ZipProblem = 'cut-off' | 'damaged' | 'overlapping' | 'too-many';

/** Bytes of an archive from a position; fewer at its end. */
export type ZipRead = (from: number, length: number) => Uint8Array | Promise<Uint8Array>;

const endMark = 0x06054b50;
const locatorMark = 0x07064b50;
const end64Mark = 0x06064b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const [endBytes, locatorBytes, end64Bytes, entryBytes] = [22, 20, 56, 46];
/** Length of a local header without its name and extra field. */
export const localHeaderBytes = 30;
const longestComment = 65_535;
/** The longest entry has a name, an extra field and a comment of 65,535 bytes each. */
const longestEntry = entryBytes + 3 * longestComment;
/** In a 32-bit field: the value is in the ZIP64 extra field. */
const elsewhere = 0xffffffff;
const zip64Field = 1;

type Directory = { from: number; length: number; count: number };
type Problem = { ok: false; problem: ZipProblem };

const refused = (problem: ZipProblem): Problem => ({ ok: false, problem });

/**
 * The files of a ZIP, folders left out, in the order of its directory, duplicates of a name included. Nothing is
 * unpacked. Refuses what contradicts itself: a wrong count, content outside the archive, and files that share bytes,
 * with which a small archive unpacks to any size. `maxFiles` counts folders too. Callers limit the sum of the stated
 * sizes and stop unpacking a file at its stated size, so that no archive yields more.
 */
export async function zipFiles(
  read: ZipRead,
  length: number,
  maxFiles: number,
): Promise<{ ok: true; files: ZipFile[] } | Problem> {
  const directory = await findDirectory(read, length);
  if (!directory.ok) return directory;
  const { from, length: listLength, count } = directory.directory;
  if (count > maxFiles || listLength > maxFiles * longestEntry) return refused('too-many');
  if (count * entryBytes > listLength || from + listLength > length) return refused('damaged');
  const listed = entriesOf(await read(from, listLength), count);
  if (!listed) return refused('damaged');
  const placed = withEnds(listed, from);
  if (!placed) return refused('overlapping');
  return { ok: true, files: placed.filter(({ name }) => !name.endsWith('/')) };
}

/** Where the content of a file begins, from its local header; null where there is none or it leads past its end. */
export function zipContentStart(file: ZipFile, header: Uint8Array): number | null {
  if (header.length < localHeaderBytes) return null;
  const view = viewOf(header);
  if (view.getUint32(0, true) !== localMark) return null;
  const start = file.from + localHeaderBytes + view.getUint16(26, true) + view.getUint16(28, true);
  return start + file.packed > file.until ? null : start;
}

async function findDirectory(
  read: ZipRead,
  length: number,
): Promise<{ ok: true; directory: Directory } | Problem> {
  const tailFrom = Math.max(0, length - endBytes - longestComment - locatorBytes);
  const tail = await read(tailFrom, length - tailFrom);
  const view = viewOf(tail);
  let at = tail.length - endBytes;
  while (at >= 0 && view.getUint32(at, true) !== endMark) at -= 1;
  if (at < 0) return refused('cut-off');
  const directory = {
    count: view.getUint16(at + 10, true),
    length: view.getUint32(at + 12, true),
    from: view.getUint32(at + 16, true),
  };
  const isZip64 = at >= locatorBytes && view.getUint32(at - locatorBytes, true) === locatorMark;
  if (!isZip64) return { ok: true, directory };
  const recordAt = wide(view, at - locatorBytes + 8);
  if (recordAt === null || recordAt + end64Bytes > length) return refused('damaged');
  const record = viewOf(await read(recordAt, end64Bytes));
  if (record.byteLength < end64Bytes || record.getUint32(0, true) !== end64Mark) return refused('damaged');
  const [count, listLength, from] = [wide(record, 32), wide(record, 40), wide(record, 48)];
  if (count === null || listLength === null || from === null) return refused('damaged');
  return { ok: true, directory: { count, length: listLength, from } };
}

type Listed = Omit<ZipFile, 'until'>;

/** The entries of a directory; null where they are not as many as it says, or one is cut. */
function entriesOf(list: Uint8Array, count: number): Listed[] | null {
  const view = viewOf(list);
  const files: Listed[] = [];
  for (let at = 0; files.length < count; ) {
    if (at + entryBytes > list.length || view.getUint32(at, true) !== entryMark) return null;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      view.getUint16(at + field, true),
    ) as [number, number, number];
    const nameAt = at + entryBytes;
    const extraAt = nameAt + nameLength;
    const next = extraAt + extraLength + commentLength;
    if (next > list.length) return null;
    const sizes = sizesOf(view, at, list.subarray(extraAt, extraAt + extraLength));
    if (!sizes) return null;
    files.push({
      name: nameOf(list.subarray(nameAt, extraAt)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      ...sizes,
    });
    at = next;
  }
  return files;
}

/** Sizes and position of an entry; ZIP64 lists in its extra field only those that do not fit, in this order. */
function sizesOf(
  view: DataView,
  at: number,
  extra: Uint8Array,
): { size: number; packed: number; from: number } | null {
  const wideFields = zip64Values(extra);
  const values = [24, 20, 42].map((field) => {
    const value = view.getUint32(at + field, true);
    return value === elsewhere ? (wideFields.shift() ?? null) : value;
  });
  const [size, packed, from] = values;
  return size == null || packed == null || from == null ? null : { size, packed, from };
}

function zip64Values(extra: Uint8Array): (number | null)[] {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > extra.length) return [];
    if (view.getUint16(at, true) === zip64Field) {
      const values: (number | null)[] = [];
      for (let value = at + 4; value + 8 <= end; value += 8) values.push(wide(view, value));
      return values;
    }
    at = end;
  }
  return [];
}

/** Files with the end of the room each has; null where two share bytes or one reaches into the directory. */
function withEnds(listed: readonly Listed[], directoryFrom: number): ZipFile[] | null {
  const starts = listed.map(({ from }) => from).sort((a, b) => a - b);
  const endOf = new Map(starts.map((from, at) => [from, starts[at + 1] ?? directoryFrom]));
  const files = listed.map((file) => ({ ...file, until: endOf.get(file.from) ?? directoryFrom }));
  const isApart = files.every(({ from, packed, until }) => from + localHeaderBytes + packed <= until);
  // Of two at one position the map holds the end of the last alone.
  return isApart && endOf.size === listed.length ? files : null;
}

function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A 64-bit number, or null for one that no archive here can mean. */
function wide(view: DataView, at: number): number | null {
  const value = view.getBigUint64(at, true);
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(value);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

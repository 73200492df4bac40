/** Bytes of a page of PostgreSQL. */
export const pageBytes = 8192;

const lanes = 32;
const prime = 16_777_619;
// Where each lane begins (src/include/storage/checksum_impl.h).
const beginnings = Int32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
);
const sums = new Int32Array(lanes);

function mix(lane: number, value: number): void {
  const mixed = (sums[lane] as number) ^ value;
  sums[lane] = Math.imul(mixed, prime) ^ (mixed >>> 17);
}

/** What PostgreSQL writes into a page's header as its checksum: FNV-1a in 32 lanes over the page without it, and its number. */
export function pageChecksum(page: Uint8Array, blockNumber: number): number {
  const words = new Int32Array(page.buffer, page.byteOffset, pageBytes / 4);
  const header = words[2] as number;
  // The checksum's own two bytes count as zeros.
  words[2] = header & ~0xffff;
  sums.set(beginnings);
  for (let at = 0; at < words.length; at += 1) mix(at % lanes, words[at] as number);
  for (let round = 0; round < 2; round += 1) for (let lane = 0; lane < lanes; lane += 1) mix(lane, 0);
  words[2] = header;
  let all = 0;
  for (const sum of sums) all ^= sum;
  return (((all ^ blockNumber) >>> 0) % 65_535) + 1;
}

/** Whether a page is one that PostgreSQL wrote there; a page of zeros has been made room for and not been written yet. */
export function isSoundPage(page: Buffer, blockNumber: number): boolean {
  const written = page.readUInt16LE(8);
  if (written === 0) return page.every((byte) => byte === 0);
  return pageChecksum(page, blockNumber) === written;
}

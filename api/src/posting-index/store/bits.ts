/** A set of small numbers, 32 to a word. */
export type Bits = Uint32Array;

/** An empty set for numbers below `size`. */
export function newBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

/** Adds a number. */
export function setBit(bits: Bits, index: number): void {
  (bits[index >>> 5] as number) |= 1 << (index & 31);
}

/** Takes a number out. */
export function clearBit(bits: Bits, index: number): void {
  (bits[index >>> 5] as number) &= ~(1 << (index & 31));
}

/** Whether the number is in the set. */
export function hasBit(bits: Bits, index: number): boolean {
  return ((bits[index >>> 5] as number) & (1 << (index & 31))) !== 0;
}

/** How many numbers are in `bits` and not in `without`. */
export function countWithout(bits: Bits, without: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let left = (bits[word] as number) & ~(without[word] as number);
    left -= (left >>> 1) & 0x55555555;
    left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
    count += (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** A number in LEB128 at `at`, and where the next byte is. */
function readNumber(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let shift = 0, next = at; ; shift += 7) {
    const byte = bytes[next] ?? 0;
    next += 1;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, next];
  }
}

function numberBytes(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberBytes(value >>> 7)];
}

const importSection = 2;
const kinds = { function: 0, table: 1, memory: 2, global: 3 };
const hasMaximum = 1;
const isShared = 2;

/**
 * WebAssembly that works on a memory shared between threads: only the declaration of the memory that it imports is
 * changed. `maximum` (pages of 64 KB) is for one that declares none, since shared memory needs one. Throws where no
 * memory is imported.
 */
export function withSharedMemory(code: Uint8Array, { maximum }: { maximum: number }): Uint8Array {
  // Behind the eight bytes of magic number and version.
  for (let at = 8; at < code.length; ) {
    const [size, begin] = readNumber(code, at + 1);
    const end = begin + size;
    if (code[at] === importSection) {
      const body = sharedImports(code.subarray(begin, end), maximum);
      const head = [importSection, ...numberBytes(body.length)];
      return Buffer.concat([code.subarray(0, at), Uint8Array.from(head), body, code.subarray(end)]);
    }
    at = end;
  }
  throw new Error('This WebAssembly imports nothing.');
}

function sharedImports(section: Uint8Array, maximum: number): Uint8Array {
  const at = memoryFlagsIn(section);
  const flags = section[at] ?? 0;
  const shared = Uint8Array.of(flags | hasMaximum | isShared);
  const [, behindMinimum] = readNumber(section, at + 1);
  const before = section.subarray(0, at);
  const minimum = section.subarray(at + 1, behindMinimum);
  const added = Uint8Array.from(flags & hasMaximum ? [] : numberBytes(maximum));
  return Buffer.concat([before, shared, minimum, added, section.subarray(behindMinimum)]);
}

/** Where the flags of the imported memory are in the section of imports. */
function memoryFlagsIn(section: Uint8Array): number {
  let at = 0;
  const number = () => {
    const [value, next] = readNumber(section, at);
    at = next;
    return value;
  };
  for (let left = number(); left > 0; left -= 1) {
    for (const _name of ['module', 'field']) {
      const length = number();
      at += length;
    }
    const kind = number();
    if (kind === kinds.memory) return at;
    if (kind === kinds.function) number();
    else if (kind === kinds.global) at += 2;
    else if (kind === kinds.table) {
      at += 1;
      const limits = number();
      number();
      if (limits & hasMaximum) number();
    } else break;
  }
  throw new Error('This WebAssembly imports no memory.');
}

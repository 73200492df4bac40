/** What of a global scope takes memory in large pieces. */
type Scope = {
  Uint8Array: Uint8ArrayConstructor;
  Uint8ClampedArray: Uint8ClampedArrayConstructor;
  WebAssembly?: { Memory: { prototype: { grow(pages: number): number; buffer: ArrayBuffer } } };
  DecompressionStream?: unknown;
};

/** Bytes of a page of WebAssembly memory. */
const pageBytes = 65_536;

/**
 * Limits every buffer that code in a scope creates to `most` bytes: a larger one throws a RangeError, after `onLimit` was
 * called. Decoders of documents hold what they unpack in one growing buffer, whatever the filters and the encryption.
 * The decompression of the browser is taken away, since it holds what it unpacks in pieces.
 */
export function boundMemory(scope: Scope, most: number, onLimit: () => void): void {
  const check = (bytes: number) => {
    if (bytes <= most) return;
    onLimit();
    throw new RangeError(`A buffer of ${bytes} bytes is larger than the limit of ${most}.`);
  };
  const bounded = <T extends new (...args: never[]) => object>(type: T): T =>
    new Proxy(type, {
      construct(target, args: unknown[], newTarget) {
        if (typeof args[0] === 'number') check(args[0]);
        return Reflect.construct(target, args, newTarget);
      },
    });
  scope.Uint8Array = bounded(scope.Uint8Array);
  scope.Uint8ClampedArray = bounded(scope.Uint8ClampedArray);
  scope.DecompressionStream = undefined;
  const memory = scope.WebAssembly?.Memory.prototype;
  if (!memory) return;
  const { grow } = memory;
  memory.grow = function bound(pages) {
    check(this.buffer.byteLength + pages * pageBytes);
    return grow.call(this, pages);
  };
}

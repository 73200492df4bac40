import { expect, test, vi } from 'vitest';
import { boundMemory } from './bounded-memory.ts';

function boundScope(most: number) {
  class Memory {
    buffer = new ArrayBuffer(65_536);
    grow(pages: number): number {
      this.buffer = new ArrayBuffer(this.buffer.byteLength + pages * 65_536);
      return 1;
    }
  }
  const scope = { Uint8Array, Uint8ClampedArray, WebAssembly: { Memory }, DecompressionStream: class {} };
  const onLimit = vi.fn();
  boundMemory(scope as never, most, onLimit);
  return { scope, onLimit, memory: new Memory() };
}

test('buffers up to the limit work as before', () => {
  const { scope, onLimit } = boundScope(1000);
  const made = new scope.Uint8Array(1000);
  expect([made.length, made instanceof scope.Uint8Array, made instanceof Uint8Array]).toEqual([
    1000,
    true,
    true,
  ]);
  expect(new Uint8Array(3)).toBeInstanceOf(scope.Uint8Array);
  expect([...scope.Uint8Array.from([1, 2]), ...new scope.Uint8ClampedArray([300])]).toEqual([1, 2, 255]);
  expect(onLimit).not.toHaveBeenCalled();
});

test('a larger buffer and a larger WebAssembly memory throw, and are reported', () => {
  const { scope, onLimit, memory } = boundScope(200_000);
  expect(() => new scope.Uint8Array(200_001)).toThrow(RangeError);
  expect(() => new scope.Uint8ClampedArray(200_001)).toThrow(RangeError);
  memory.grow(1);
  expect(memory.buffer.byteLength).toBe(131_072);
  expect(() => memory.grow(2)).toThrow(RangeError);
  expect(onLimit).toHaveBeenCalledTimes(3);
  expect(scope.DecompressionStream).toBeUndefined();
});

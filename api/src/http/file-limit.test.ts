import { expect, test } from 'vitest';
import { openFilesLimit } from './file-limit.ts';
import { maxConnections } from './http-connections.ts';

test('the file limit of this process is known, and half of it is for connections', () => {
  expect(openFilesLimit()).toBeGreaterThan(100);
  expect(maxConnections(1024)).toBe(512);
  expect(maxConnections(20)).toBe(16);
  expect(maxConnections(1_048_576)).toBe(8192);
  expect(maxConnections(Number.POSITIVE_INFINITY)).toBe(8192);
});

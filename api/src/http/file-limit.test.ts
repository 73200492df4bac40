import { expect, test } from 'vitest';
import { openFilesLimit } from './file-limit.ts';
import { mostConnections } from './http-connections.ts';

test('the file limit of this process is known, and half of it is for connections', () => {
  expect(openFilesLimit()).toBeGreaterThan(100);
  expect(mostConnections(1024)).toBe(512);
  expect(mostConnections(20)).toBe(16);
  expect(mostConnections(1_048_576)).toBe(8192);
  expect(mostConnections(Number.POSITIVE_INFINITY)).toBe(8192);
});

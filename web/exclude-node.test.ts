import { expect, test } from 'vitest';
import { excludeNode } from './exclude-node.ts';

/** The two hooks of the plugin, as the build calls them. */
const hooks = excludeNode() as unknown as {
  resolveId(id: string, importer?: string): string | null;
  load(id: string): string | null;
};
const core = '/x/node_modules/tesseract.js-core/tesseract-core-simd-lstm.js';

test('modules of Node are empty for the recognition of letters, and for nothing else', () => {
  expect(hooks.load(hooks.resolveId('fs', core) ?? '')).toBe('export default {};');
  expect([
    hooks.resolveId('fs', '/x/src/a.ts'),
    hooks.resolveId('fs'),
    hooks.resolveId('fflate', core),
  ]).toEqual([null, null, null]);
  expect(hooks.load('/x/src/a.ts')).toBeNull();
});

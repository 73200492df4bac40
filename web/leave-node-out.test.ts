import { expect, test } from 'vitest';
import { leaveNodeOut } from './leave-node-out.ts';

const resolved = (id: string, importer?: string) => {
  const { resolveId } = leaveNodeOut() as { resolveId: (id: string, importer?: string) => string | null };
  return resolveId(id, importer);
};
const core = '/x/node_modules/tesseract.js-core/tesseract-core-simd-lstm.js';

test('modules of Node are empty for the recognition of letters, and for nothing else', () => {
  const id = resolved('fs', core) ?? '';
  const { load } = leaveNodeOut() as { load: (id: string) => string | null };
  expect(load(id)).toBe('export default {};');
  expect([resolved('fs', '/x/src/a.ts'), resolved('fs'), resolved('fflate', core)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(load('/x/src/a.ts')).toBeNull();
});

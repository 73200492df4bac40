import { expect, test } from 'vitest';
import { plainTests } from './plain-tests.ts';

test('tests share a process by what they and their kits leave behind', () => {
  const { plain, ownData } = plainTests('web', 'scripts');
  expect(ownData.filter((path) => plain.includes(path))).toEqual([]);
  expect(plain).toContain('scripts/tally.test.ts');
  // It has a kit, which changes nothing that others see.
  expect(plain).toContain('web/src/features/interviews/calendar/entry-box.test.ts');
  expect(ownData).toContain('web/src/data/journal/undo.test.ts');
  // Puts storage that fails in place of the real one; counts every command that any module registered.
  for (const path of ['web/src/data/db/storage-faults.test.ts', 'web/src/data/testing/every-command.test.ts'])
    expect([...plain, ...ownData]).not.toContain(path);
});

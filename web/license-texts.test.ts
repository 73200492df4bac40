import { expect, test } from 'vitest';
import { licensePage } from './license-texts.ts';

test('the page lists packages by name with their texts, and says where a package has none', () => {
  const page = licensePage([
    { name: 'zod', version: '4.0.0', identifier: 'MIT', text: 'MIT License\n\nCopyright Z' },
    { name: 'a', version: '1.0.0' },
  ]);
  expect(page).toContain('these 2 packages');
  expect(page).toContain('zod 4.0.0 (MIT)\n---------------\n\nMIT License\n\nCopyright Z');
  expect(page).toContain('a 1.0.0 (no license stated)\n');
  expect(page).toContain('The package holds no text of its license.');
  expect(page.indexOf('a 1.0.0')).toBeLessThan(page.indexOf('zod 4.0.0'));
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { type IconName, icons } from './icon-names.ts';

type Props = Parameters<typeof Icon>[0];
const drawn = (props: Props) => renderToStaticMarkup(createElement(Icon, props));

test('there are about a hundred names, the two themes among them', () => {
  const names = Object.keys(icons);
  expect(names.length).toBeGreaterThanOrEqual(90);
  expect(names).toEqual(expect.arrayContaining(['theme-light', 'theme-dark']));
  for (const name of names as IconName[]) expect(drawn({ name }), name).toContain('<svg');
});

test.each([
  ['xs', 18],
  ['sm', 20],
  ['md', 24],
  ['lg', 30],
  ['default', 22],
  [undefined, 22],
  [14, 14],
] as const)('size %s is %i px', (size, pixels) => {
  expect(drawn({ name: 'add', ...(size && { size }) })).toContain(`width="${pixels}" height="${pixels}"`);
});

test('a missing and an unknown name raise the two errors of SPEC.md section 8', () => {
  expect(() => drawn({} as Props)).toThrow("Icon prop 'name' is required.");
  expect(() => drawn({ name: 'rocket' } as unknown as Props)).toThrow('Icon rocket is not available.');
  expect(() => drawn({ name: 'toString' } as unknown as Props)).toThrow('Icon toString is not available.');
});

test('an icon with words beside it is decoration, one without is named', () => {
  expect(drawn({ name: 'close' })).toContain('aria-hidden="true"');
  const named = drawn({ name: 'close', label: 'Close' });
  expect(named).toContain('role="img"');
  expect(named).toContain('aria-label="Close"');
  expect(named).not.toContain('aria-hidden');
});

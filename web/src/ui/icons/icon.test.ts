import { readdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { type IconName, restIconNames } from './icon-names.ts';
import { iconTable } from './icon-table.ts';
import { firstIcons } from './icons-first.ts';

type Props = Parameters<typeof Icon>[0];
const drawn = (props: Props) => renderToStaticMarkup(createElement(Icon, props));

// The order counts: once they are loaded, the others are there for good.
test('an icon that comes later has its place kept and its meaning said until it is there', async () => {
  const waiting = drawn({ name: 'sparkles', size: 'lg', label: 'New' });
  expect(waiting).toContain('width="30" height="30"');
  expect(waiting).toContain('role="img" aria-label="New"');
  expect(waiting).not.toContain('<path');
  await import('./icons-rest.ts');
  expect(drawn({ name: 'sparkles' })).toContain('<path');
});

test('there are about a hundred names, the two themes among them, and each is drawn', () => {
  const names = [...Object.keys(firstIcons), ...restIconNames];
  expect(names.length).toBeGreaterThanOrEqual(90);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(iconTable()).sort()).toEqual(names.toSorted());
  expect(names).toEqual(expect.arrayContaining(['theme-light', 'theme-dark']));
  for (const name of names as IconName[])
    expect(drawn({ name }), name).toMatch(/<svg.+<(path|circle|rect|line|polyline|polygon)/);
});

test('the public screens and the bar find their icons in the first script', () => {
  const rest = restIconNames.join('|');
  const late = new RegExp(`(?:name=|icon(?:=|: ))\\{?["'](?:${rest})["']`, 'g');
  const folders = ['auth', 'home', 'resources', 'settings'].map(
    (name) => new URL(`../../features/${name}/`, import.meta.url),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => new URL(name.replaceAll('\\', '/'), folder)),
  );
  const others = [
    '../../app/shell/top-bar.tsx',
    '../fields/select-field.tsx',
    '../toasts/toast-host.tsx',
    '../notes/note.tsx',
  ];
  expect(files.length).toBeGreaterThan(15);
  const found = [...files, ...others.map((path) => new URL(path, import.meta.url))].flatMap(
    (file) => readFileSync(file, 'utf8').match(late) ?? [],
  );
  expect(found, 'move these names to icons-first.ts').toEqual([]);
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
  expect(drawn({ name: 'menu', ...(size && { size }) })).toContain(`width="${pixels}" height="${pixels}"`);
});

test('a missing and an unknown name raise the two specified errors', () => {
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

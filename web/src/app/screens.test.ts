import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { forwardedPaths } from '../features/home/forwarded-paths.data.ts';
import { screens } from './screens.data.ts';
import { specifiedPaths } from './specified-paths.data.ts';

/** Addresses of docs/spec/screens.md, Access, that have no screen yet. Lower it with each that is built, never raise it. */
const maxMissing = 20;

const stands = new Map(screens.map(({ path, access }) => [path, access]));
const missing = specifiedPaths.filter((path) => !stands.has(path));

describe('the table of screens', () => {
  it('has each address once, and none twice in the specification', () => {
    expect(stands.size).toBe(screens.length);
    expect(new Set(specifiedPaths).size).toBe(specifiedPaths.length);
  });

  it('has screens only where the specification has one, the additions, and the page for unknown addresses', () => {
    expect([...stands.keys()].filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/work/review',
      '/contacts',
      '/jobs/mail',
      '/jobs/offers',
      '/interview/prepare/:internalId',
      '/interview/debrief/:internalId',
      '/interview/stories',
      '/resume/import',
      '/resume/review',
      '/places/compare',
      '/companies/shared',
      '/operator',
      '/settings/calls',
      '*',
    ]);
  });

  it(`has ${specifiedPaths.length - missing.length} of ${specifiedPaths.length} addresses; the others may not grow`, () => {
    expect(missing.length, `not built: ${missing.join(' ')}`).toBeLessThanOrEqual(maxMissing);
  });

  it('opens to anybody the public screens, and nothing else', () => {
    const open = screens.filter(({ access }) => access !== 'signed-in').map(({ path }) => path);
    expect(open.sort()).toEqual(
      ['/', '/auth', '/about', '/privacy', '/terms', '/support', '/settings', '*'].sort(),
    );
    expect(stands.get('/')).toBe('home');
    expect(stands.get('/settings')).toBe('own-data');
  });

  it.each(screens)(
    'has an example that opens $path, needed where it has a parameter',
    ({ path, example }) => {
      expect(/[:*]/.test(path)).toBe(example !== undefined);
      const examples = [example ?? path].flat();
      expect(examples.filter((one) => !matchPath(path, one))).toEqual([]);
      if (path !== '*') expect(examples.filter((one) => closest(one) !== path)).toEqual([]);
    },
  );

  it('draws at build only what anybody may open', () => {
    const drawn = screens.filter(({ drawnTitle }) => drawnTitle !== undefined);
    expect(drawn.map(({ path }) => path)).toEqual(['/', '/auth', '/about', '/privacy', '/terms']);
    expect(drawn.every(({ access }) => access === 'home' || access === 'public')).toBe(true);
  });
});

describe('the forwarded addresses', () => {
  it.each(Object.entries(forwardedPaths))(
    'leads from %s, which is no screen, to %s, which is one',
    (from, to) => {
      expect(closest(from)).toBeUndefined();
      expect(closest(to.split('?')[0] ?? '')).toBeDefined();
    },
  );
});

/** The first address of the table that opens this one, the ones with fewer parameters before the others. */
function closest(address: string): string | undefined {
  const parameters = (path: string) => path.split(':').length;
  return screens
    .map(({ path }) => path)
    .filter((path) => path !== '*' && matchPath(path, address))
    .sort((a, b) => parameters(a) - parameters(b))[0];
}

import { expect, test } from 'vitest';
import { visibleNavigation } from '../navigation.ts';
import type { Variant } from '../screen.ts';
import { paletteScreens } from './palette-screens.ts';

const offered = (variant: Variant, isSignedIn: boolean) =>
  paletteScreens(visibleNavigation(variant, isSignedIn), variant, isSignedIn);
const pathsOf = (variant: Variant, isSignedIn: boolean) =>
  offered(variant, isSignedIn).map(({ path }) => path);

test('the palette begins with Work, then the drawer, then what stands in no drawer', () => {
  const drawer = visibleNavigation('job', true)
    .map(({ path }) => path)
    .filter((path) => path !== '/');
  expect(pathsOf('job', true)).toEqual([
    '/work',
    ...drawer,
    '/work/review',
    '/jobs/map/search',
    '/jobs/map/view',
    '/job/locations',
    '/contacts',
    '/jobs/mail',
    '/jobs/offers',
    '/job/search/assistant',
    '/job/search/coach',
    '/interview/add',
    '/interview/practice',
    '/interview/stories',
    '/interview/tips',
    '/company/add',
    '/resume/add',
    '/resume/import',
    '/resume/review',
    '/career/coaching',
    '/places/list',
    '/places/search',
    '/places/discover',
    '/place/add',
    '/places/compare',
    '/companies/discover',
    '/companies/search',
    '/companies/map',
    '/companies/shared',
    '/settings#import',
    '/settings/calls',
    '/profile',
  ]);
  const titles = offered('job', true).map(({ path, title }) => [path, [title().message].flat().join('')]);
  expect(Object.fromEntries(titles)).toMatchObject({
    '/work': 'Work',
    '/jobs/map/search': 'Job search map',
    '/jobs/map/view': 'Jobs on a map',
    '/job/locations': 'Search locations',
    '/resume/add': 'Add resume',
    '/resume/review': 'Review the default resume',
    '/settings#import': 'Import jobs',
    '/settings/calls': 'Questions to models',
    '/profile': 'Profile',
  });
});

test('the palette offers no screen of jobs in the place variant', () => {
  expect(pathsOf('place', true).filter((path) => path.includes('job') || path.includes('import'))).toEqual(
    [],
  );
  expect(pathsOf('place', true)).toEqual(expect.arrayContaining(['/work', '/profile', '/location/from']));
});

test('signed out, the palette offers the drawer alone', () => {
  expect(pathsOf('job', false)).toEqual(visibleNavigation('job', false).map(({ path }) => path));
  expect(pathsOf('job', false)).toContain('/');
});

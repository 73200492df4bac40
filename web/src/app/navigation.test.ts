import { expect, test } from 'vitest';
import { navigation, selectedPath, visibleNavigation } from './navigation.ts';

const everything = () => true;
const pathsOf = (items: { path: string }[]) => items.map(({ path }) => path).sort();

test('the drawer holds exactly the entries of the specification', () => {
  const allUsers = ['/', '/about', '/terms', '/privacy', '/support'];
  const shared = ['/place/groups', '/location/from', '/settings', '/subscribe', '/places'];
  const jobOnly = [
    '/jobs/search',
    '/jobs/list',
    '/companies',
    '/resumes',
    '/interviews',
    '/jobs/applications',
  ];
  const jobRest = ['/career/counseling', '/cities', '/resources'];
  expect(pathsOf(visibleNavigation('job', true, everything))).toEqual(
    [...allUsers, ...shared, ...jobOnly, ...jobRest].sort(),
  );
  expect(pathsOf(visibleNavigation('place', true, everything))).toEqual([...allUsers, ...shared].sort());
  expect(pathsOf(visibleNavigation('job', false, everything))).toEqual([...allUsers, '/settings'].sort());
});

test('the reduced top bar lists the flagged entries only', () => {
  const top = (variant: 'job' | 'place') =>
    navigation.filter((item) => item.top?.includes(variant)).map(({ path }) => path);
  expect(top('job')).toEqual(['/jobs/search', '/jobs/list', '/companies', '/resumes', '/settings']);
  expect(top('place')).toEqual(['/places', '/place/groups', '/location/from', '/settings']);
});

test.each([
  ['/', '/'],
  ['/jobs/search/ohio/columbus', '/jobs/search'],
  ['/jobs/applications/archived', '/jobs/applications'],
  ['/nowhere', null],
])('%s selects %s', (pathname, expected) => {
  expect(selectedPath(navigation, pathname)).toBe(expected);
});

test('a screen that does not exist yet is not linked', () => {
  expect(visibleNavigation('job', true, (path) => path === '/jobs/list').map(({ path }) => path)).toEqual([
    '/jobs/list',
  ]);
});

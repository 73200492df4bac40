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

test('labels and paths are those of the specification, word for word', () => {
  const table = {
    '/': 'Home',
    '/about': 'About',
    '/terms': 'Terms',
    '/privacy': 'Privacy',
    '/support': 'Support',
    '/jobs/search': 'Job Search',
    '/jobs/list': 'Jobs',
    '/companies': 'Companies',
    '/resumes': 'Resumes',
    '/interviews': 'Interviews',
    '/jobs/applications': 'Applications',
    '/career/counseling': 'Career Counseling',
    '/places': 'Places',
    '/place/groups': 'Place Groups',
    '/cities': 'Cities',
    '/location/from': 'Location',
    '/settings': 'Settings',
    '/resources': 'Resources',
    '/subscribe': 'Subscribe',
  };
  expect(
    Object.fromEntries(navigation.map(({ path, label }) => [path, [label.message].flat().join('')])),
  ).toEqual(table);
});

test('signed out, both variants hold the same: the entries for everybody and Settings', () => {
  const out = (variant: 'job' | 'place') => pathsOf(visibleNavigation(variant, false, everything));
  expect(out('place')).toEqual(out('job'));
  expect(out('place')).toHaveLength(6);
});

test('an entry that is drawer only or of the other variant is never in the reduced top bar', () => {
  for (const { path, who, top = [] } of navigation)
    for (const variant of top) expect(who === 'all' || who.includes(variant), path).toBe(true);
  expect(navigation.find(({ path }) => path === '/subscribe')?.top).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/place/groups', '/place/groups'],
  ['/places/map/all', '/places'],
  ['/settings/', '/settings'],
  ['/companies/list/all', '/companies'],
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

import { expect, test } from 'vitest';
import { inBarOrder, navigation, selectedPath, visibleNavigation } from './navigation.ts';
import { screens } from './screens.data.ts';

const pathsOf = (items: { path: string }[]) => items.map(({ path }) => path).sort();

type Entry = readonly [label: string, who: 'all' | readonly string[], top?: readonly string[]];
const job = ['job'];
const both = ['job', 'place'];

/** The drawer of docs/spec/screens.md, Navigation, word for word: label, who sees it, in whose reduced top bar it stands. */
const specified: Record<string, Entry> = {
  '/': ['Home', 'all'],
  '/about': ['About', 'all'],
  '/terms': ['Terms', 'all'],
  '/privacy': ['Privacy', 'all'],
  '/support': ['Support', 'all'],
  '/jobs/search': ['Job Search', job, job],
  '/jobs/list': ['Jobs', job, job],
  '/companies': ['Companies', job, job],
  '/resumes': ['Resumes', job, job],
  '/interviews': ['Interviews', job],
  '/jobs/applications': ['Applications', job],
  '/career/counseling': ['Career Counseling', job],
  '/cities': ['Cities', job],
  '/resources': ['Resources', job],
  '/place/groups': ['Place Groups', both, ['place']],
  '/location/from': ['Location', both, ['place']],
  '/places': ['Places', both, ['place']],
  '/settings': ['Settings', both, both],
  '/subscribe': ['Subscribe', both],
};
const stands = new Set(screens.map(({ path }) => path.replace(/\/:.*/, '')));
const expected = Object.entries(specified).filter(([path]) => stands.has(path));
const expectedFor = (sees: (entry: Entry, path: string) => boolean) =>
  expected
    .filter(([path, entry]) => sees(entry, path))
    .map(([path]) => path)
    .sort();

test('the drawer holds exactly the entries of the specification whose screens stand', () => {
  expect(expected.length).toBeGreaterThanOrEqual(12);
  expect(pathsOf(navigation.slice())).toEqual(expected.map(([path]) => path).sort());
  for (const variant of ['job', 'place'] as const)
    expect(pathsOf(visibleNavigation(variant, true))).toEqual(
      expectedFor(([, who]) => who === 'all' || who.includes(variant)),
    );
  expect(pathsOf(visibleNavigation('job', false))).toEqual(
    expectedFor(([, who], path) => who === 'all' || path === '/settings'),
  );
});

test('the reduced top bar lists the flagged entries only', () => {
  for (const variant of ['job', 'place'] as const)
    expect(pathsOf(navigation.filter(({ top }) => top?.includes(variant)))).toEqual(
      expectedFor(([, , top]) => top?.includes(variant) ?? false),
    );
});

test('the wide top bar shows words for the main places to go to', () => {
  const wide = ['/jobs/search', '/jobs/list', '/companies', '/resumes', '/interviews', '/places'];
  const shown = inBarOrder(navigation.filter((item) => item.wide));
  expect(shown.map(({ path }) => path)).toEqual(wide.filter((path) => stands.has(path)));
});

test('labels are those of the specification, word for word', () => {
  expect(
    Object.fromEntries(navigation.map(({ path, title }) => [path, [title().message].flat().join('')])),
  ).toEqual(Object.fromEntries(expected.map(([path, [label]]) => [path, label])));
});

test('the drawer keeps the order of the specification', () => {
  expect(navigation.map(({ group }) => group)).toEqual(
    ['main', 'grow', 'places', 'site'].flatMap((group) =>
      navigation.filter((item) => item.group === group).map((item) => item.group),
    ),
  );
  expect(visibleNavigation('job', true).map(({ path }) => path)).toEqual(
    [
      ...['/', '/jobs/search', '/jobs/list', '/jobs/applications', '/interviews', '/companies', '/resumes'],
      ...['/career/counseling', '/resources', '/places', '/place/groups', '/cities', '/location/from'],
      ...['/settings', '/subscribe', '/about', '/support', '/privacy', '/terms'],
    ].filter((path) => stands.has(path)),
  );
});

test('signed out, both variants hold the same: the entries for everybody and Settings', () => {
  const out = (variant: 'job' | 'place') => pathsOf(visibleNavigation(variant, false));
  expect(out('place')).toEqual(out('job'));
  expect(out('place')).toHaveLength(6);
});

test('an entry that is drawer only or of the other variant is never in the reduced top bar', () => {
  for (const { path, who, top = [] } of navigation)
    for (const variant of top) expect(who === 'all' || who.includes(variant), path).toBe(true);
  expect(navigation.find(({ path }) => path === '/about')?.top).toBeUndefined();
});

const everyEntry = Object.keys(specified).map((path) => ({ path }));

test.each([
  ['/', '/'],
  ['/place/groups', '/place/groups'],
  ['/places/map/all', '/places'],
  ['/settings/', '/settings'],
  ['/companies/list/all', '/companies'],
  ['/jobs/search/ohio/columbus', '/jobs/search'],
  ['/jobs/applications/archived', '/jobs/applications'],
  ['/nowhere', null],
])('%s selects %s', (pathname, entry) => {
  expect(selectedPath(everyEntry, pathname)).toBe(entry);
});

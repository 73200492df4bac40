import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '../components/icon-names.ts';
import { paths } from './paths.ts';

type Variant = 'job' | 'place';

/** A drawer entry (SPEC.md section 2). `who`: everybody, or signed-in people of these variants. */
export type NavigationItem = {
  path: string;
  label: MessageDescriptor;
  icon: IconName;
  group: 'main' | 'grow' | 'places' | 'site';
  who: 'all' | readonly Variant[];
  /** Variants in which it stands in the reduced top bar. */
  top?: readonly Variant[];
};

const job = ['job'] as const;
const both = ['job', 'place'] as const;
const place = ['place'] as const;

/** Every entry of the specification's table, in the order of the drawer. */
export const navigation: readonly NavigationItem[] = [
  { path: paths.home, label: msg`Home`, icon: 'home', group: 'main', who: 'all' },
  { path: paths.jobSearch, label: msg`Job Search`, icon: 'search', group: 'main', who: job, top: job },
  { path: paths.jobs, label: msg`Jobs`, icon: 'jobs', group: 'main', who: job, top: job },
  { path: paths.applications, label: msg`Applications`, icon: 'applications', group: 'main', who: job },
  { path: paths.interviews, label: msg`Interviews`, icon: 'interviews', group: 'main', who: job },
  { path: paths.companies, label: msg`Companies`, icon: 'companies', group: 'main', who: job, top: job },
  { path: paths.resumes, label: msg`Resumes`, icon: 'resumes', group: 'main', who: job, top: job },
  { path: paths.counseling, label: msg`Career Counseling`, icon: 'counseling', group: 'grow', who: job },
  { path: paths.resources, label: msg`Resources`, icon: 'resources', group: 'grow', who: job },
  { path: paths.places, label: msg`Places`, icon: 'places', group: 'places', who: both, top: place },
  {
    path: paths.placeGroups,
    label: msg`Place Groups`,
    icon: 'place-groups',
    group: 'places',
    who: both,
    top: place,
  },
  { path: paths.cities, label: msg`Cities`, icon: 'cities', group: 'places', who: job },
  { path: paths.location, label: msg`Location`, icon: 'location', group: 'places', who: both, top: place },
  { path: paths.settings, label: msg`Settings`, icon: 'settings', group: 'site', who: both, top: both },
  { path: paths.subscribe, label: msg`Subscribe`, icon: 'subscribe', group: 'site', who: both },
  { path: paths.about, label: msg`About`, icon: 'info', group: 'site', who: 'all' },
  { path: paths.support, label: msg`Support`, icon: 'support', group: 'site', who: 'all' },
  { path: paths.privacy, label: msg`Privacy`, icon: 'privacy', group: 'site', who: 'all' },
  { path: paths.terms, label: msg`Terms`, icon: 'terms', group: 'site', who: 'all' },
];

/** The entries a person sees, of the screens that exist. */
export function visibleNavigation(
  variant: Variant,
  isSignedIn: boolean,
  exists: (path: string) => boolean,
): NavigationItem[] {
  return navigation.filter(
    ({ who, path }) =>
      exists(path) && (who === 'all' || (isSignedIn ? who.includes(variant) : path === paths.settings)),
  );
}

/** The selected entry: the longest one contained in the address; Home only when equal (READINGS R7). */
export function selectedPath(items: readonly { path: string }[], pathname: string): string | null {
  if (pathname === '/') return '/';
  const hits = items.map(({ path }) => path).filter((path) => path !== '/' && pathname.includes(path));
  return hits.sort((a, b) => b.length - a.length)[0] ?? null;
}

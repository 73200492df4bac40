import type { ComponentType } from 'react';
import { paths } from './paths.ts';

/**
 * Who may open a screen (SPEC.md section 2): `public`: anybody; `own-data`: anybody, and a signed-in person with their
 * own data; `signed-in`: nobody else, the others sign in first and come back; `home`: who is signed in goes to /work.
 */
export type Access = 'home' | 'public' | 'own-data' | 'signed-in';

/** One screen: its address as the router reads it, who may open it, and where its code is. */
export type ScreenLine = { path: string; access: Access; load: () => Promise<ComponentType> };

/** The one table of screens: a new screen is one line here and one in paths.ts. */
export const screens: readonly ScreenLine[] = [
  {
    path: paths.home,
    access: 'home',
    load: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  },
  {
    path: paths.auth,
    access: 'public',
    load: async () => (await import('../features/auth/auth-screen.tsx')).AuthScreen,
  },
  {
    path: paths.about,
    access: 'public',
    load: async () => (await import('../features/home/about-screen.tsx')).AboutScreen,
  },
  {
    path: paths.privacy,
    access: 'public',
    load: async () => (await import('../features/home/privacy-screen.tsx')).PrivacyScreen,
  },
  {
    path: paths.terms,
    access: 'public',
    load: async () => (await import('../features/home/terms-screen.tsx')).TermsScreen,
  },
  {
    path: paths.support,
    access: 'public',
    load: async () => (await import('../features/home/support-screen.tsx')).SupportScreen,
  },
  {
    path: paths.settings,
    access: 'own-data',
    load: async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
  },
  {
    path: paths.work,
    access: 'signed-in',
    load: async () => (await import('../features/work/work-screen.tsx')).WorkScreen,
  },
  {
    path: paths.profile,
    access: 'signed-in',
    load: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: paths.resources,
    access: 'signed-in',
    load: async () => (await import('../features/resources/resources-screen.tsx')).ResourcesScreen,
  },
  { path: paths.jobSearch, access: 'signed-in', load: search },
  { path: '/jobs/search/:state/:city', access: 'signed-in', load: search },
  { path: '/jobs/searchterm/:term', access: 'signed-in', load: search },
  { path: '/jobs/searchtermlocation/:state/:city/:term', access: 'signed-in', load: search },
  { path: paths.jobs, access: 'signed-in', load: jobs },
  { path: '/jobs/applications/:status?', access: 'signed-in', load: jobs },
  { path: '/jobs/submissions/:method?', access: 'signed-in', load: jobs },
  {
    path: paths.jobAdd,
    access: 'signed-in',
    load: async () => (await import('../features/jobs/job-add-screen.tsx')).JobAddScreen,
  },
  {
    path: '/job/edit/:internalId',
    access: 'signed-in',
    load: async () => (await import('../features/jobs/job-edit-screen.tsx')).JobEditScreen,
  },
  {
    path: '*',
    access: 'public',
    load: async () => (await import('../features/home/not-found-screen.tsx')).NotFoundScreen,
  },
];

async function search() {
  return (await import('../features/search/search-screen.tsx')).SearchScreen;
}

async function jobs() {
  return (await import('../features/jobs/jobs-screen.tsx')).JobsScreen;
}

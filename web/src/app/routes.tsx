import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { AuthenticatedOnly, HomeOrWork } from './guards.tsx';
import { paths } from './paths.ts';
import { RouteProblem } from './route-problem.tsx';
import { Shell } from './shell.tsx';

const AuthScreen = lazy(async () => ({
  default: (await import('../features/auth/auth-screen.tsx')).AuthScreen,
}));
const HomeScreen = lazy(async () => ({
  default: (await import('../features/home/home-screen.tsx')).HomeScreen,
}));
const AboutScreen = lazy(async () => ({
  default: (await import('../features/home/about-screen.tsx')).AboutScreen,
}));
const PrivacyScreen = lazy(async () => ({
  default: (await import('../features/home/privacy-screen.tsx')).PrivacyScreen,
}));
const TermsScreen = lazy(async () => ({
  default: (await import('../features/home/terms-screen.tsx')).TermsScreen,
}));
const SupportScreen = lazy(async () => ({
  default: (await import('../features/home/support-screen.tsx')).SupportScreen,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import('../features/home/not-found-screen.tsx')).NotFoundScreen,
}));
const WorkScreen = lazy(async () => ({
  default: (await import('../features/work/work-screen.tsx')).WorkScreen,
}));
const SearchScreen = lazy(async () => ({
  default: (await import('../features/search/search-screen.tsx')).SearchScreen,
}));
const JobsScreen = lazy(async () => ({
  default: (await import('../features/jobs/jobs-screen.tsx')).JobsScreen,
}));
const JobAddScreen = lazy(async () => ({
  default: (await import('../features/jobs/job-add-screen.tsx')).JobAddScreen,
}));
const JobEditScreen = lazy(async () => ({
  default: (await import('../features/jobs/job-edit-screen.tsx')).JobEditScreen,
}));

/** One error boundary per screen, so that a broken one leaves the rest standing. */
const screen = (path: string, element: RouteObject['element']): RouteObject => ({
  path,
  element,
  errorElement: <RouteProblem />,
});

/** Screens that anybody may open. */
const open: RouteObject[] = [
  screen(paths.auth, <AuthScreen />),
  screen(paths.about, <AboutScreen />),
  screen(paths.privacy, <PrivacyScreen />),
  screen(paths.terms, <TermsScreen />),
  screen(paths.support, <SupportScreen />),
];

/** Screens of a signed-in person. */
const guarded: RouteObject[] = [
  screen(paths.work, <WorkScreen />),
  screen(paths.jobSearch, <SearchScreen />),
  screen('/jobs/search/:state/:city', <SearchScreen />),
  screen('/jobs/searchterm/:term', <SearchScreen />),
  screen('/jobs/searchtermlocation/:state/:city/:term', <SearchScreen />),
  screen(paths.jobs, <JobsScreen />),
  screen('/jobs/applications/:status?', <JobsScreen />),
  screen('/jobs/submissions/:method?', <JobsScreen />),
  screen(paths.jobAdd, <JobAddScreen />),
  screen('/job/edit/:internalId', <JobEditScreen />),
];

/** The address table of the web: home, public screens, guarded screens, not found. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    errorElement: <RouteProblem />,
    children: [
      screen(paths.home, <HomeOrWork home={<HomeScreen />} />),
      ...open,
      { element: <AuthenticatedOnly />, children: guarded },
      screen('*', <NotFoundScreen />),
    ],
  },
]);

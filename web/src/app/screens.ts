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
  { path: paths.jobSearchMap, access: 'signed-in', load: searchMap },
  { path: '/jobs/map/search/:state/:city', access: 'signed-in', load: searchMap },
  {
    path: paths.jobsMap,
    access: 'signed-in',
    load: async () => (await import('../features/job-maps/own-map-screen.tsx')).OwnMapScreen,
  },
  {
    path: paths.jobLocations,
    access: 'signed-in',
    load: async () => (await import('../features/job-maps/job-locations-screen.tsx')).JobLocationsScreen,
  },
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
    path: '/job/apply/:internalId',
    access: 'signed-in',
    load: async () => (await import('../features/jobs/job-apply-screen.tsx')).JobApplyScreen,
  },
  {
    path: '/job/application/preparation/:internalId',
    access: 'signed-in',
    load: async () => (await import('../features/jobs/job-prepare-screen.tsx')).JobPrepareScreen,
  },
  {
    path: paths.jobProcess,
    access: 'signed-in',
    load: async () => (await import('../features/work/process-screen.tsx')).ProcessScreen,
  },
  {
    path: paths.occupations,
    access: 'signed-in',
    load: async () => (await import('../features/occupations/occupations-screen.tsx')).OccupationsScreen,
  },
  {
    path: paths.countries,
    access: 'signed-in',
    load: async () => (await import('../features/geography/countries-screen.tsx')).CountriesScreen,
  },
  {
    path: paths.cities,
    access: 'signed-in',
    load: async () => (await import('../features/geography/cities-screen.tsx')).CitiesScreen,
  },
  {
    path: paths.cityResources,
    access: 'signed-in',
    load: async () => (await import('../features/geography/city-resources-screen.tsx')).CityResourcesScreen,
  },
  { path: '/city/:group', access: 'signed-in', load: cityGroup },
  { path: '/city/:group/:internalId', access: 'signed-in', load: cityGroup },
  {
    path: '/city/details/:cityId',
    access: 'signed-in',
    load: async () => (await import('../features/geography/city-details-screen.tsx')).CityDetailsScreen,
  },
  {
    path: paths.locationEdit,
    access: 'signed-in',
    load: async () => (await import('../features/locations/location-edit-screen.tsx')).LocationEditScreen,
  },
  {
    path: paths.location,
    access: 'signed-in',
    load: async () => (await import('../features/locations/location-from-screen.tsx')).LocationFromScreen,
  },
  {
    path: '/location/listworld/:locationType/:initCountrySelection',
    access: 'signed-in',
    load: async () => (await import('../features/locations/location-world-screen.tsx')).LocationWorldScreen,
  },
  {
    path: '/location/list/:locationType/:countryCode?/:stateCode?',
    access: 'signed-in',
    load: async () => (await import('../features/locations/location-list-screen.tsx')).LocationListScreen,
  },
  {
    path: '/location/manage/:locationType/:internalId',
    access: 'signed-in',
    load: async () => (await import('../features/locations/location-manage-screen.tsx')).LocationManageScreen,
  },
  {
    path: paths.metroMap,
    access: 'signed-in',
    load: async () => (await import('../features/locations/map-cbsa-screen.tsx')).MapCbsaScreen,
  },
  {
    path: '/location/map/:locationType/:mapType?/:countryCode?/:stateCode?',
    access: 'signed-in',
    load: async () => (await import('../features/locations/location-map-screen.tsx')).LocationMapScreen,
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

async function searchMap() {
  return (await import('../features/job-maps/posting-map-screen.tsx')).PostingMapScreen;
}

async function jobs() {
  return (await import('../features/jobs/jobs-screen.tsx')).JobsScreen;
}

async function cityGroup() {
  return (await import('../features/geography/city-group-screen.tsx')).CityGroupScreen;
}
